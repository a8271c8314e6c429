"""Tournaments: every bot meets every other on every seat, with the same deals, and is rated."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from typing import Any

import numpy as np

from labdeck.deck import Tables
from labdeck.lab.counts import row

from .figures import Figure, Numbers, share_of
from .games import Games, gathered, in_order, parts, play

ELO = 400 / np.log(10)  # points of rating for each unit of log odds
MIDDLE = 1500
PRIOR = 0.5  # deals that each of a pair has won beforehand, so that a bot that never lost has a finite rating
NEAR = 1e-6  # units of log odds: the fit ends when its steps are smaller
ROUNDS = 200  # steps of Newton's method at most; it takes one for each unit of log odds, and a few
DRAWS = 1000  # bootstrap samples


@dataclass(frozen=True, slots=True)
class Standing:
    """The result of a tournament: ratings by bot, and how often the first of a pair came before the second."""

    bots: tuple[str, ...]
    players: int
    tables: int
    deals: int
    ratings: dict[str, Figure]
    pairs: dict[tuple[str, str], Figure]


def seatings(bots: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """The seatings of the round robin: every combination with as many different bots as fit, rotated over the seats."""
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
    """Ratings by Bradley and Terry from the wins of each (row) against each (column), by Newton's method.

    Several tournaments can be fitted at once, along the axes before the last two. Newton's steps are limited to
    length 1, since far from the solution longer ones may diverge.
    """
    lost = np.swapaxes(won, -1, -2)
    odds = np.zeros(won.shape[:-1])
    for _ in range(ROUNDS):
        before = 1 / (1 + np.exp(odds[..., None, :] - odds[..., :, None]))
        after = np.swapaxes(before, -1, -2)
        slope = (won * after - lost * before).sum(-1)
        bend = (won + lost) * before * after
        curve = np.eye(won.shape[-1]) * bend.sum(-1)[..., None] - bend + 1  # + 1: the mean is free
        step = np.linalg.solve(curve, slope[..., None])[..., 0]
        longest = np.abs(step).max(-1, keepdims=True)
        odds += step / np.maximum(longest, 1)
        if longest.max() < NEAR:
            break
    return np.asarray(MIDDLE + ELO * (odds - odds.mean(-1, keepdims=True)))


def play_deals(
    tables: Tables,
    places: list[tuple[str, ...]],
    deals: int,
    seed: int,
    workers: int | None,
    tell: Callable[[int, int], None],
) -> tuple[dict[tuple[str, ...], Games], int]:
    """Let every seating play the same deals: the games of each, and how many deals there are of all.

    After Ctrl-C these are the deals that every seating has played, if there are any.
    """
    bots = tuple({bot for table in places for bot in table})
    work = [(table, part) for part in parts(range(seed, seed + deals), bots) for table in places]
    total = len(places) * deals
    done = 0
    lots: dict[tuple[str, ...], list[Games]] = {table: [] for table in places}

    def played(one: tuple[tuple[str, ...], Any]) -> Games:
        return play(tables, *one, width=row.CARD_DEEDS)

    try:
        for games in in_order(played, work, workers):
            lots[games.bots].append(games)
            done += len(games)
            tell(done, total)
    except KeyboardInterrupt:
        deals = min(sum(map(len, lot)) for lot in lots.values())
        if deals == 0:
            raise
    return {table: gathered(lot) for table, lot in lots.items()}, deals


def tournament(
    tables: Tables,
    bots: tuple[str, ...],
    players: int,
    deals: int,
    seed: int = 0,
    workers: int | None = None,
    tell: Callable[[int, int], None] = lambda done, total: None,
) -> Standing:
    """Play a round robin in which every seating plays the same deals, and rate the bots.

    Intervals come from a bootstrap over deals, since games of one deal are not independent. After Ctrl-C it rates by
    the deals that every seating has played, if there are any.
    """
    places = seatings(bots, players)
    games, deals = play_deals(tables, places, deals, seed, workers, tell)
    won = wins_by_deal(list(games.values()), bots, deals)
    return Standing(bots, players, len(places), deals, ratings(won, bots), dict(pair_shares(won, bots)))


def wins_by_deal(lots: list[Games], bots: tuple[str, ...], deals: int) -> Numbers:
    """An array of wins by deal (first axis), bot (second) and opponent (third)."""
    won = np.zeros((deals, len(bots), len(bots)))
    for games in lots:
        for i, j in combinations(range(len(bots)), 2):
            if {bots[i], bots[j]} <= set(games.bots):
                share_of_first = beats(games, bots[i], bots[j])[:deals]
                won[:, i, j] += share_of_first
                won[:, j, i] += 1 - share_of_first
    return won


def ratings(won: Numbers, bots: tuple[str, ...]) -> dict[str, Figure]:
    """Each bot's rating, with a 95 % interval by the Bayesian bootstrap over deals.

    Each deal gets a random weight, and so does the prior of half a deal for each of a pair: so the interval has a
    width even where one bot won every game. Deals with the same outcome are drawn as one.
    """
    chance = np.random.default_rng(1)
    size = len(bots)
    outcomes, times = np.unique(won.reshape(len(won), -1), axis=0, return_counts=True)
    prior = PRIOR * (won[0] + won[0].T)
    drawn = (chance.standard_gamma(times, (DRAWS, len(times))) @ outcomes).reshape(DRAWS, size, size)
    doubt = chance.standard_gamma(PRIOR, drawn.shape) / PRIOR
    low, high = np.percentile(fit(drawn + prior * doubt), (2.5, 97.5), axis=0)
    values = fit(won.sum(0) + prior)
    return {bot: Figure(float(values[i]), float(low[i]), float(high[i])) for i, bot in enumerate(bots)}


def pair_shares(won: Numbers, bots: tuple[str, ...]) -> Iterator[tuple[tuple[str, str], Figure]]:
    """How often the first of each pair came before the second; games of one deal are not counted as independent."""
    for i, j in combinations(range(len(bots)), 2):
        each = round(won[0, i, j] + won[0, j, i])
        yield (bots[i], bots[j]), share_of(won[:, i, j] / each, each)


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
