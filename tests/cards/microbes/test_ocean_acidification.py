"""Each player discards 1 ocean, from hand or table."""

from labdeck import arrange
from tests.tools.sitting import Table, play


def test_each_player_discards_an_ocean_of_their_choice_clockwise_from_the_acting_one() -> None:
    table: Table = [{}, {}, {"prochlorococcus-marinus": ["ocean"]}]
    hands = [["ocean-acidification", "ocean"], ["ocean"], ["soil", "ocean"]]
    game = arrange("microbes", hands=hands, table=table)
    game.play("play ocean-acidification")
    for seat, text in ((0, "choose ocean"), (1, "choose ocean"), (2, "choose ocean beside prochlorococcus-marinus")):
        assert game.to_move == seat
        game.play("pass")
        game.play(text)
    assert (game.hand(0), game.hand(1), sorted(game.hand(2))) == ([], [], ["ocean", "soil"])
    assert game.pile("discard") == ["ocean", "ocean", "ocean"]


def test_who_has_none_says_so_and_loses_nothing() -> None:
    game = arrange("microbes", hands=[["ocean-acidification"], ["soil"]])
    game.play("play ocean-acidification")
    assert game.to_move == 1
    game.play("pass")
    assert game.view(1).choices == ["pass"]
    game.play("pass")
    assert (game.hand(1), game.count("discard")) == (["soil"], 0)


def test_burns_without_effect_and_unasked_when_nobody_can_have_one() -> None:
    table: Table = [{}, {"escherichia-coli": ["host"]}]
    game = arrange("microbes", hands=[["ocean-acidification"], ["mimivirus", "endospore"]], table=table)
    game.play("play ocean-acidification")
    assert (game.to_move, game.pile("burn")) == (0, ["ocean-acidification"])


def test_a_block_saves_its_player_and_the_others_go_on() -> None:
    game = arrange("microbes", hands=[["ocean-acidification"], ["ocean", "endospore"], ["ocean"]])
    play(game, "play ocean-acidification", "block endospore", "pass", "choose ocean")
    assert (game.hand(1), game.hand(2)) == (["ocean"], [])
    assert sorted(game.pile("burn")) == ["endospore", "ocean-acidification"]
