"""Thinking: a search within a budget, and what it found out about the choices."""

from collections.abc import Callable, Iterator, MutableSequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from labdeck import native
from labdeck.bots.judgement import POINT
from labdeck.bots.search.rewards import WHOLE
from labdeck.bots.search.search import found, search
from labdeck.bots.search.tree import (
    CHILD,
    GOAL,
    MIND,
    NEXT,
    NODE,
    NOWHERE,
    POINTS,
    ROOT,
    TRIES,
    VISITS,
    WINS,
    clear,
    code_of,
)
from labdeck.rules.chance import WORD
from labdeck.rules.kernel import legal
from labdeck.rules.schema import Deck, State

MOST_NODES = 50_000
BATCH = 128  # tries between two looks at the clock
SLOW_BATCH = 4  # likewise, interpreted


@dataclass(frozen=True, slots=True)
class Budget:
    """How many tries a search makes at most, and for how many seconds."""

    tries: int
    seconds: float = float("inf")


ADVICE = Budget(5_000, 1.5)  # for a hint


@dataclass(frozen=True, slots=True)
class Line:
    """A choice at the root of a search: its visits, its share of wins, and the mean points of the searching seat."""

    code: int
    visits: int
    wins: float
    points: float


@dataclass(frozen=True, slots=True)
class Thought:
    """The result of a search: the number of tries, and every choice that was tried, the chosen one first."""

    tries: int
    lines: tuple[Line, ...]

    @property
    def code(self) -> int:
        """The code that it chooses."""
        return self.lines[0].code


@dataclass(frozen=True, slots=True)
class Desk:
    """The memory of a search, and how it calls the rules: interpreted or as machine code."""

    way: Callable[[Callable[..., Any]], Callable[..., Any]]
    m: Any
    w: Any
    d: Any
    out: MutableSequence[int]
    batch: int


def as_it_is(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the rules, interpreted."""
    return function


def slow_desk(masked: State, deck: Deck, size: int) -> Desk:
    """A desk for the interpreted rules."""
    return Desk(as_it_is, masked, State(), deck, [0] * size, SLOW_BATCH)


def fast_desk(masked: State, deck: Deck, size: int) -> Desk:
    """A desk for the rules as machine code."""
    m = native.new_state()
    native.write_state(masked, m)
    return Desk(native.entry, m, native.new_state(), native.deck_record(deck), native.numbers(size), BATCH)


def think(masked: State, deck: Deck, seat: int, budget: Budget, seed: int) -> Thought:
    """Search for the seat that sees the masked state, by machine code if there is some, else interpreted.

    The same number of tries gives the same result in both ways.
    """
    if legal(masked, deck) == 1:
        return Thought(0, (Line(masked.legal[0], 0, 0.0, 0.0),))
    room = min(budget.tries, MOST_NODES) + 1
    desk = (fast_desk if native.is_built() else slow_desk)(masked, deck, ROOT + room * NODE)
    desk.way(clear)(desk.out, room, budget.tries)
    desk.out[MIND] = masked.mind
    end = perf_counter() + budget.seconds
    out = desk.out
    while out[TRIES] < out[GOAL] and (out[TRIES] == 0 or perf_counter() < end):
        try_on(desk, seat, desk.batch, seed)
    best = desk.way(found)(desk.m, desk.d, out)
    lines = sorted(lines_of(out), key=lambda line: (line.code != best, -line.visits))
    return Thought(int(out[TRIES]), tuple(lines))


def try_on(desk: Desk, seat: int, tries: int, seed: int) -> None:
    """Make some more tries."""
    desk.way(search)(desk.m, desk.w, desk.d, seat, tries, seed & WORD, seed >> 32 & WORD, desk.out)


def lines_of(out: MutableSequence[int]) -> Iterator[Line]:
    """A line for each choice at the root that was tried."""
    child = out[ROOT + CHILD]
    while child != NOWHERE:
        if visits := int(out[child + VISITS]):
            wins, points = out[child + WINS] / (WHOLE * visits), out[child + POINTS] / (POINT * visits)
            yield Line(int(code_of(child, out)), visits, float(wins), float(points))
        child = out[child + NEXT]
