"""How a deck is played, as it is told to people."""

from typing import Literal

from .answers import RulePart
from .words import Told


class Shown(Told):
    """A card in a picture: a card's face, or the back of a pile."""

    side: Literal["face", "back"]
    id: str
    """The card's id, or the name of the pile."""
    says: str


class Pointer(Told):
    """What a part of a card's face means."""

    part: str
    heading: str
    says: str
    at: tuple[float, float, float, float]
    """Where the part is on the face: x, y, width and height, on 250 by 350."""


class Explained(Told):
    """A card, and what is pointed at on it."""

    card: str
    name: str
    pointers: list[Pointer]


class TurnPicture(Told):
    """A picture of a turn: a heading, sentences, and the cards to be seen."""

    heading: str
    says: list[str]
    shows: list[Shown]


class ScoreRow(Told):
    """A card in an example of a score, and what it gives or costs."""

    card: str
    name: str
    says: str
    points: int


class ScoreExample(Told):
    """A score worked out."""

    rows: list[ScoreRow]
    total: int
    says: str


class Asked(Told):
    """A question people ask, and its answer."""

    asks: str
    answer: str


class ListedCard(Told):
    """A title in the list of cards."""

    card: str
    name: str
    copies: int
    says: str


class CardGroup(Told):
    """The titles of one sort, and how many cards they are."""

    heading: str
    count: int
    entries: list[ListedCard]


class Guide(Told):
    """How a deck is played, in its own words and with its own numbers."""

    deck: str
    title: str
    about: str
    facts: list[str]
    """For how many it is, how long a game takes, and what cards there are."""
    goal: list[str]
    setup: list[str]
    card: Explained
    others: list[Shown]
    """A card of each other sort, and what it is for."""
    turn: list[TurnPicture]
    piles: list[str]
    """What burns, what is discarded, and what comes back."""
    ending: list[str]
    example: ScoreExample
    questions: list[Asked]
    cards: list[CardGroup]
    law: list[RulePart]
    """The numbered rules, with this deck's values for their knobs."""
