"""Seats are counted in the order of play."""

import numpy as np

from labdeck.lab.balance.seats import in_turn
from tests.lab.balance.studied import studied


def test_seats_are_counted_from_the_one_that_begins() -> None:
    games = studied("gsa").lots[4]
    order = in_turn(games, np.broadcast_to(np.arange(4), (len(games), 4)))
    assert (order[:, 0] == games.firsts).all()
    assert (order[:, 3] == (games.firsts + 3) % 4).all()
