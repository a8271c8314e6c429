"""Burn 1 technique on another player's project."""

import pytest

from labdeck import arrange
from tests.tools.sitting import assert_refused


def test_burns_a_technique_on_another_players_project() -> None:
    table = [{"flower-organs": ["genetic-lines"]}, {"small-rnas": ["worm", "sequencing"]}]
    game = arrange("gsa", hands=[["equipment-failure"], []], table=table)
    game.play("play equipment-failure")
    assert game.table(1) == {"small-rnas": ["worm"]}
    assert sorted(game.pile("burn")) == ["equipment-failure", "sequencing"]


def test_its_player_chooses_among_all_other_players_techniques() -> None:
    table = [{}, {"secretory-pathway": ["imaging", "genetic-lines"]}, {"small-rnas": ["sequencing"]}]
    game = arrange("gsa", hands=[["equipment-failure"], [], []], table=table)
    game.play("play equipment-failure")
    assert sorted(game.view(0).choices) == ["choose genetic-lines", "choose imaging", "choose sequencing"]
    game.play("choose imaging")
    assert game.table(1) == {"secretory-pathway": ["genetic-lines"]}
    assert game.table(2) == {"small-rnas": ["sequencing"]}


@pytest.mark.parametrize("beside", [[], ["worm", "cress"], ["grant-approved-technique"]])
def test_cannot_be_played_where_no_technique_lies(beside: list[str]) -> None:
    table = [{"flower-organs": ["imaging"]}, {"small-rnas": beside}]
    game = arrange("gsa", hands=[["equipment-failure"], []], table=table)
    assert_refused(game, "play equipment-failure", "P12")


def test_the_hurt_player_is_not_asked() -> None:
    game = arrange("gsa", hands=[["equipment-failure"], ["yeast"]], table=[{}, {"small-rnas": ["sequencing"]}])
    game.play("play equipment-failure")
    assert (game.to_move, game.table(1)) == (0, {"small-rnas": []})
