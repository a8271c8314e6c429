"""Discard 1 resource on another player's microbe."""

from labdeck import arrange
from tests.tools.sitting import Table, play


def test_discards_a_resource_on_another_players_microbe() -> None:
    table = [{"mimivirus": ["virus"]}, {"escherichia-coli": ["bacteria", "host"]}]
    game = arrange("microbes", hands=[["antibiotic-treatment"], []], table=table)
    game.play("play antibiotic-treatment")
    assert sorted(game.view(0).choices) == ["choose bacteria", "choose host"]
    play(game, "choose host", "pass")
    assert (game.table(0), game.table(1)) == ({"mimivirus": ["virus"]}, {"escherichia-coli": ["bacteria"]})
    assert (game.pile("discard"), game.pile("burn")) == (["host"], ["antibiotic-treatment"])


def test_a_universal_medium_can_be_hit_too() -> None:
    game = arrange(
        "microbes", hands=[["antibiotic-treatment"], []], table=[{}, {"escherichia-coli": ["universal-medium"]}]
    )
    play(game, "play antibiotic-treatment", "pass")
    assert game.pile("discard") == ["universal-medium"]


def test_burns_without_effect_when_nothing_lies_beside_another_players_microbe() -> None:
    table: Table = [{"mimivirus": ["virus"]}, {"escherichia-coli": []}]
    game = arrange("microbes", hands=[["antibiotic-treatment"], []], table=table)
    game.play("play antibiotic-treatment")
    assert (game.table(0), game.pile("burn")) == ({"mimivirus": ["virus"]}, ["antibiotic-treatment"])


def test_a_block_leaves_the_resource() -> None:
    game = arrange(
        "microbes", hands=[["antibiotic-treatment"], ["endospore"]], table=[{}, {"escherichia-coli": ["host"]}]
    )
    game.play("play antibiotic-treatment")
    assert (game.to_move, game.view(1).choices) == (1, ["pass", "block endospore"])
    game.play("block endospore")
    assert game.table(1) == {"escherichia-coli": ["host"]}
    assert sorted(game.pile("burn")) == ["antibiotic-treatment", "endospore"]
