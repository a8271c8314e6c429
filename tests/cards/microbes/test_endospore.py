"""Cancel a modifier that would hurt you."""

import pytest

from labdeck import arrange
from tests.tools.sitting import Table, assert_refused, play

TABLE: Table = [{}, {"escherichia-coli": ["host"]}]


def test_cancels_a_modifier_on_another_players_turn_and_burns_with_it() -> None:
    game = arrange("microbes", hands=[["antibiotic-treatment"], ["endospore", "soil"]], table=TABLE)
    play(game, "play antibiotic-treatment", "block endospore")
    assert (game.table(1), game.hand(1)) == ({"escherichia-coli": ["host"]}, ["soil"])
    assert sorted(game.pile("burn")) == ["antibiotic-treatment", "endospore"]


@pytest.mark.rule("P20")
def test_cannot_be_played_with_nothing_to_cancel_but_can_be_kept_and_discarded() -> None:
    game = arrange("microbes", hands=[["endospore"], []], table=[{}, {}])
    assert_refused(game, "play endospore", "P20")
    game.play("end")
    assert game.view(0).choices == ["discard endospore"]


@pytest.mark.rule("P20")
def test_cannot_be_played_afterwards() -> None:
    game = arrange("microbes", hands=[["antibiotic-treatment"], ["endospore"]], table=TABLE)
    play(game, "play antibiotic-treatment", "pass")
    assert (game.to_move, game.table(1), game.hand(1)) == (0, {"escherichia-coli": []}, ["endospore"])


@pytest.mark.rule("R25")
def test_a_block_cannot_be_blocked() -> None:
    game = arrange("microbes", hands=[["antibiotic-treatment", "endospore"], ["endospore"]], table=TABLE)
    play(game, "play antibiotic-treatment", "block endospore")
    assert (game.to_move, game.hand(0), game.hand(1)) == (0, ["endospore"], [])


@pytest.mark.rule("R27")
def test_nobody_is_asked_once_both_are_openly_gone() -> None:
    for burned, asked in ((["endospore"], 1), (["endospore", "endospore"], 0)):
        game = arrange("microbes", hands=[["antibiotic-treatment"], []], table=TABLE, burn=burned)
        game.play("play antibiotic-treatment")
        assert game.to_move == asked
