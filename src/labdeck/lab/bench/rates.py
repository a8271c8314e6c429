"""Rates: decisions and games a second, in the best of several rounds, by CPU time or by wall time.

CPU time hardly depends on what else the machine does; it is used for one core. Wall time is what a person waits, and
the only measure for several cores.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import Any

Counts = tuple[int, int, int]  # decisions, those with two options or more, games
Rates = tuple[float, float, float]  # the same, a second
Player = Callable[[int], Counts]  # plays so many games
Row = dict[str, Any]  # what was measured, by its names
DECISIONS, REAL, GAMES = range(3)
NAMES = ("decisions_per_s", "real_decisions_per_s", "games_per_s")
CPU, WALL = "CPU", "wall"  # the clocks
CLOCKS = {CPU: process_time, WALL: perf_counter}
CHUNKS = 20  # calls in a round, so that the clock is looked at often enough


@dataclass(slots=True)
class Best:
    """The rates of a player in the best of several rounds."""

    play: Player
    time: str = CPU
    games: int = 1
    rates: Rates = (0.0, 0.0, 0.0)

    def measure(self, seconds: float) -> Rates:
        """Play for about so long, and keep the rates if they are the best so far."""
        decisions = real = games = 0
        clock = CLOCKS[self.time]
        begun, end = clock(), perf_counter() + seconds
        while (now := perf_counter()) < end:
            counts = self.play(self.games)
            decisions, real, games = decisions + counts[0], real + counts[1], games + counts[2]
            if perf_counter() - now < seconds / CHUNKS:
                self.games *= 2
        spent = clock() - begun
        rates = (decisions / spent, real / spent, games / spent)
        self.rates = max(self.rates, rates)
        return rates

    def row(self) -> Row:
        """The rates, by their names."""
        return named(self.time, self.rates)


def named(time: str, rates: Rates) -> Row:
    """Rates by their names, and whether they are of CPU or wall time."""
    return {"time": time} | {name: round(rate, 1) for name, rate in zip(NAMES, rates, strict=True)}
