"""Burn 1 species on another player's project."""

import pytest

from labdeck import arrange
from tests.tools.sitting import assert_refused


def test_burns_a_species_on_another_players_project() -> None:
    table = [{"body-clock": ["fly"]}, {"small-rnas": ["worm", "sequencing"]}]
    game = arrange("gsa", hands=[["lost-stock"], []], table=table)
    game.play("play lost-stock")
    assert game.table(1) == {"small-rnas": ["sequencing"]}
    assert sorted(game.pile("burn")) == ["lost-stock", "worm"]
    assert game.table(0) == {"body-clock": ["fly"]}


def test_its_player_chooses_which() -> None:
    game = arrange("gsa", hands=[["lost-stock"], []], table=[{}, {"small-rnas": ["worm", "cress"]}])
    game.play("play lost-stock")
    assert sorted(game.view(0).choices) == ["choose cress", "choose worm"]
    game.play("choose cress")
    assert game.table(1) == {"small-rnas": ["worm"]}


@pytest.mark.parametrize("beside", [[], ["sequencing"], ["grant-approved-species"]])
def test_cannot_be_played_where_no_species_lies(beside: list[str]) -> None:
    game = arrange("gsa", hands=[["lost-stock"], []], table=[{"body-clock": ["fly"]}, {"small-rnas": beside}])
    assert_refused(game, "play lost-stock", "P12")


def test_the_hurt_player_is_not_asked() -> None:
    game = arrange("gsa", hands=[["lost-stock"], ["yeast"]], table=[{}, {"small-rnas": ["worm"]}])
    game.play("play lost-stock")
    assert (game.to_move, game.table(1)) == (0, {"small-rnas": []})
