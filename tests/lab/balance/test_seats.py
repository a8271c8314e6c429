"""Seats are counted in the order of play."""

from dataclasses import replace

import numpy as np

from labdeck.lab.balance.seats import in_turn, seat_findings
from labdeck.lab.counts import row
from tests.lab.balance.studied import played


def test_seats_are_counted_from_the_one_that_begins() -> None:
    games = played("gsa", 4)
    order = in_turn(games, np.broadcast_to(np.arange(4), (len(games), 4)))
    assert (order[:, 0] == games.firsts).all()
    assert (order[:, 3] == (games.firsts + 3) % 4).all()


def test_who_begins_and_always_wins_is_a_grave_finding() -> None:
    games = played("gsa")
    rows = games.rows.copy()
    rows[:, row.WINNERS] = 1 << games.firsts
    found = next(seat_findings(replace(games, rows=rows)))
    assert found.is_grave
    assert found.says == "With 3 players, who plays first wins 100 in 100 where 33 is fair."
    rows[:, row.WINNERS] = 0b111
    assert not next(seat_findings(replace(games, rows=rows))).is_told
