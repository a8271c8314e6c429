"""Totals: running sums over finished games, so that a million games take no more memory than a thousand."""

from collections import Counter
from dataclasses import dataclass, field
from math import lcm
from typing import Any

import numpy as np

from labdeck.game.result import ENDINGS
from labdeck.rules.numbers import SEATS

from .figures import Figure, Sums, share
from .games import Games

WIN = lcm(*range(1, SEATS + 1))  # parts of a win: however many share it, each has a whole number of them


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """The share of wins and the mean score of one seat."""

    bot: str
    wins: Figure
    score: Figure


@dataclass(frozen=True, slots=True)
class Summary:
    """Means and shares over a number of games."""

    games: int
    turns: Figure
    decisions: Figure
    seats: tuple[SeatSummary, ...]
    endings: dict[str, Figure]


@dataclass(slots=True)
class Seat:
    """The sums of one seat: its wins, in parts of a win, and its points."""

    wins: int = 0
    score: Sums = field(default_factory=Sums)


@dataclass(slots=True)
class Totals:
    """The sums over the games so far. They are whole numbers, so the order in which games arrive does not matter."""

    bots: tuple[str, ...]
    turns: Sums = field(default_factory=Sums)
    decisions: Sums = field(default_factory=Sums)
    endings: Counter[int] = field(default_factory=Counter)
    seats: list[Seat] = field(init=False)

    def __post_init__(self) -> None:
        self.seats = [Seat() for _ in self.bots]

    @property
    def games(self) -> int:
        """The number of games so far."""
        return self.turns.many

    def add(self, some: Games) -> None:
        """Add some more games to the sums."""
        self.turns.add(some.turns)
        self.decisions.add(some.decisions)
        self.endings.update(some.ended.tolist())
        wins = np.rint(some.wins * WIN).astype(np.int64).sum(0)
        for p, seat in enumerate(self.seats):
            seat.wins += int(wins[p])
            seat.score.add(some.scores[:, p])

    def summary(self) -> Summary:
        """The means and shares, with their confidence intervals."""
        seats = (
            SeatSummary(bot, share(seat.wins / WIN, self.games), seat.score.mean)
            for bot, seat in zip(self.bots, self.seats, strict=True)
        )
        endings = {text: share(self.endings[how], self.games) for how, text in ENDINGS.items()}
        return Summary(self.games, self.turns.mean, self.decisions.mean, tuple(seats), endings)


def summary(games: Games) -> Summary:
    """The summary of these games."""
    totals = Totals(games.bots)
    totals.add(games)
    return totals.summary()


def as_data(found: Summary) -> dict[str, Any]:
    """A summary for JSON."""
    return {
        "games": found.games,
        "turns": found.turns.rounded(),
        "decisions": found.decisions.rounded(),
        "seats": [
            {"bot": seat.bot, "wins": seat.wins.rounded(), "score": seat.score.rounded()} for seat in found.seats
        ],
        "endings": {how: figure.rounded() for how, figure in found.endings.items()},
    }
