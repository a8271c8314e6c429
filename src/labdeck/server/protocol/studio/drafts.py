"""Drafts: keeping a deck, its versions, and what two people made of it."""

from typing import Annotated

from pydantic import AfterValidator, Field

from labdeck.server.protocol.form import Form, Number, one_line
from labdeck.server.protocol.words import Told

from .texts import Text, Value


class NewDraft(Form):
    """A deck to be kept."""

    text: Text


class Save(Form):
    """A text to be kept as the newest version of a draft."""

    text: Text
    parent: Number
    """The version that it was made from."""
    says: Annotated[str, Field(max_length=200), AfterValidator(one_line)] = ""
    """What was changed, in its author's words; may be empty."""


class DraftTicket(Told):
    """What somebody gets who keeps a deck."""

    draft: str
    secret: str
    """Told once; who has it may change the deck."""
    version: int


class Secret(Told):
    """A new secret of a draft; the old one is worth nothing."""

    secret: str


class Version(Told):
    """A version of a draft."""

    version: int
    parent: int
    """0: none."""
    saved: float
    """Seconds since 1970."""
    says: str
    title: str
    name: str
    """By which it is played; empty while its text is not right."""
    is_aside: bool
    """Whether it was kept beside the others, since another was saved before it."""


class Draft(Version):
    """A draft at one of its versions."""

    draft: str
    head: int
    """Its newest version."""
    text: str


class Conflict(Told):
    """A field that two people changed otherwise."""

    table: str
    card: str
    """Its id or kind; empty where the table has no cards."""
    name: str
    field: str
    base: Value
    mine: Value
    theirs: Value
    """This one stands in the text now."""


class Saved(Told):
    """What became of a text that was to be kept; it is on disk."""

    version: int
    """The newest version now."""
    text: str
    """Its text: another one than was sent where somebody saved before."""
    is_merged: bool
    aside: int
    """The version in which the text stands as it was sent, where there were conflicts; else 0."""
    conflicts: list[Conflict]


class DeckName(Told):
    """By which name a deck is played, looked at and printed."""

    deck: str
