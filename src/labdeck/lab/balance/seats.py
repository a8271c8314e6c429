"""Seats: whether it matters who begins."""

from collections.abc import Iterator

import numpy as np

from labdeck.lab.figures import Numbers, as_share, mean, share
from labdeck.lab.games import Games

from .report import Column, Finding, Part, Section

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


def seats(lots: dict[int, Games]) -> Part:
    """Each seat's wins and points, by the order of play."""
    rows = []
    for players, games in lots.items():
        wins, points = in_turn(games, games.wins), in_turn(games, games.scores)
        for place in range(players):
            won = share(float(wins[:, place].sum()), len(games))
            rows.append((players, place + 1, won, mean(points[:, place])))
    says = "A fair table gives every seat the same share of wins, whoever begins."
    return Part((Section("seats", "Seats", says, COLUMNS, tuple(rows), names=2),), tuple(seat_findings(lots)))


def seat_findings(lots: dict[int, Games]) -> Iterator[Finding]:
    """For each number of players how far the order of play decides who wins."""
    for players, games in lots.items():
        fair = 1 / players
        shares = [share(float(won), len(games)) for won in in_turn(games, games.wins).sum(0)]
        best = max(range(players), key=lambda place: shares[place].value)
        worst = min(range(players), key=lambda place: shares[place].value)
        yield Finding(
            100 * sum(max(found.decided(fair), 0.0) for found in shares),
            "seat",
            f"{players} players",
            f"With {players} players, seat {best + 1} in the order of play wins {as_share(shares[best])} of the games "
            f"and seat {worst + 1} wins {as_share(shares[worst])}; {100 * fair:.0f} % would be fair.",
        )
