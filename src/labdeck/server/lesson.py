"""Lessons: first games in which a learner completes something in the first turn, whichever way is taken."""

import asyncio
import json
from dataclasses import dataclass
from functools import lru_cache

import labdeck
from labdeck import Game
from labdeck.deck import name_of
from labdeck.rules.kernel import legal, step
from labdeck.rules.numbers import DISCARD_PHASE, PASS, PLAYING
from labdeck.rules.schema import Deck, State

from .families import FAMILIES

LEARNER = 0  # the seat that is taught; bots have the others
TRIED = 300  # deals that are compared
FEWEST, MOST = 4, 8  # choices of a good lesson: each can tell something new, and nobody tires
LOOKED_AT = 3000  # positions that are looked at to find out where a choice leads
NEVER = 99


@dataclass(frozen=True, slots=True)
class Lead:
    """The choices that lead to a completion in the fewest steps, and how many steps these are; none if none does."""

    names: tuple[str, ...]
    left: int


@lru_cache(maxsize=64)
def lesson_seed(deck: str, knobs: str, seats: int) -> int:
    """The deal of a lesson, the same for everybody; the knobs are in JSON."""
    best, most = 1, 0
    for seed in range(1, TRIED + 1):
        game = labdeck.new(deck, seats, seed=seed, **json.loads(knobs))
        leading = lead(game)
        if FEWEST <= leading.left <= MOST and len(leading.names) == len(game.choices):
            return seed  # and it begins with a choice that is free
        if most < leading.left <= MOST:
            best, most = seed, leading.left
    return best


def is_lesson(game: Game) -> bool:
    """Whether a game has the deal of a lesson. Everybody may know that deal, so it may be told where choices lead."""
    if game.seed is None or game.seed > TRIED:
        return False
    return any(game.seed == lesson_seed(name_of(game.deck), knobs, game.seats) for knobs in _as_asked(game))


def _as_asked(game: Game) -> list[str]:
    """The house rules of a game as a table that was opened with them has them."""
    changed = {name: value for name, value in game.knobs.items() if value != game.deck.knobs[name]}
    short = FAMILIES[game.deck.rules].short
    asked = changed | {name: value for name, value in short.items() if game.knobs[name] == value}
    return [json.dumps(knobs, sort_keys=True) for knobs in (asked, changed)]


def lead(game: Game) -> Lead:
    """Which of the learner's choices lead on, the shortest way; none when it is done, or if none does."""
    return _lead(Ways(game), game.state.copy(), {choice.code: choice.name for choice in game.choices})


async def lead_aside(game: Game) -> Lead:
    """The same, found out in a thread, since it takes a moment."""
    ways, every = Ways(game), {choice.code: choice.name for choice in game.choices}
    return await asyncio.to_thread(_lead, ways, game.state.copy(), every)


def _lead(ways: "Ways", s: State, every: dict[int, str]) -> Lead:
    if ways.is_done(s) or s.asked != LEARNER:
        return Lead((), 0)
    steps = {code: ways.steps(ways.after(s, code), MOST) for code in every}
    fewest = min(steps.values())
    if fewest == NEVER:
        return Lead((), 0)
    return Lead(tuple(every[code] for code, left in steps.items() if left == fewest), fewest + (len(every) > 1))


class Ways:
    """The ways that lead from a position to a completion within the turn, for the learner.

    Nothing is hidden from a lesson, and chance lies in the state, so what is found here comes true.
    """

    def __init__(self, game: Game) -> None:
        self.deck: Deck = game.tables.deck
        self.goal = FAMILIES[game.deck.rules].goal + LEARNER
        self.turn = game.state.turns
        self.room = 0

    def is_done(self, s: State) -> bool:
        """Whether the learner has completed or scored something."""
        return bool(s.count[self.goal])

    def after(self, s: State, code: int) -> State:
        """The position after a choice."""
        after = s.copy()
        step(after, self.deck, code)
        return after

    def steps(self, s: State, most: int) -> int:
        """The fewest choices of the learner among several until something is completed; NEVER if it takes more."""
        self.room = LOOKED_AT
        return next((limit for limit in range(most + 1) if self._reaches(s, limit)), NEVER)

    def _reaches(self, s: State, limit: int) -> bool:
        if self.is_done(s):
            return True
        self.room -= 1
        if self.room < 0 or s.over != PLAYING or s.turns > self.turn or s.phase == DISCARD_PHASE:
            return False
        codes = s.legal[: legal(s, self.deck)]
        if s.asked != LEARNER:
            return self._reaches(self.after(s, PASS if PASS in codes else codes[0]), limit)
        left = limit - (len(codes) > 1)  # a single choice is made by itself
        return left >= 0 and any(self._reaches(self.after(s, code), left) for code in codes)
