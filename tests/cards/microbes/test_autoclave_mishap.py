"""Discard all cards beside one of your microbes."""

from labdeck import arrange
from tests.tools.sitting import Table, play


def test_discards_all_cards_beside_the_microbe_chosen_after_the_moment_to_block() -> None:
    table = [
        {"escherichia-coli": ["host", "universal-medium"], "mimivirus": ["virus"]},
        {"physarum-polycephalum": ["soil"]},
    ]
    game = arrange("microbes", hands=[["autoclave-mishap"], []], table=table)
    play(game, "play autoclave-mishap", "pass")
    assert sorted(game.view(0).choices) == ["choose escherichia-coli", "choose mimivirus"]
    game.play("choose escherichia-coli")
    assert game.table(0) == {"escherichia-coli": [], "mimivirus": ["virus"]}
    assert game.table(1) == {"physarum-polycephalum": ["soil"]}
    assert sorted(game.pile("discard")) == ["host", "universal-medium"]


def test_an_extra_need_stays() -> None:
    game = arrange("microbes", hands=[["autoclave-mishap"], []], table=[{"mimivirus": ["virus", "habitat-loss"]}, {}])
    play(game, "play autoclave-mishap", "pass")
    assert (game.table(0), game.pile("discard")) == ({"mimivirus": ["habitat-loss"]}, ["virus"])


def test_burns_without_effect_when_nothing_lies_beside_your_microbes() -> None:
    table: Table = [{"mimivirus": []}, {"escherichia-coli": ["host"]}]
    game = arrange("microbes", hands=[["autoclave-mishap", "endospore"], []], table=table)
    game.play("play autoclave-mishap")
    assert "end" in game.view(0).choices
    assert (game.count("discard"), game.pile("burn")) == (0, ["autoclave-mishap"])


def test_a_block_leaves_the_cards() -> None:
    game = arrange("microbes", hands=[["autoclave-mishap", "endospore"], []], table=[{"mimivirus": ["virus"]}, {}])
    play(game, "play autoclave-mishap", "block endospore")
    assert (game.table(0), game.count("discard")) == ({"mimivirus": ["virus"]}, 0)
