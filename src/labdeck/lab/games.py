"""Games played by bots, many at once: rows of numbers, in the order of their seeds whoever played them."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from threading import Lock
from typing import Any, TypeVar

import numpy as np

from labdeck.bots import tally
from labdeck.bots.contest import NAMES
from labdeck.bots.match import POLICY_BITS
from labdeck.bots.policies import compiled_policies
from labdeck.deck import Tables
from labdeck.rules.numbers import NONE
from labdeck.rules.records import deck_record, new_states

PART = 250  # games in one call: short enough to stop soon, long enough that calls cost nothing
Numbers = np.ndarray[Any, np.dtype[Any]]
Work = TypeVar("Work")
Result = TypeVar("Result")
LOADING = Lock()  # the compiled rules are loaded once, by whichever thread comes first


@dataclass(frozen=True, slots=True)
class Games:
    """Finished games of one table, a row of `labdeck.bots.tally` for each."""

    tables: Tables
    bots: tuple[str, ...]
    rows: Numbers

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.bots)

    @property
    def seeds(self) -> Numbers:
        """The seed of each game; `labdeck.new` deals the same cards from it."""
        return self.rows[:, tally.SEED]

    @property
    def turns(self) -> Numbers:
        """The turns of each game, taken or skipped."""
        return self.rows[:, tally.TURNS]

    @property
    def decisions(self) -> Numbers:
        """The choices between two things or more in each game."""
        return self.rows[:, tally.DECISIONS]

    @property
    def ended(self) -> Numbers:
        """How each game ended, by the numbers of the rules."""
        return self.rows[:, tally.ENDED]

    @property
    def firsts(self) -> Numbers:
        """The seat that began each game."""
        return self.rows[:, tally.FIRST_SEAT]

    @property
    def scores(self) -> Numbers:
        """The points of each seat, a column for each."""
        return self.rows[:, tally.SCORES : tally.SCORES + self.seats]

    @property
    def wins(self) -> Numbers:
        """The share of each seat in the win of each game: 1, or less if the win is shared."""
        won = self.rows[:, tally.WINNERS, None] >> np.arange(self.seats) & 1
        return np.asarray(won / won.sum(1, keepdims=True))

    @property
    def deeds(self) -> Numbers:
        """What each card of the deck did, a column for each card."""
        return self.rows[:, tally.CARD_DEEDS : tally.CARD_DEEDS + self.tables.deck.cards]

    @property
    def open_needs(self) -> Numbers:
        """How many active projects wanted each kind at the end, a column for each kind."""
        return self.rows[:, tally.OPEN_NEEDS : tally.OPEN_NEEDS + len(self.tables.kinds)]


def play(tables: Tables, bots: tuple[str, ...], seeds: Sequence[int] | Numbers, blank: int = NONE) -> Games:
    """Play a game for each seed with these bots on the seats; the card `blank` does nothing when it is played."""
    rows = np.zeros((len(seeds), tally.ROW), np.int64)
    rows[:, tally.SEED] = seeds
    policies = sum(NAMES.index(name) << POLICY_BITS * seat for seat, name in enumerate(bots))
    states = new_states(2)
    deck = deck_record(tables.deck)[0]
    with LOADING:
        play_rows = compiled_policies().tally.play_rows
    play_rows(states[0], states[1], deck, len(bots), policies, blank, len(seeds), rows.reshape(-1))
    return Games(tables, bots, rows)


Player = Callable[..., Games]  # what plays as `play` does


def parts(seeds: Sequence[int] | Numbers) -> Iterator[Sequence[int] | Numbers]:
    """The seeds in parts, each for one call."""
    for at in range(0, len(seeds), PART):
        yield seeds[at : at + PART]


def in_order(work: Callable[[Work], Result], all_work: Iterable[Work], workers: int | None = None) -> Iterator[Result]:
    """The results of all work, done in threads, in the order in which it was given.

    Little is begun ahead, so that whoever stops listening does not wait long.
    """
    workers = workers or os.cpu_count() or 1
    waiting: deque[Future[Result]] = deque()
    with ThreadPoolExecutor(workers) as pool:
        try:
            for one in all_work:
                waiting.append(pool.submit(work, one))
                if len(waiting) > 2 * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


def gathered(some: Sequence[Games]) -> Games:
    """Several lots of games of one table as one."""
    return Games(some[0].tables, some[0].bots, np.concatenate([games.rows for games in some]))
