"""Complete one of your microbes: the resources beside it may move to your others that need them."""

from labdeck import arrange
from tests.tools.sitting import Table, assert_refused, play

FULL = {"escherichia-coli": ["bacteria", "host", "medicine"]}


def test_completes_a_full_microbe_and_moves_what_others_need() -> None:
    table: Table = [{**FULL, "wolbachia-pipientis": []}, {}]
    game = arrange("microbes", hands=[["endosymbiosis"], []], table=table)
    game.play("play endosymbiosis")
    assert game.completed(0) == ["escherichia-coli"]
    assert sorted(game.view(0).choices) == ["choose bacteria", "choose host", "pass"]
    play(game, "choose host", "choose bacteria")
    assert game.table(0) == {"wolbachia-pipientis": ["host", "bacteria"]}
    assert (game.pile("discard"), game.pile("burn")) == (["medicine"], ["endosymbiosis"])


def test_what_does_not_move_goes_where_completed_resources_go() -> None:
    table: Table = [{**FULL, "wolbachia-pipientis": []}, {}]
    game = arrange("microbes", hands=[["endosymbiosis"], []], table=table)
    play(game, "play endosymbiosis", "pass")
    assert game.table(0) == {"wolbachia-pipientis": []}
    assert sorted(game.pile("discard")) == ["bacteria", "host", "medicine"]


def test_cannot_be_played_without_a_full_microbe_of_ones_own() -> None:
    game = arrange("microbes", hands=[["endosymbiosis"], []], table=[{"mimivirus": ["virus"]}, FULL])
    assert_refused(game, "play endosymbiosis", "P12")


def test_nobody_is_asked_to_block_it() -> None:
    game = arrange("microbes", hands=[["endosymbiosis"], ["endospore"]], table=[FULL, {}])
    game.play("play endosymbiosis")
    assert (game.to_move, game.completed(0)) == (0, ["escherichia-coli"])
