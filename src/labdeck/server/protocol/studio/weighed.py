"""The balance of a text as it becomes known."""

from typing import Literal

from labdeck.server.protocol.words import Told

from .texts import Value


class FigureTold(Told):
    """A number with the ends of its 95 % interval."""

    value: float
    low: float | None
    high: float | None


class Measure(Told):
    """A figure of a deck, in words that people understand."""

    key: str
    label: str
    figure: FigureTold
    text: str
    """As people read it."""


class RemedyTold(Told):
    """Changes that were tried before they are said."""

    changes: list[dict[str, Value]]
    """Each can be sent as a change wish: table, card, field, new."""
    before: FigureTold
    after: FigureTold
    mends: bool
    says: str


class FindingTold(Told):
    """Something that a designer should look at."""

    key: str
    about: str
    subjects: list[str]
    """Ids of cards, kinds, plans or numbers of players."""
    says: str
    size: FigureTold
    unit: str
    fair: float
    is_grave: bool
    remedy: RemedyTold | None


class Weighed(Told):
    """The balance of a text, as far as it is known; the next one of that number replaces it."""

    type: Literal["weighed"]
    number: int
    games: int
    players: int
    measures: list[Measure]
    findings: list[FindingTold]
    """The gravest first."""
    fine: list[str]
    """What was looked at and is as it should be."""
    progress: float
    """From 0 to 1."""
    is_done: bool
    told: str
    """What was changed since the balance before did to the deck, in one sentence; may be empty."""
