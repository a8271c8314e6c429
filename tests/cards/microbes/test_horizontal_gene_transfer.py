"""Move 1 resource from another player's microbe to one of yours that needs it."""

from labdeck import arrange
from tests.tools.sitting import Table, assert_refused, play

CARD = "horizontal-gene-transfer"


def test_moves_a_resource_to_a_microbe_that_needs_it() -> None:
    table: Table = [{"escherichia-coli": []}, {"vibrio-cholerae": ["host", "pathogen"]}]
    game = arrange("microbes", hands=[[CARD], []], table=table)
    game.play(f"play {CARD}")
    assert (game.to_move, game.view(1).choices) == (1, ["pass"])
    game.play("pass")
    assert (game.table(0), game.table(1)) == ({"escherichia-coli": ["host"]}, {"vibrio-cholerae": ["pathogen"]})
    assert game.pile("burn") == [CARD]


def test_its_player_chooses_the_resource_and_where_it_goes() -> None:
    mine: dict[str, list[str]] = {"escherichia-coli": [], "mycobacterium-tuberculosis": []}
    game = arrange("microbes", hands=[[CARD], []], table=[mine, {"vibrio-cholerae": ["host", "pathogen"]}])
    game.play(f"play {CARD}")
    assert sorted(game.view(0).choices) == ["choose host", "choose pathogen"]
    game.play("choose host")
    assert sorted(game.view(0).choices) == ["choose escherichia-coli", "choose mycobacterium-tuberculosis"]
    play(game, "choose mycobacterium-tuberculosis", "pass")
    assert game.table(0) == {"escherichia-coli": [], "mycobacterium-tuberculosis": ["host"]}


def test_cannot_be_played_when_none_of_yours_needs_what_lies_there() -> None:
    table: Table = [{"escherichia-coli": ["host"]}, {"vibrio-cholerae": ["host", "pathogen"]}]
    game = arrange("microbes", hands=[[CARD], []], table=table)
    assert_refused(game, f"play {CARD}", "P12")


def test_a_block_leaves_the_resource_where_it_lies() -> None:
    table: Table = [{"escherichia-coli": []}, {"vibrio-cholerae": ["host"]}]
    game = arrange("microbes", hands=[[CARD], ["endospore"]], table=table)
    play(game, f"play {CARD}", "block endospore")
    assert (game.table(0), game.table(1)) == ({"escherichia-coli": []}, {"vibrio-cholerae": ["host"]})
    assert sorted(game.pile("burn")) == ["endospore", CARD]
