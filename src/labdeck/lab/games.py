"""Games between bots, played by machine code in worker threads: a row of numbers for each, in the order of seeds.

Machine code waits for bots that people have written in Python, and asks them one at a time.
"""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, wait
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeVar

import numpy as np

from labdeck import native
from labdeck.bots import BotError, is_slow, policy_of
from labdeck.bots.asking import own_bots
from labdeck.bots.habits import OWN, filler_of, kind_of
from labdeck.bots.search.tree import NODE, ROOT
from labdeck.bots.seat import name_at
from labdeck.bots.thinking import MOST_NODES
from labdeck.deck import Tables
from labdeck.lab.counts import row, tally
from labdeck.rules.numbers import NONE
from labdeck.rules.sight import mask

from .families import family_of

LOOK_UP = 0.2  # seconds of one wait
PART = 250  # games in one call: short enough to stop soon, long enough that calls cost nothing
ASKING = Lock()  # held while own bots play, which know nothing of threads
Numbers = np.ndarray[Any, np.dtype[Any]]
Work = TypeVar("Work")
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Games:
    """Finished games of one table, a row of `labdeck.lab.counts.tally` for each."""

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
        return self.rows[:, row.SEED]

    @property
    def turns(self) -> Numbers:
        """The turns of each game, taken or skipped."""
        return self.rows[:, row.TURNS]

    @property
    def decisions(self) -> Numbers:
        """The choices with two options or more in each game."""
        return self.rows[:, row.DECISIONS]

    @property
    def ended(self) -> Numbers:
        """How each game ended, by the numbers of the rules."""
        return self.rows[:, row.ENDED]

    @property
    def firsts(self) -> Numbers:
        """The seat that began each game."""
        return self.rows[:, row.FIRST_SEAT]

    @property
    def scores(self) -> Numbers:
        """The points of each seat, a column for each."""
        return self.rows[:, row.SCORES : row.SCORES + self.seats]

    @property
    def wins(self) -> Numbers:
        """The share of each seat in the win of each game: 1, or less if the win is shared."""
        won = self.rows[:, row.WINNERS, None] >> np.arange(self.seats) & 1
        return np.asarray(won / won.sum(1, keepdims=True))

    @property
    def deeds(self) -> Numbers:
        """What each card of the deck did, a column for each card; `counts.tally` says which bits mean what."""
        return self.rows[:, row.CARD_DEEDS : row.CARD_DEEDS + self.tables.deck.cards]

    @property
    def open_needs(self) -> Numbers:
        """The needs of active projects that are unmet at the end, a column for each kind."""
        return self.rows[:, row.OPEN_NEEDS : row.OPEN_NEEDS + len(self.tables.kinds)] / row.PARTS

    @property
    def skipped(self) -> Numbers:
        """The turns that were skipped in each game."""
        return self.rows[:, row.SKIPPED]

    def some(self, which: Numbers | slice) -> "Games":
        """Some of the games, by their places or as a mask."""
        return Games(self.tables, self.bots, self.rows[which])


def play(
    tables: Tables, bots: tuple[str, ...], seeds: Sequence[int] | Numbers, blank: int = NONE, width: int = row.ROW
) -> Games:
    """Play a game for each seed with these bots on the seats; the card `blank` does nothing when it is played.

    `width` is how many numbers of each row are kept. The trees of searching bots are dropped. Own bots play without a
    blank card.
    """
    fillers = [filler_of(policy_of(name)) for name in bots]
    tries = max(0 if filler == OWN else kind_of(filler) for filler in fillers)
    first = ROOT + NODE * (min(tries, MOST_NODES) + 1) + row.POLICIES
    out = np.zeros(first + len(seeds) * row.ROW, np.int64)
    out[first - row.POLICIES : first - row.POLICIES + len(bots)] = [policy_of(name) for name in bots]
    rows = out[first:].reshape(len(seeds), row.ROW)
    rows[:, row.SEED] = seeds
    states = [native.new_state() for _ in range(3)]
    printed, bare = map(native.deck_record, family_of(tables).effects.decks(tables.deck, blank))
    if OWN in fillers:
        with ASKING:
            for at in range(first, len(out), row.ROW):
                play_asking(tables, bots, states, printed, first, out, at)
    else:
        native.entry(tally.play_rows)(*states, printed, bare, len(bots), blank, len(seeds), first, out.ctypes)
    return Games(tables, bots, rows[:, :width].copy())


