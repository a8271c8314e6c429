"""Layouts: cards laid where a position says, each once, by a family's own layout."""

from typing import Any

from labdeck.deck import DeckError, Tables
from labdeck.deck.words import nearest, with_article
from labdeck.rules.chance import sow
from labdeck.rules.numbers import CARDS, HAND, MOST_POINTS, MOST_SKIPS, OUT, PROJECT
from labdeck.rules.places import link, link_bottom, shuffle
from labdeck.rules.schema import State
from labdeck.rules.setup import clear_table

from .errors import refused, unknown
from .seed import is_number, words_of


class Layout:
    """Lays cards out by their ids, each once, and refuses with a reason what cannot be."""

    def __init__(self, ready: Tables, seats: int, seed: int) -> None:
        self.tables = ready
        self.seats = seats
        self.state = State()
        clear_table(self.state, seats)
        sow(self.state, *words_of(seed))
        self.left: dict[str, list[int]] = {}
        for c, card in enumerate(ready.cards):
            self.left.setdefault(card.id, []).append(c)

    def lay(self, position: dict[str, Any]) -> State:
        """The state of a position, as far as the first question."""
        raise NotImplementedError

    def _lay_hands(self, position: dict[str, Any]) -> None:
        for p, hand in enumerate(self._by_seat(position, "hands", list)):
            for c in self._cards("hands", hand):
                self._put(c, HAND + p, 1 << p)

    def _lay_pile(self, name: str, z: int, listed: list[int] | None) -> None:
        """The listed cards are the pile's top, the rest lies below; an empty list leaves the rest out."""
        s = self.state
        for c in listed or ():
            if self.tables.deck.back[c] != z:
                raise self._refused(name, f"{self._id(c)} has another back and cannot lie in this pile")
        rest = [c for cards in self.left.values() for c in cards if self.tables.deck.back[c] == z]
        for c in sorted(rest):
            self.left[self._id(c)].remove(c)
            link_bottom(s, c, OUT if listed == [] else z)
        shuffle(s, z, 0)
        for c in reversed(listed or ()):
            self._put(c, z, 0)

    def _lay_standing(self, position: dict[str, Any]) -> None:
        """What every seat has besides cards: turns to skip, and points that sentences gave or took."""
        s: Any = self.state
        for p, turns in enumerate(self._by_seat(position, "skip", int)):
            s.skip[p] = self._number("skip", turns, MOST_SKIPS)
        for p, points in enumerate(self._by_seat(position, "gained", int)):
            s.gained[p] = self._number("gained", points, MOST_POINTS, -MOST_POINTS)

    def _phase(self, phase: Any, starts: dict[str, int]) -> int:
        """The number of a phase in which a position can begin."""
        if phase not in starts:
            raise unknown(self.tables.file.id, "phase", phase, list(starts))
        return starts[phase]

    def _cards(self, field: str, ids: Any) -> list[int]:
        """Take cards by their ids, the copy with the lowest number first."""
        if not isinstance(ids, list | tuple):
            raise self._refused(field, "must be a list of card ids")
        return [self._take(field, each) for each in ids]

    def _take(self, field: str, card: Any) -> int:
        if not isinstance(card, str) or card not in self.left:
            near = nearest(card, self.left) if isinstance(card, str) else ""
            raise refused(self.tables.file.id, field, f"there is no card {card!r:.60}", near)
        if not self.left[card]:
            copies = sum(each.id == card for each in self.tables.cards)
            raise self._refused(field, f"more of {card} are laid out than the deck has, which is {copies}")
        return self.left[card].pop(0)

    def _put(self, c: int, z: int, knows: int) -> None:
        link(self.state, c, z, CARDS + z)
        self.state.seen[c] = knows

    def _check_project(self, field: str, q: int) -> None:
        if self.tables.deck.role[q] != PROJECT:
            raise self._refused(field, f"{self._id(q)} is not {with_article(self.tables.file.words['project'])}")

    def _by_seat(self, position: dict[str, Any], field: str, item: type) -> list[Any]:
        value = position.get(field, [])
        if not isinstance(value, list | tuple) or len(value) > self.seats:
            raise self._refused(field, f"must be a list with one item for each of {self.seats} seats")
        if any(not isinstance(each, item) for each in value):
            raise self._refused(field, f"must be a list with a {item.__name__} for each seat")
        return list(value)

    def _number(self, field: str, value: Any, most: int, least: int = 0) -> int:
        if not is_number(value) or not least <= value <= most:
            raise self._refused(field, f"must be a number from {least} to {most}")
        return value

    def _refused(self, field: str, says: str) -> DeckError:
        return refused(self.tables.file.id, field, says)

    def _id(self, c: int) -> str:
        return self.tables.cards[c].id
