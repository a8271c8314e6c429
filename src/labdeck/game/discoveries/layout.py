"""Layouts of discoveries: scored discoveries with their heroes, the field, and the challenges."""

from itertools import zip_longest
from typing import Any

from labdeck.deck.discoveries import STEPS
from labdeck.game.cards import cards_in
from labdeck.game.layout import Layout
from labdeck.rules.chance import below
from labdeck.rules.discoveries.board import hero_of, steps_taken, why_not_enhance
from labdeck.rules.discoveries.field import fill
from labdeck.rules.discoveries.turns import begin_turn
from labdeck.rules.kernel import advance
from labdeck.rules.numbers import (
    ACT_PHASE,
    ALLOWED,
    BESIDE,
    CHALLENGE,
    CHALLENGES,
    DISCARD,
    DISCARD_PHASE,
    EXCHANGE_PHASE,
    FIELD,
    FIELD_DISCARD,
    HAND,
    HERO,
    INSPIRE_PHASE,
    ITEM,
    LOCATION,
    MAT,
    METHOD,
    NONE,
    OUT,
    PROJECT_PILE,
    RESOURCE_PILE,
)
from labdeck.rules.piles import look
from labdeck.rules.places import everyone, link_bottom
from labdeck.rules.schema import State

from .places import HIDDEN, PILES

STARTS = {"exchange": EXCHANGE_PHASE, "inspire": INSPIRE_PHASE, "act": ACT_PHASE, "discard": DISCARD_PHASE}
LAID = (
    "hands",
    "table",
    "discard",
    "discovery",
    "hero",
    "field",
    "discovery_discard",
    "challenges",
    "steps",
    "to_move",
    "phase",
    "gained",
)
BY_SEAT = ("hands", "table", "gained")


class DiscoveryLayout(Layout):
    """Lays cards out by their ids, each once, and refuses with a reason what cannot be."""

    def lay(self, position: dict[str, Any]) -> State:
        """The state of a position, as far as the first question."""
        s, deck = self.state, self.tables.deck
        self._lay_hands(position)
        scored, wanted = (self._by_seat(position, field, dict) for field in ("table", "steps"))
        for p, (discoveries, steps) in enumerate(zip_longest(scored, wanted)):
            self._lay_scored(p, discoveries or {}, steps or {})
        for c in reversed(self._cards("discard", position.get("discard", []))):
            self._check_hero_pile("discard", c)
            self._put(c, DISCARD, everyone(s))
        for c in reversed(self._cards("discovery_discard", position.get("discovery_discard", []))):
            self._check_project("discovery_discard", c)
            self._put(c, FIELD_DISCARD, everyone(s))
        for c in self._cards("field", position.get("field", [])):
            self._check_project("field", c)
            self._put(c, FIELD, everyone(s))
        challenges = position["challenges"] if "challenges" in position else self._dealt_challenges()
        for c in self._cards("challenges", challenges):
            if deck.role[c] != CHALLENGE:
                raise self._refused("challenges", f"{self._id(c)} is no challenge")
            self._put(c, CHALLENGES, everyone(s))
        tops = {name: self._cards(name, position[name]) for name in HIDDEN if name in position}
        self._leave_out()
        for name in HIDDEN:
            self._lay_pile(name, PILES[name], tops.get(name))
        self._begin(position)
        s.events = []
        for p in range(self.seats):
            look(s, deck, p)
        if "field" not in position:
            fill(s, deck, s.seat, 0)
        advance(s, deck)
        return s

    def _dealt_challenges(self) -> list[str]:
        """As many challenges as the knob says, drawn by the seed. [D6]"""
        s, deck = self.state, self.tables.deck
        ids = [card.id for c, card in enumerate(self.tables.cards) if deck.role[c] == CHALLENGE]
        return [ids.pop(below(s, len(ids))) for _ in range(min(deck.challenges, len(ids)))]

    def _lay_hands(self, position: dict[str, Any]) -> None:
        super()._lay_hands(position)
        for p in range(self.seats):
            for c in cards_in(self.state, HAND + p):
                self._check_hero_pile("hands", c)

    def _check_hero_pile(self, field: str, c: int) -> None:
        """Hands and discard hold cards of the hero pile alone. [D1]"""
        if self.tables.deck.back[c] != RESOURCE_PILE:
            raise self._refused(field, f"{self._id(c)} is no card of the hero pile")

    def _lay_scored(self, p: int, discoveries: dict[str, list[str]], wanted: dict[str, str]) -> None:
        s, deck = self.state, self.tables.deck
        laid = list(zip(self._cards("table", list(discoveries)), discoveries.values(), strict=True))
        for q, _ in laid:
            self._check_project("table", q)
        self._check_steps(p, [self._id(q) for q, _ in laid if deck.step[q] == 0], wanted)
        for q, beside in sorted(laid, key=lambda each: deck.step[each[0]] == 0):
            self._put(q, MAT + p, everyone(s))
            cards = self._cards("table", beside)
            if not cards or deck.role[cards[0]] != HERO:
                raise self._refused("table", f"on {self._id(q)} a hero must lie first [D10]")
            self._put(cards[0], BESIDE + q, everyone(s))
            for c in cards[1:]:
                if deck.role[c] not in (ITEM, LOCATION) or why_not_enhance(s, deck, p, c, q) != ALLOWED:
                    hero = self._id(hero_of(s, deck, q))
                    raise self._refused("table", f"{self._id(c)} cannot lie below {hero} [D22]")
                self._put(c, BESIDE + q, 1 << p if deck.face_down else everyone(s))
            self._take_step(p, q, wanted)
        if steps_taken(s, p) == METHOD:
            s.last_call = 1

    def _check_steps(self, p: int, wild: list[str], wanted: dict[str, str]) -> None:
        """Only a wild discovery before the seat has its step named, and only once. [D14]"""
        for step, card in wanted.items():
            if step not in STEPS:
                raise self._refused("steps", f"{step!r} is no step; there are {', '.join(STEPS)}")
            if card not in wild or list(wanted.values()).count(card) > 1:
                raise self._refused("steps", f"{card!r:.60} must be a wild discovery before seat {p}, named once")

    def _take_step(self, p: int, q: int, wanted: dict[str, str]) -> None:
        """The discovery's own step; for a wild one that which was named, or else the first that is open."""
        s: Any = self.state
        own = self.tables.deck.step[q]
        named = [step for step, card in wanted.items() if card == self._id(q)]
        free = [i for i in range(METHOD) if s.steps[p * METHOD + i] == NONE]
        step = own - 1 if own else STEPS.index(named[0]) if named else next(iter(free), METHOD)
        if step not in free:
            raise self._refused("table", f"seat {p} has another card for the step of {self._id(q)} [D9]")
        s.steps[p * METHOD + step] = q

    def _leave_out(self) -> None:
        """Solid discoveries that nobody placed are out with two players, and challenges always. [D6]"""
        s, deck = self.state, self.tables.deck
        for cards in self.left.values():
            for c in list(cards):
                is_solid = deck.back[c] == PROJECT_PILE and deck.solid[c] and self.seats == 2
                if is_solid or deck.role[c] == CHALLENGE:
                    cards.remove(c)
                    link_bottom(s, c, OUT)
                    s.seen[c] = everyone(s) if is_solid else 0

    def _begin(self, position: dict[str, Any]) -> None:
        s: Any = self.state
        s.seat = s.turns = self._number("to_move", position.get("to_move", 0), self.seats - 1)
        phase = self._phase(position.get("phase", "act"), STARTS)
        self._lay_standing(position)
        begin_turn(s, self.tables.deck)
        s.phase = phase
