"""The parts of a guide: sentences for people, and cards named by their ids, so that each medium draws them itself."""

from dataclasses import asdict, dataclass
from typing import Any, Literal

Part = Literal["badge", "name", "marks", "sentence"]  # what one can point at on a card's face


@dataclass(frozen=True, slots=True)
class Shown:
    """A card in a picture: its face by the card's id, or a pile's back by the pile's name; and what to say of it."""

    side: Literal["face", "back"]
    id: str
    says: str = ""


@dataclass(frozen=True, slots=True)
class Pointer:
    """What a part of a card's face means."""

    part: Part
    heading: str
    says: str


@dataclass(frozen=True, slots=True)
class Explained:
    """A card, and what is pointed at on it."""

    card: str
    name: str
    pointers: tuple[Pointer, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of a turn: a heading, a few sentences, and the cards that are to be seen."""

    heading: str
    says: tuple[str, ...]
    shows: tuple[Shown, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A card in an example of a score, what became of it, and the points that gives."""

    card: str
    name: str
    says: str
    points: int


@dataclass(frozen=True, slots=True)
class Example:
    """A score worked out: the rows, their sum, and a sentence that does it."""

    rows: tuple[Row, ...]
    total: int
    says: str


@dataclass(frozen=True, slots=True)
class Question:
    """A question people ask, and its answer."""

    asks: str
    answer: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A title in the list of cards."""

    card: str
    name: str
    copies: int
    says: str


@dataclass(frozen=True, slots=True)
class Group:
    """The titles of one sort, and how many cards they are."""

    heading: str
    count: int
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Guide:
    """How a deck is played, with its own words, its numbers and its cards."""

    deck: str
    title: str
    about: str
    facts: tuple[str, ...]  # for how many, how long, how many cards
    goal: tuple[str, ...]
    setup: tuple[str, ...]
    card: Explained
    others: tuple[Shown, ...]  # a card of each other sort, with what it is for
    turn: tuple[Picture, ...]
    piles: tuple[str, ...]  # what burns, what is discarded, and what comes back
    ending: tuple[str, ...]
    example: Example
    questions: tuple[Question, ...]
    cards: tuple[Group, ...]

    def plain(self) -> dict[str, Any]:
        """The guide as JSON has it."""
        return asdict(self)
