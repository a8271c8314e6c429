"""What became of each project."""

import pytest

from labdeck.lab.balance.fates import fates
from tests.lab.balance.studied import played


def test_points_a_game_add_up_to_the_scores() -> None:
    games = played("ingenium")
    total = sum(one.points.value for one in fates(games))
    assert total == pytest.approx(games.scores.sum(1).mean())


def test_what_a_start_earns_adds_up_to_the_points_of_all_games() -> None:
    games = played("gsa")
    for one in fates(games):
        assert one.per_start.value * one.starts == pytest.approx(one.points.value * len(games))
        assert one.per_draw.value * one.seen == pytest.approx(one.points.value * len(games))
