"""Take 1 resource from another player's project into your hand."""

from labdeck import arrange
from tests.tools.sitting import Table, assert_refused


def test_takes_a_resource_into_the_hand() -> None:
    game = arrange("gsa", hands=[["resource-donation"], []], table=[{}, {"small-rnas": ["worm"]}])
    game.play("play resource-donation")
    assert (game.hand(0), game.table(1)) == (["worm"], {"small-rnas": []})
    assert game.pile("burn") == ["resource-donation"]


def test_its_player_chooses_any_species_technique_or_grant() -> None:
    beside = ["worm", "sequencing", "grant-approved-species"]
    game = arrange("gsa", hands=[["resource-donation"], []], table=[{}, {"small-rnas": beside}])
    game.play("play resource-donation")
    assert sorted(game.view(0).choices) == sorted(f"choose {card}" for card in beside)
    game.play("choose grant-approved-species")
    assert game.hand(0) == ["grant-approved-species"]


def test_cannot_be_played_where_nothing_lies_beside_another_players_project() -> None:
    table: Table = [{"body-clock": ["fly"]}, {"small-rnas": []}]
    game = arrange("gsa", hands=[["resource-donation"], []], table=table)
    assert_refused(game, "play resource-donation", "P12")


def test_the_hurt_player_is_not_asked() -> None:
    game = arrange("gsa", hands=[["resource-donation"], ["yeast"]], table=[{}, {"small-rnas": ["worm"]}])
    game.play("play resource-donation")
    assert (game.to_move, "end" in game.view(0).choices) == (0, True)
