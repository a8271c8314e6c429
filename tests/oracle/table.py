"""A position as people lay it out: lists of cards, and for every card who knows it.

The last card of a list is the newest one or the top. A card whose place in a shuffled pile nobody can tell is None
there; which cards those are is in the pile's bag.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from labdeck.deck.language.clause import Sentence

from . import sight

Place = str | tuple[str, int]  # "discard", ("hand", 0), ("beside", 7)
PILES = ("project", "resource", "modifier")
NARROWEST, WIDEST = -999, 999  # points of a seat by sentences [L28]


@dataclass(frozen=True, slots=True)
class Need:
    """One need of a project: the kinds that meet it, and whether all such needs want one and the same kind."""

    kinds: frozenset[str]
    same: bool = False


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a card."""

    number: int
    id: str
    role: str
    back: str
    kind: str = ""
    points: int = 0
    unfinished: int = 0
    needs: tuple[Need, ...] = ()
    tags: tuple[str, ...] = ()
    at_once: bool = False
    mandatory: bool = False
    sentences: tuple[Sentence, ...] = ()


@dataclass(slots=True)
class Table:
    """Everything that lies on a table or is remembered there."""

    family: str
    seats: int
    faces: list[Face]
    classes: dict[str, tuple[str, ...]]
    knobs: dict[str, Any]
    places: dict[Place, list[int | None]] = field(default_factory=dict)
    bags: dict[str, set[int]] = field(default_factory=lambda: {pile: set() for pile in PILES})
    knows: dict[int, set[int]] = field(default_factory=dict)
    skips: list[int] = field(default_factory=list)
    gained: list[int] = field(default_factory=list)
    another: set[int] = field(default_factory=set)
    safe: set[int] = field(default_factory=set)
    emptied: bool = False
    last_call: bool = False
    turn_of: int = 0
    actor: int = 0  # the player of the card under way
    partner: dict[int, int] = field(default_factory=dict)  # of a project that is one of a pair [P30]
    same: int | None = None  # whom the clause before named [L47]
    saved: set[int] = field(default_factory=set)  # those for whom the card under way is over [L14]
    shuffled: list[str] = field(default_factory=list)  # the piles that were, one after the other
    scored: list[int] = field(default_factory=list)  # by seat: what discoveries and enhancements earn
    under_way: list[set[int]] = field(default_factory=list)  # for each effect: the cards that waited when it began
    chain: int = 0  # cards played at once in a row [R19]

    @property
    def everyone(self) -> set[int]:
        """All seats, and the spectators after them."""
        return set(range(self.seats + 1))

    def at(self, place: Place) -> list[int]:
        """The cards of a place, the oldest or lowest first."""
        return self.places.setdefault(place, [])  # type: ignore[return-value]

    def where(self, c: int) -> Place:
        """Where a card lies."""
        for place, cards in self.places.items():
            if c in cards:
                return place
        return next(pile for pile, bag in self.bags.items() if c in bag)

    def told(self, answer: Any) -> Any:
        """An answer without the number of the copy: equal cards in one place are one answer."""
        return ("card", self.faces[answer].id, self.where(answer)) if isinstance(answer, int) else answer

    def put(self, c: int, place: Place, below: bool = False) -> None:
        """Lay a card somewhere, on top or at the bottom, whoever may see it."""
        origin = self.where(c)
        if c in self.at(origin):
            self.at(origin).remove(c)
        self.at(place).insert(0 if below else len(self.at(place)), c)

    def move(self, c: int, place: Place, seen_by: Iterable[int] = (), below: bool = False) -> None:
        """A card goes from one place to another; those whom the sentence lets see it know it there."""
        sight.leave(self, c, place, set(seen_by))
        self.put(c, place, below)
        sight.arrive(self, c, place, set(seen_by))

    def hand(self, p: int) -> list[int]:
        """The cards in a hand."""
        return self.at(("hand", p))

    def waiting(self) -> set[int]:
        """The cards that are still to be played at once."""
        return {c for p in range(self.seats) for c in self.at(("waiting", p))}

    def due(self, p: int) -> list[int]:
        """The waiting cards of a seat that the effect on top drew; with no effect, all of them. [P15]"""
        before = self.under_way[-1] if self.under_way else set()
        return [c for c in self.at(("waiting", p)) if c not in before]

    def mat(self, p: int) -> list[int]:
        """The active projects of a seat."""
        return self.at(("mat", p))

    def beside(self, q: int) -> list[int]:
        """The cards beside a project."""
        return self.at(("beside", q))

    def owner(self, q: int) -> int:
        """The seat before which a project lies."""
        return next(p for p in range(self.seats) if q in self.mat(p))

    def sides(self, q: int) -> list[int]:
        """A project, and the one that it is a pair with."""
        return [q, self.partner[q]] if q in self.partner else [q]

    def is_own_pair(self, q: int) -> bool:
        """Whether the player of the card is a member of the project's pair. [R37]"""
        return q in self.partner and self.actor in map(self.owner, self.sides(q))

    def from_seat(self, p: int) -> list[int]:
        """All seats clockwise from one."""
        return [(p + step) % self.seats for step in range(self.seats)]

    def active(self) -> list[int]:
        """All projects on the table."""
        return [q for p in range(self.seats) for q in self.mat(p)]
