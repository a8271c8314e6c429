"""Simulation: so many games of one table, and what they came to."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from labdeck.bots import tally
from labdeck.deck import Tables
from labdeck.game.result import ENDINGS

from .figures import Figure, mean, share
from .games import Games, gathered, in_order, parts, play


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """How one seat fared."""

    bot: str
    wins: Figure
    score: Figure


@dataclass(frozen=True, slots=True)
class Summary:
    """What a number of games came to."""

    games: int
    turns: Figure
    decisions: Figure
    seats: tuple[SeatSummary, ...]
    endings: dict[str, Figure]


def simulate(
    tables: Tables,
    bots: tuple[str, ...],
    seed: int,
    games: int,
    workers: int | None = None,
    tell: Callable[[int], None] = lambda done: None,
) -> Games:
    """Play games with the seeds from `seed` on, on all cores; the same games whatever the number of workers.

    `tell` hears how many games are done. Interrupted, it gives the games that are done, if there are any.
    """
    done: list[Games] = []
    try:
        part_of = partial(play, tables, bots, width=tally.CARD_DEEDS)
        for some in in_order(part_of, parts(range(seed, seed + games), bots), workers):
            done.append(some)
            tell(sum(map(len, done)))
    except KeyboardInterrupt:
        if not done:
            raise
    return gathered(done)


def summary(games: Games) -> Summary:
    """The means of the games, seat by seat, with their intervals."""
    wins, scores = games.wins, games.scores
    seats = (
        SeatSummary(bot, share(wins[:, p].sum(), len(games)), mean(scores[:, p])) for p, bot in enumerate(games.bots)
    )
    endings = {text: share(float(np.sum(games.ended == how)), len(games)) for how, text in ENDINGS.items()}
    return Summary(len(games), mean(games.turns), mean(games.decisions), tuple(seats), endings)


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
