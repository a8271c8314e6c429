"""Tournaments: every bot meets every other on every seat, with the same deals, and is rated."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from typing import Any

import numpy as np

from labdeck.deck import Tables

from .figures import Figure, Numbers, share
from .games import Games, gathered, in_order, parts, play

ELO = 400 / np.log(10)  # points of rating for each unit of log odds
MIDDLE = 1500
PRIOR = 0.5  # wins that each of a pair begins with, so that a bot that never lost has a rating, too
ROUNDS = 100  # of the fit
DRAWS = 400  # resampled tournaments, for the intervals


@dataclass(frozen=True, slots=True)
class Standing:
    """What became of a tournament: ratings by bot, and how often the first of a pair came before the second."""

    bots: tuple[str, ...]
    players: int
    tables: int
    deals: int
    ratings: dict[str, Figure]
    pairs: dict[tuple[str, str], Figure]


def seatings(bots: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Every table of the round robin, on every seat in turn: as many different bots at each as there can be."""
    most = min(len(bots), players)
    tables = [table for table in combinations_with_replacement(bots, players) if len(set(table)) == most]
    turned = [table[-turn:] + table[:-turn] for table in tables for turn in range(players)]
    return list(dict.fromkeys(turned))


def beats(games: Games, one: str, other: str) -> Numbers:
    """For each game how far one bot came before another: 1, 0, or between when they tie or sit on several seats.

    Of two seats the one that wins comes first, else the one with more points.
    """
    rank = games.scores + 10_000 * (games.wins > 0)
    ones = [p for p, bot in enumerate(games.bots) if bot == one]
    others = [p for p, bot in enumerate(games.bots) if bot == other]
    met = [np.sign(rank[:, p] - rank[:, q]) for p in ones for q in others]
    return np.asarray((np.mean(met, axis=0) + 1) / 2)


def fit(won: Numbers) -> Numbers:
    """Ratings by Bradley and Terry from the wins of each (row) against each (column), by a short iteration.

    Several tournaments can be fitted at once, along the axes before the last two.
    """
    size = won.shape[-1]
    won = won + PRIOR * (1 - np.eye(size))
    met = won + np.swapaxes(won, -1, -2)
    strength = np.ones(won.shape[:-1])
    for _ in range(ROUNDS):
        strength = won.sum(-1) / (met / (strength[..., :, None] + strength[..., None, :])).sum(-1)
        strength /= np.exp(np.log(strength).mean(-1, keepdims=True))
    return np.asarray(MIDDLE + ELO * np.log(strength))


def tournament(
    tables: Tables,
    bots: tuple[str, ...],
    players: int,
    deals: int,
    seed: int = 0,
    workers: int | None = None,
    tell: Callable[[int, int], None] = lambda done, total: None,
) -> Standing:
    """Play a round robin in which every table plays the same deals with the seats turned, and rate the bots.

    Intervals come from resampling the deals, since the games of one deal have luck in common. Interrupted, it rates by
    the deals that every table has played, if there are any.
    """
    places = seatings(bots, players)
    work = [(table, part) for part in parts(range(seed, seed + deals), bots) for table in places]
    total = len(places) * deals
    done = 0
    lots: dict[tuple[str, ...], list[Games]] = {table: [] for table in places}

    def played(one: tuple[tuple[str, ...], Any]) -> Games:
        return play(tables, *one)

    try:
        for games in in_order(played, work, workers):
            lots[games.bots].append(games)
            done += len(games)
            tell(done, total)
    except KeyboardInterrupt:
        deals = min(sum(map(len, lot)) for lot in lots.values())
        if deals == 0:
            raise
    won = wins_by_deal([gathered(lot) for lot in lots.values()], bots, deals)
    return Standing(bots, players, len(places), deals, ratings(won, bots), dict(pair_shares(won, bots)))


def wins_by_deal(lots: list[Games], bots: tuple[str, ...], deals: int) -> Numbers:
    """How often each bot (second axis) came before each other (third) at the tables of each deal (first)."""
    won = np.zeros((deals, len(bots), len(bots)))
    for games in lots:
        for i, j in combinations(range(len(bots)), 2):
            if {bots[i], bots[j]} <= set(games.bots):
                share_of_first = beats(games, bots[i], bots[j])[:deals]
                won[:, i, j] += share_of_first
                won[:, j, i] += 1 - share_of_first
    return won


def ratings(won: Numbers, bots: tuple[str, ...]) -> dict[str, Figure]:
    """Each bot's rating, with the middle 95 % of what resampled deals give."""
    chance = np.random.default_rng(1)
    deals = len(won)
    times = chance.multinomial(deals, [1 / deals] * deals, DRAWS)  # how often each deal comes in each resampling
    low, high = np.percentile(fit(np.tensordot(times, won, 1)), (2.5, 97.5), axis=0)
    values = fit(won.sum(0))
    return {bot: Figure(float(values[i]), float(low[i]), float(high[i])) for i, bot in enumerate(bots)}


def pair_shares(won: Numbers, bots: tuple[str, ...]) -> Iterator[tuple[tuple[str, str], Figure]]:
    """How often the first of each pair came before the second, with Wilson's interval."""
    total = won.sum(0)
    for i, j in combinations(range(len(bots)), 2):
        yield (bots[i], bots[j]), share(float(total[i, j]), round(total[i, j] + total[j, i]))


def as_data(standing: Standing) -> dict[str, Any]:
    """A standing for JSON."""
    return {
        "players": standing.players,
        "tables": standing.tables,
        "deals": standing.deals,
        "ratings": {bot: figure.rounded() for bot, figure in standing.ratings.items()},
        "pairs": [
            {"bot": one, "against": other, "share": figure.rounded()} for (one, other), figure in standing.pairs.items()
        ],
    }
