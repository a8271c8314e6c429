"""Cards that pupils send for a deck, and what becomes of them."""

from typing import Annotated, Literal

from pydantic import Field

from labdeck.server.protocol.form import Form, Name, Word
from labdeck.server.protocol.words import Told

from .texts import Value


class Submission(Form):
    """A card that somebody sends to a collection."""

    by: Name
    table: Word
    values: Annotated[dict[str, Value], Field(max_length=40)]


class Verdict(Form):
    """What becomes of a card that was sent."""

    accepts: bool


class Collection(Told):
    """Where pupils send their cards."""

    code: str


class CollectionFor(Told):
    """What somebody sees who is to send a card."""

    code: str
    title: str
    text: str
    """Of the deck for which cards are collected."""


class Sent(Told):
    """A card that was sent to a collection."""

    number: int
    by: str
    table: str
    values: dict[str, Value]
    state: Literal["new", "accepted", "refused"]
    says: str
    """What is wrong with it; empty if it is right."""
