"""Help from Marie Curie."""

import pytest

from labdeck import arrange
from tests.tools.sitting import assert_refused, offered, play

CARD = "help-from-marie-curie"


def test_takes_a_resource_from_discard() -> None:
    game = arrange("wise", hands=[[CARD], []], discard=["physics", "doctorate"], burn=["medicine"])
    play(game, f"play {CARD}")
    assert offered(game) == ["choose doctorate", "choose medicine", "choose physics"]
    play(game, "choose doctorate")
    assert (game.hand(0), game.pile("discard")) == (["doctorate"], ["physics"])
    assert game.pile("burn") == [CARD, "medicine"]


def test_takes_a_resource_from_burn() -> None:
    game = arrange("wise", hands=[[CARD], []], discard=["physics"], burn=["physics", "medicine"])
    play(game, f"play {CARD}", "choose physics from burn")
    assert (game.hand(0), game.pile("discard")) == (["physics"], ["physics"])
    assert game.pile("burn") == [CARD, "medicine"]


@pytest.mark.rule("R32")
def test_takes_no_scientist_and_no_modifier_not_even_a_wildcard() -> None:
    burn = ["im-with-her", "physics"]
    game = arrange("wise", hands=[[CARD], []], discard=["ada-lovelace", "ftw"], burn=burn)
    play(game, f"play {CARD}")
    assert offered(game) == ["choose physics"]


def test_may_be_kept() -> None:
    game = arrange("wise", hands=[[CARD], []], burn=["physics"])
    assert offered(game) == ["end", f"play {CARD}"]


@pytest.mark.rule("P12")
def test_cannot_be_played_if_both_piles_are_empty() -> None:
    assert_refused(arrange("wise", hands=[[CARD], []]), f"play {CARD}", "P12")


def test_hurts_nobody_so_nobody_is_asked_to_block() -> None:
    game = arrange("wise", hands=[[CARD], ["im-with-her"]], burn=["physics"])
    play(game, f"play {CARD}", "choose physics")
    assert (game.to_move, game.hand(0)) == (0, ["physics"])
