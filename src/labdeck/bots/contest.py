"""Contests: how often one bot among others wins, with an interval."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

from labdeck.rules.schema import Deck

from .match import POLICY_BITS
from .policies import compiled_policies

NAMES = ("random", "greedy")  # by the numbers of `match`
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


def games_of(deck: Deck, bots: tuple[str, ...], first: int, games: int) -> Any:
    """Play games with the seeds from `first` on; a row for each: winners, turns, how it ended, the scores."""
    import numpy as np

    from labdeck.rules.records import deck_record, new_states

    states = new_states(2)
    policies = sum(NAMES.index(name) << POLICY_BITS * seat for seat, name in enumerate(bots))
    out = np.zeros(games * (3 + len(bots)), np.int64)
    play = compiled_policies().match.play_matches
    play(states[0], states[1], deck_record(deck)[0], len(bots), policies, first, games, out)
    return out.reshape(games, -1)


def contest(deck: Deck, one: str, others: str, seats: int, games: int, first: int = 0) -> Share:
    """How often one bot wins among others, sitting on each seat in turn with the same seeds."""
    wins = 0.0
    for seat in range(seats):
        bots = tuple(one if p == seat else others for p in range(seats))
        for row in games_of(deck, bots, first, games // seats):
            winners = int(row[0])
            wins += (winners >> seat & 1) / winners.bit_count()
    return Share(wins, games // seats * seats)
