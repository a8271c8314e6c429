"""Swap one of your projects for another player's, with all cards beside them."""

import pytest

from labdeck import arrange
from tests.tools.sitting import Table, assert_refused


def test_swaps_two_projects_with_the_cards_beside_them() -> None:
    mine, theirs = {"body-clock": ["fly"]}, {"small-rnas": ["worm", "cress"]}
    game = arrange("gsa", hands=[["lab-swap"], []], table=[mine, theirs])
    game.play("play lab-swap")
    assert (game.table(0), game.table(1)) == (theirs, mine)
    assert game.pile("burn") == ["lab-swap"]


def test_the_player_of_the_card_chooses_both_projects() -> None:
    table: Table = [{"body-clock": [], "flower-organs": []}, {"small-rnas": [], "pigment-genes": []}]
    game = arrange("gsa", hands=[["lab-swap"], []], table=table)
    game.play("play lab-swap")
    assert sorted(game.view(0).choices) == ["choose body-clock", "choose flower-organs"]
    game.play("choose flower-organs")
    assert sorted(game.view(0).choices) == ["choose pigment-genes", "choose small-rnas"]
    game.play("choose small-rnas")
    assert set(game.table(0)) == {"body-clock", "small-rnas"}
    assert set(game.table(1)) == {"pigment-genes", "flower-organs"}


def test_what_is_then_needed_goes_with_the_project() -> None:
    game = arrange("gsa", hands=[["lab-swap", "fly", "cress"], []], table=[{"body-clock": []}, {"small-rnas": []}])
    game.play("play lab-swap")
    assert_refused(game, "put fly", "P10")
    game.play("put cress on small-rnas")
    assert game.table(0) == {"small-rnas": ["cress"]}


@pytest.mark.parametrize("table", [[{"body-clock": ["fly"]}, {}], [{}, {"body-clock": ["fly"]}]])
def test_cannot_be_played_without_two_projects(table: Table) -> None:
    game = arrange("gsa", hands=[["lab-swap"], []], table=table)
    assert_refused(game, "play lab-swap", "P12")


def test_the_other_player_is_not_asked() -> None:
    game = arrange("gsa", hands=[["lab-swap"], ["yeast"]], table=[{"body-clock": []}, {"small-rnas": []}])
    game.play("play lab-swap")
    assert (game.to_move, "end" in game.view(0).choices) == (0, True)
