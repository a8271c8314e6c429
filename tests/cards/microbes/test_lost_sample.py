"""Discard one of your microbes; the cards beside it return to your hand."""

from labdeck import arrange
from tests.tools.sitting import Table, play


def test_discards_the_chosen_microbe_and_returns_the_cards_beside_it() -> None:
    table: Table = [
        {"mimivirus": ["virus", "universal-medium"], "escherichia-coli": ["host"]},
        {"physarum-polycephalum": []},
    ]
    game = arrange("microbes", hands=[["lost-sample"], []], table=table)
    play(game, "play lost-sample", "pass")
    assert sorted(game.view(0).choices) == ["choose escherichia-coli", "choose mimivirus"]
    game.play("choose mimivirus")
    assert (game.table(0), sorted(game.hand(0))) == ({"escherichia-coli": ["host"]}, ["universal-medium", "virus"])
    assert (game.pile("discard"), game.pile("burn")) == (["mimivirus"], ["lost-sample"])


def test_an_extra_need_beside_it_burns() -> None:
    game = arrange("microbes", hands=[["lost-sample"], []], table=[{"mimivirus": ["virus", "habitat-loss"]}, {}])
    play(game, "play lost-sample", "pass")
    assert (game.hand(0), game.pile("discard")) == (["virus"], ["mimivirus"])
    assert sorted(game.pile("burn")) == ["habitat-loss", "lost-sample"]


def test_burns_without_effect_with_no_active_microbe() -> None:
    game = arrange(
        "microbes", hands=[["lost-sample", "mimivirus", "endospore"], []], table=[{}, {"escherichia-coli": []}]
    )
    game.play("play lost-sample")
    assert "start mimivirus" in game.view(0).choices
    assert (game.count("discard"), game.pile("burn")) == (0, ["lost-sample"])


def test_a_block_keeps_the_microbe() -> None:
    game = arrange("microbes", hands=[["lost-sample", "endospore"], []], table=[{"mimivirus": ["virus"]}, {}])
    play(game, "play lost-sample", "block endospore")
    assert (game.table(0), game.hand(0)) == ({"mimivirus": ["virus"]}, [])
