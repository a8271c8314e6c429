"""All cores: one worker thread or process for each of them, and the speedup over one core.

All of it is wall time. A shared machine is quick at one moment and slow at the next, so one core and all cores are
measured in short turns, and the speedup is the median of their ratios. Processes share nothing: their speedup is what
the machine allows.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from multiprocessing import get_context
from statistics import median

from .rates import WALL, Best, Player, Rates

CORES = os.cpu_count() or 1
TURNS = 15
TURN = 0.2  # of a round's seconds
Maker = Callable[[str], Player]  # of what plays a deck


@contextmanager
def all_cores(executor: Callable[[], Executor]) -> Iterator[list[Executor]]:
    """An executor for each core, with a single worker each, so that none takes another's work."""
    with ExitStack() as stack:
        yield [stack.enter_context(executor()) for _ in range(CORES)]


threads = partial(all_cores, partial(ThreadPoolExecutor, 1))
processes = partial(all_cores, partial(ProcessPoolExecutor, 1, get_context("spawn")))


@cache
def player_of(maker: Maker, deck: str, core: int) -> Best:
    """The player of a core, measured by wall time."""
    return Best(maker(deck), WALL)


def on_one(maker: Maker, deck: str, seconds: float, core: int = 0) -> Rates:
    """The rates of one core's player, for about so long."""
    return player_of(maker, deck, core).measure(seconds)


def on_all(cores: Sequence[Executor], maker: Maker, deck: str, seconds: float) -> Rates:
    """The rates of all cores' players at once, added up."""
    running = [core.submit(on_one, maker, deck, seconds, number) for number, core in enumerate(cores)]
    decisions, real, games = zip(*(one.result() for one in running), strict=True)
    return sum(decisions), sum(real), sum(games)


def times_one(cores: Sequence[Executor], maker: Maker, deck: str, seconds: float) -> float:
    """How many times the decisions of one core all of them make, each compared with the turns before and after."""
    on_all(cores, maker, deck, 0)
    before = on_one(maker, deck, seconds)
    ratios = []
    for _ in range(TURNS):
        together = on_all(cores, maker, deck, seconds)
        after = on_one(maker, deck, seconds)
        ratios.append(2 * together[0] / (before[0] + after[0]))
        before = after
    return round(median(ratios), 2)
