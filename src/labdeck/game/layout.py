"""Layouts: cards laid where a position says, and the state that comes of it."""

from typing import Any

from labdeck.deck import DeckError, Tables
from labdeck.deck.words import nearest
from labdeck.rules.chance import sow
from labdeck.rules.kernel import advance
from labdeck.rules.numbers import (
    BESIDE,
    BURN,
    CARDS,
    DISCARD,
    DONE,
    HAND,
    MODIFIER_PILE,
    MOST_SKIPS,
    OUT,
    PROJECT,
    TABLE,
    TAG_SHIFT,
    WIDTH,
)
from labdeck.rules.piles import look, mark_emptied
from labdeck.rules.places import everyone, link, link_bottom, shuffle
from labdeck.rules.projects.needs import match_best, needs_met, reckon
from labdeck.rules.schema import State
from labdeck.rules.setup import clear_table

from .errors import refused, unknown
from .place import FACE_DOWN, PILES
from .prompt import PHASES
from .seating import is_number, words_of

MOST_DRAWS = 10
STARTS = ("draw", "act", "discard")  # the phases in which a position can begin


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
        s, deck = self.state, self.tables.deck
        self._lay_hands(position)
        for p, projects in enumerate(self._by_seat(position, "table", dict)):
            self._lay_table(p, projects)
        for p, done in enumerate(self._by_seat(position, "completed", list)):
            for q in self._cards("completed", done):
                self._check_project("completed", q)
                self._put(q, DONE + p, everyone(s))
        for name, z in (("discard", DISCARD), ("burn", BURN)):
            for c in reversed(self._cards(name, position.get(name, []))):
                self._put(c, z, everyone(s))
        piles = FACE_DOWN[self.tables.file.rules]
        tops = {name: self._cards(name, position[name]) for name in piles if name in position}
        for name in piles:
            self._lay_pile(name, tops.get(name))
        self._begin_turn(position)
        s.events = []
        for p in range(self.seats):
            look(s, deck, p)
        mark_emptied(s, s.seat)
        advance(s, deck)
        return s

    def _lay_hands(self, position: dict[str, Any]) -> None:
        for p, hand in enumerate(self._by_seat(position, "hands", list)):
            for c in self._cards("hands", hand):
                self._put(c, HAND + p, 1 << p)

    def _lay_table(self, p: int, projects: dict[str, list[str]]) -> None:
        s, deck = self.state, self.tables.deck
        for q, beside in zip(self._cards("table", list(projects)), projects.values(), strict=True):
            self._check_project("table", q)
            self._put(q, TABLE + p, everyone(s))
            cards = self._cards("table", beside)
            for c in cards:
                if not deck.serves[c] and not self._could_add(c, q):
                    raise self._refused("table", f"{self._id(c)} cannot lie beside {self._id(q)}")
                self._put(c, BESIDE + q, everyone(s))
            size = match_best(s, deck, q)
            if needs_met(s, size) < sum(deck.serves[c] != 0 for c in cards):
                raise self._refused("table", f"{self._id(q)} does not need all of {', '.join(beside)} [P10]")
            reckon(s, deck, q)

    def _could_add(self, c: int, q: int) -> bool:
        """Whether a card that adds a need could lie beside a project: it has the need, and the tag if one is named."""
        deck = self.tables.deck
        tag = deck.program[deck.start[c] * WIDTH + 1] >> TAG_SHIFT
        return bool(deck.adds[c] & deck.printed[q]) and (tag == 0 or bool(deck.tags[q] >> (tag - 1) & 1))

    def _lay_pile(self, name: str, listed: list[int] | None) -> None:
        """The listed cards are the pile's top, the rest lies below; an empty list leaves the rest out."""
        s, z = self.state, PILES[self.tables.file.rules][name]
        if listed and z == MODIFIER_PILE and not self.tables.deck.modifier_pile:
            raise self._refused(name, "this deck has no modifier pile")
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

    def _begin_turn(self, position: dict[str, Any]) -> None:
        s: Any = self.state
        s.seat = self._number("to_move", position.get("to_move", 0), self.seats - 1)
        phase = self._phase(position.get("phase", "act"), STARTS)
        s.phase = PHASES.index(phase)
        if "draws" in position and phase != "draw":
            raise self._refused("draws", "there are draws only in the draw phase")
        if phase == "draw":
            s.draws = self._number("draws", position.get("draws", self.tables.deck.draw), MOST_DRAWS)
        for p, turns in enumerate(self._by_seat(position, "skip", int)):
            s.skip[p] = self._number("skip", turns, MOST_SKIPS)

    def _phase(self, phase: Any, right: tuple[str, ...]) -> str:
        if phase not in right:
            raise unknown(self.tables.file.id, "phase", phase, list(right))
        return str(phase)

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
            raise self._refused(field, f"{self._id(q)} is not a {self.tables.file.words['project']}")

    def _by_seat(self, position: dict[str, Any], field: str, item: type) -> list[Any]:
        value = position.get(field, [])
        if not isinstance(value, list | tuple) or len(value) > self.seats:
            raise self._refused(field, f"must be a list with one item for each of {self.seats} seats")
        if any(not isinstance(each, item) for each in value):
            raise self._refused(field, f"must be a list with a {item.__name__} for each seat")
        return list(value)

    def _number(self, field: str, value: Any, most: int) -> int:
        if not is_number(value) or not 0 <= value <= most:
            raise self._refused(field, f"must be a number from 0 to {most}")
        return value

    def _refused(self, field: str, says: str) -> DeckError:
        return refused(self.tables.file.id, field, says)

    def _id(self, c: int) -> str:
        return self.tables.cards[c].id
