"""Seats: whether it matters who begins."""

from collections.abc import Iterator

import numpy as np

from labdeck.lab.figures import Numbers, mean, share
from labdeck.lab.games import Games

from .judging import WINS, corrected, weight_of
from .report import Column, Finding, Section

COLUMNS = (
    Column("players", "players"),
    Column("seat", "seat in the order of play"),
    Column("wins", "wins", "share"),
    Column("points", "points", "points"),
)


def in_turn(games: Games, by_seat: Numbers) -> Numbers:
    """Columns of seats put in the order of play: the seat that begins the game comes first."""
    order = (games.firsts[:, None] + np.arange(games.seats)) % games.seats
    return np.take_along_axis(by_seat, order, axis=1)


def seat_section(lots: dict[int, Games]) -> Section:
    """Each seat's wins and points, by the order of play."""
    rows = []
    for players, games in sorted(lots.items()):
        wins, points = in_turn(games, games.wins), in_turn(games, games.scores)
        for place in range(players):
            won = share(float(wins[:, place].sum()), len(games))
            rows.append((players, place + 1, won, mean(points[:, place])))
    says = "A fair table gives every seat the same share of wins, whoever begins."
    return Section("seats", "Seats", says, COLUMNS, tuple(rows), names=2)


def seat_findings(games: Games) -> Iterator[Finding]:
    """How many wins the order of play gives to one seat or takes from it: that which it matters to most."""
    players = games.seats
    fair = 100 / players
    shares = [share(float(won), len(games)).times(100) for won in in_turn(games, games.wins).sum(0)]
    sizes = [corrected(one.less(fair), players) for one in shares]
    most = max(range(players), key=lambda place: abs(sizes[place].value))
    short = f"who plays {ORDINALS[most]} wins {shares[most].value:.0f} in 100"
    yield Finding(
        about="seat",
        topic="order",
        subjects=(f"{players} players",),
        names=(f"{players} players",),
        says=f"With {players} players, {short} where {fair:.0f} is fair.",
        size=sizes[most],
        unit="wins in 100",
        weight=weight_of(sizes[most], WINS),
        short=short,
    )


ORDINALS = ("first", "second", "third", "fourth", "fifth")
