"""Contests: how often one bot among others wins, with an interval."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from typing import Any

from labdeck.rules.numbers import SEATS
from labdeck.rules.schema import Deck

from .levels import policy_of
from .policies import compiled_policies
from .thinking import MOST_NODES
from .tree import NODE, ROOT

Z = 1.96  # 95 %


@dataclass(frozen=True, slots=True)
class Share:
    """A share of wins, a shared win counting in part, and its 95 % interval (Wilson's)."""

    wins: float
    games: int

    @property
    def share(self) -> float:
        """The wins of all games."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The lower and the upper end."""
        n, p = self.games, self.share
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
        return max(0.0, middle - half), min(1.0, middle + half)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.share:.1%} of {self.games} games (95 %: {low:.1%} to {high:.1%})"


def games_of(deck: Deck, bots: tuple[str, ...], first: int, games: int, threads: int = 1) -> Any:
    """Play games with the seeds from `first` on; a row for each: winners, turns, how it ended, the scores.

    The rows are the same with any number of threads.
    """
    import numpy as np

    from labdeck.rules.records import deck_record

    policies = [policy_of(name) for name in bots]
    record = deck_record(deck)[0]
    compiled_policies()
    part = -(-games // threads)
    parts = [(at, min(part, first + games - at)) for at in range(first, first + games, part)]
    with ThreadPoolExecutor(threads) as pool:
        return np.concatenate(list(pool.map(lambda some: play_some(record, policies, *some), parts)))


def play_some(deck: Any, policies: list[int], first: int, games: int) -> Any:
    """Play some of the games, in this thread."""
    import numpy as np

    from labdeck.rules.records import new_states

    seats = len(policies)
    room = min(max(policies), MOST_NODES) + 1
    at = ROOT + NODE * room + SEATS
    out = np.zeros(at + games * (3 + seats), np.int64)
    out[at - SEATS : at - SEATS + seats] = policies
    s, m, w = new_states(3)
    compiled_policies().match.play_matches(s, m, w, deck, seats, first, games, at, out)
    return out[at:].reshape(games, -1)


def contest(deck: Deck, one: str, others: str, seats: int, games: int, first: int = 0, threads: int = 1) -> Share:
    """How often one bot wins among others, sitting on each seat in turn with the same seeds."""
    wins = 0.0
    for seat in range(seats):
        bots = tuple(one if p == seat else others for p in range(seats))
        for row in games_of(deck, bots, first, games // seats, threads):
            winners = int(row[0])
            wins += (winners >> seat & 1) / winners.bit_count()
    return Share(wins, games // seats * seats)
