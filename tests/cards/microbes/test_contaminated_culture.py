"""Discard every resource in your hand."""

from labdeck import arrange
from tests.tools.sitting import play


def test_discards_the_resources_and_nothing_else() -> None:
    hand = ["contaminated-culture", "host", "soil", "mimivirus", "universal-medium"]
    game = arrange("microbes", hands=[hand, ["ocean"]], table=[{"escherichia-coli": ["bacteria"]}, {}])
    play(game, "play contaminated-culture", "pass")
    assert sorted(game.hand(0)) == ["mimivirus", "universal-medium"]
    assert sorted(game.pile("discard")) == ["host", "soil"]
    assert (game.table(0), game.hand(1)) == ({"escherichia-coli": ["bacteria"]}, ["ocean"])
    assert game.pile("burn") == ["contaminated-culture"]


def test_burns_without_effect_and_unasked_when_the_hand_has_no_resource() -> None:
    game = arrange("microbes", hands=[["contaminated-culture", "mimivirus", "endospore"], []])
    game.play("play contaminated-culture")
    assert "start mimivirus" in game.view(0).choices
    assert (game.count("discard"), game.pile("burn")) == (0, ["contaminated-culture"])


def test_a_block_saves_the_hand() -> None:
    game = arrange("microbes", hands=[["contaminated-culture", "host", "endospore"], []])
    play(game, "play contaminated-culture", "block endospore")
    assert (game.hand(0), game.count("discard")) == (["host"], 0)
    assert sorted(game.pile("burn")) == ["contaminated-culture", "endospore"]
