"""Layouts of projects: active and completed ones, piles, and where in a turn the game begins."""

from typing import Any

from labdeck.game.layout import Layout
from labdeck.rules.kernel import advance
from labdeck.rules.numbers import (
    ACT_PHASE,
    BESIDE,
    BURN,
    DISCARD,
    DISCARD_PHASE,
    DONE,
    DRAW_PHASE,
    MAT,
    OP_PROJECT,
    WIDTH,
)
from labdeck.rules.piles import look, mark_emptied
from labdeck.rules.places import everyone
from labdeck.rules.projects.needs import match_best, needs_met, reckon
from labdeck.rules.projects.targets import tags_wanted
from labdeck.rules.schema import State

from .places import HIDDEN, PILES, has_pile

MOST_DRAWS = 10
STARTS = {"draw": DRAW_PHASE, "act": ACT_PHASE, "discard": DISCARD_PHASE}
LAID = (
    "hands",
    "table",
    "completed",
    "project",
    "resource",
    "modifier",
    "discard",
    "burn",
    "to_move",
    "phase",
    "draws",
    "skip",
    "gained",
)
BY_SEAT = ("hands", "table", "completed", "skip", "gained")


class ProjectLayout(Layout):
    """Lays cards out by their ids, each once, and refuses with a reason what cannot be."""

    def lay(self, position: dict[str, Any]) -> State:
        """The state of a position, as far as the first question."""
        s, deck = self.state, self.tables.deck
        self._lay_hands(position)
        for p, projects in enumerate(self._by_seat(position, "table", dict)):
            self._lay_mat(p, projects)
        for p, done in enumerate(self._by_seat(position, "completed", list)):
            for q in self._cards("completed", done):
                self._check_project("completed", q)
                self._put(q, DONE + p, everyone(s))
        for name, z in (("discard", DISCARD), ("burn", BURN)):
            for c in reversed(self._cards(name, position.get(name, []))):
                self._put(c, z, everyone(s))
        tops = {name: self._cards(name, position[name]) for name in HIDDEN if name in position}
        for name in HIDDEN:
            if tops.get(name) and not has_pile(self.tables, name):
                raise self._refused(name, f"this deck has no {name} pile")
            self._lay_pile(name, PILES[name], tops.get(name))
        self._begin_turn(position)
        s.events = []
        for p in range(self.seats):
            look(s, deck, p)
        mark_emptied(s, s.seat)
        advance(s, deck)
        return s

    def _lay_mat(self, p: int, projects: dict[str, list[str]]) -> None:
        s, deck = self.state, self.tables.deck
        for q, beside in zip(self._cards("table", list(projects)), projects.values(), strict=True):
            self._check_project("table", q)
            self._put(q, MAT + p, everyone(s))
            cards = self._cards("table", beside)
            for c in cards:
                if not deck.serves[c] and not self._could_lie(c, q):
                    raise self._refused("table", f"{self._id(c)} cannot lie beside {self._id(q)}")
                self._put(c, BESIDE + q, everyone(s))
            size = match_best(s, deck, q)
            if needs_met(s, size) < sum(deck.serves[c] != 0 for c in cards):
                raise self._refused("table", f"{self._id(q)} does not need all of {', '.join(beside)} [P10]")
            reckon(s, deck, q)

    def _could_lie(self, c: int, q: int) -> bool:
        """Whether a card that changes a project could lie beside it: it changes something, and has the tag it names."""
        deck = self.tables.deck
        adds = deck.adds[c] & deck.printed[q] or deck.adds_new[c]
        changes = adds or deck.fewer[c] or deck.worth[c] or deck.guards[c]
        return bool(changes) and self._has_tag(c, q)

    def _has_tag(self, c: int, q: int) -> bool:
        """Whether a project has the tag that a card names, wherever in its sentences it chooses the project."""
        deck = self.tables.deck
        at = deck.start[c] * WIDTH
        while deck.program[at] != OP_PROJECT:
            at += WIDTH
        wanted = tags_wanted(deck.program[at + 1])
        return bool(deck.tags[q] & wanted == wanted)

    def _begin_turn(self, position: dict[str, Any]) -> None:
        s: Any = self.state
        s.seat = self._number("to_move", position.get("to_move", 0), self.seats - 1)
        s.phase = self._phase(position.get("phase", "act"), STARTS)
        if "draws" in position and s.phase != DRAW_PHASE:
            raise self._refused("draws", "there are draws only in the draw phase")
        if s.phase == DRAW_PHASE:
            s.draws = self._number("draws", position.get("draws", self.tables.deck.draw), MOST_DRAWS)
        self._lay_standing(position)
