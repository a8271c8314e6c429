"""What became of each project."""

import pytest

from labdeck.lab.balance.fates import fates
from tests.lab.balance.studied import studied


def test_points_a_game_add_up_to_the_scores() -> None:
    games = studied("ingenium").games
    total = sum(one.points.value for one in fates(games))
    assert total == pytest.approx(games.scores.sum(1).mean())
