"""What an editor shows of a text: its cards, its problems, and the card that is open."""

from typing import Literal

from labdeck.server.protocol.words import KnobValue, Told

from .texts import Value


class StudioProblem(Told):
    """Something that is wrong in a text."""

    table: str
    at: int
    """-1: no card of the table."""
    card: str
    field: str
    line: int
    says: str
    nearest: str
    is_error: bool
    can_mend: bool


class CardLine(Told):
    """A card in the list of a deck."""

    table: str
    at: int
    id: str
    name: str
    says: str
    """What it is, in a few words: its points, when it is played."""
    copies: int
    line: int
    problems: int


class Understood(Told):
    """How the sentences of a card were read."""

    says: str
    """As the card will say it; empty if it was not understood."""
    steps: list[str]
    """What happens, one thing after another, in plain words."""
    hurts: str
    """Whom it hurts, and whether they may cancel it; may be empty."""


class OpenCard(Told):
    """The card that is open."""

    table: str
    at: int
    values: dict[str, Value]
    face: str
    """An SVG; empty while the card cannot be drawn."""
    understood: Understood | None


class Looked(Told):
    """What is to be shown of a text."""

    type: Literal["looked"]
    number: int
    rules: str
    """The family; empty while it is not known."""
    title: str
    size: int
    """How many cards it has, copies counted."""
    is_right: bool
    name: str
    """By which it can be played; empty while it is not right."""
    head: dict[str, dict[str, Value]]
    """The tables that have no cards: deck, words, knobs, tags, classes."""
    usual: dict[str, KnobValue]
    """The family's own value of each knob."""
    cards: list[CardLine]
    problems: list[StudioProblem]
    open: OpenCard | None


class Face(Told):
    """The face of the card that is open, as it will be; the rest of what a message asked follows."""

    type: Literal["face"]
    number: int
    table: str
    at: int
    face: str
    """An SVG."""
