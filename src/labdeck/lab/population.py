"""A population of bots and plans: how often each wins among copies of each other, and who answers whom best."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import permutations
from typing import Any

import numpy as np

from labdeck.bots import FILLER, plans
from labdeck.deck import Tables

from .figures import Figure, share_of
from .tournament import play_deals


@dataclass(frozen=True, slots=True)
class Crowd:
    """What a population came to: for each two of it, the share of wins of one of the first among copies of the other.

    `filler` makes the other choices of those members that are plans.
    """

    bots: tuple[str, ...]
    filler: str
    players: int
    tables: int
    deals: int
    wins: dict[tuple[str, str], Figure]

    @property
    def fair(self) -> float:
        """The share of wins of a bot among its like."""
        return 1 / self.players

    def answer(self, bot: str) -> str:
        """The member that wins most among copies of a bot, other than that bot itself."""
        return max((other for other in self.bots if other != bot), key=lambda other: self.wins[other, bot].value)


def members(bots: tuple[str, ...]) -> tuple[str, ...]:
    """A population: the bots, the one that chooses at random, and every plan, filled by the first of the bots."""
    filled = (plan if bots[0] == FILLER else f"{plan}+{bots[0]}" for plan in plans())
    return tuple(dict.fromkeys((*bots, "random", *filled)))


def seating(one: str, other: str, players: int, seat: int) -> tuple[str, ...]:
    """A table with one bot on a seat, and copies of another on all others."""
    return tuple(one if p == seat else other for p in range(players))


def meet(
    tables: Tables,
    bots: tuple[str, ...],
    players: int,
    deals: int,
    seed: int = 0,
    workers: int | None = None,
    tell: Callable[[int, int], None] = lambda done, total: None,
) -> Crowd:
    """Let each of a population play on every seat among copies of each other; all tables play the same deals.

    After Ctrl-C it tells of the deals that every table has played, if there are any.
    """
    population = members(bots)
    places = seatings(population, players)
    games, deals = play_deals(tables, places, deals, seed, workers, tell)
    wins = {}
    for one, other in permutations(population, 2):
        won = [games[seating(one, other, players, p)].wins[:deals, p] for p in range(players)]
        wins[one, other] = share_of(np.mean(won, axis=0), players)
    return Crowd(population, bots[0], players, len(places), deals, wins)


def seatings(population: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """All tables of a population, each once."""
    pairs = permutations(population, 2)
    return list(dict.fromkeys(seating(one, other, players, p) for one, other in pairs for p in range(players)))


def as_data(crowd: Crowd) -> dict[str, Any]:
    """A crowd for JSON."""
    return {
        "players": crowd.players,
        "tables": crowd.tables,
        "deals": crowd.deals,
        "fair": crowd.fair,
        "bots": list(crowd.bots),
        "filler": crowd.filler,
        "wins": [{"bot": one, "among": other, "share": crowd.wins[one, other].rounded()} for one, other in crowd.wins],
        "answers": [
            {"to": bot, "bot": best, "share": crowd.wins[best, bot].rounded()}
            for bot in crowd.bots
            if (best := crowd.answer(bot))
        ],
    }