def play_asking(
    tables: Tables,
    bots: tuple[str, ...],
    states: list[native.Record],
    deck: native.Record,
    first: int,
    out: Numbers,
    at: int,
) -> None:
    """Play the game of a row: machine code up to each choice of an own bot, who is asked by what its seat sees."""
    s, m, _ = states
    seed = int(out[at + row.SEED])
    names = tuple(name_at(name, p) for p, name in enumerate(bots))
    own = own_bots(dict(enumerate(bots)), tables, names, seed)
    native.entry(tally.open_row)(s, deck, len(bots), first, out.ctypes, at)
    while native.entry(tally.play_on)(*states, deck, deck, NONE, first, out.ctypes, at):
        seat = s["asked"]
        native.entry(mask)(s, m, deck, seat)
        try:
            code = own[seat].choose(native.read_state(m), tables.deck, seat)
        except BotError as error:
            raise BotError(f"{error} (in the game with the seed {seed})") from error.__cause__
        native.entry(tally.take)(s, deck, code, NONE, first, out.ctypes, at)
    native.entry(tally.close_row)(s, deck, out.ctypes, at)


Player = Callable[..., Games]  # what plays as `play` does


def parts(seeds: Sequence[int] | Numbers, bots: tuple[str, ...]) -> Iterator[Sequence[int] | Numbers]:
    """The seeds in parts, one for each call of `play`; parts of a single seed if a bot takes long."""
    part = 1 if any(map(is_slow, bots)) else PART
    for at in range(0, len(seeds), part):
        yield seeds[at : at + part]


def in_order(work: Callable[[Work], Result], all_work: Iterable[Work], workers: int | None = None) -> Generator[Result]:
    """The results of all work, done in worker threads, in the order in which the work was given.

    A caller that stops early does not wait: work under way goes on in its thread, and its result is dropped.
    """
    workers = workers or os.cpu_count() or 1
    jobs: SimpleQueue[tuple[Future[Result], Work] | None] = SimpleQueue()
    waiting: deque[Future[Result]] = deque()
    for _ in range(workers):
        Thread(target=do_jobs, args=(work, jobs), daemon=True).start()
    try:
        for one in all_work:
            waiting.append(Future())
            jobs.put((waiting[-1], one))
            if len(waiting) > 2 * workers:
                yield awaited(waiting.popleft())
        while waiting:
            yield awaited(waiting.popleft())
    finally:
        for future in waiting:
            future.cancel()
        for _ in range(workers):
            jobs.put(None)


def awaited(future: Future[Result]) -> Result:
    """The result of a future, waiting for it if need be.

    It waits in short turns, since Python misses a Ctrl-C that comes just as a long wait begins.
    """
    while not wait([future], timeout=LOOK_UP).done:
        pass
    return future.result()


def do_jobs(work: Callable[[Work], Result], jobs: "SimpleQueue[tuple[Future[Result], Work] | None]") -> None:
    """Work through the queue until None comes; an error is kept in the job's future, whose reader gets it."""
    while job := jobs.get():
        future, one = job
        if future.set_running_or_notify_cancel():
            try:
                future.set_result(work(one))
            except BaseException as error:
                future.set_exception(error)


def gathered(some: Sequence[Games]) -> Games:
    """Several lots of games of one table as one."""
    return Games(some[0].tables, some[0].bots, np.concatenate([games.rows for games in some]))
