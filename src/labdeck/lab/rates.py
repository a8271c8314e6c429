"""Rates: what counts decisions while it plays, and the best of several rounds of it."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, process_time

Counts = tuple[int, int, int]  # decisions, those with two options or more, games
Rates = tuple[float, float, float]  # the same, a second
Player = Callable[[int], Counts]  # plays so many games
NAMES = ("decisions_per_s", "real_decisions_per_s", "games_per_s")
CHUNKS = 20  # calls in a round, so that the clock is looked at often enough


@dataclass(slots=True)
class Best:
    """The rates of a player in the best of several rounds, by a clock."""

    play: Player
    clock: Callable[[], float] = process_time
    games: int = 1
    rates: Rates = (0.0, 0.0, 0.0)

    def measure(self, seconds: float) -> Rates:
        """Play for about so long, and keep the rates if they are the best so far."""
        decisions = real = games = 0
        begun, end = self.clock(), perf_counter() + seconds
        while (now := perf_counter()) < end:
            counts = self.play(self.games)
            decisions, real, games = decisions + counts[0], real + counts[1], games + counts[2]
            if perf_counter() - now < seconds / CHUNKS:
                self.games *= 2
        spent = self.clock() - begun
        rates = (decisions / spent, real / spent, games / spent)
        self.rates = max(self.rates, rates)
        return rates

    def row(self) -> dict[str, float]:
        """The rates, by their names."""
        return named(self.rates)


def named(rates: Rates) -> dict[str, float]:
    """Rates by their names."""
    return {name: round(rate, 1) for name, rate in zip(NAMES, rates, strict=True)}
