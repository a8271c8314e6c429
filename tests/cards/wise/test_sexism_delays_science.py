"""Sexism delays science."""

import pytest

from labdeck import arrange
from tests.tools.sitting import assert_refused, offered, play

CARD = "sexism-delays-science"
LAMARR = {"hedy-lamarr": ["groundbreaker", "engineering"]}


@pytest.mark.rule("R14", "R33")
def test_makes_the_chosen_player_burn_a_groundbreaker_of_their_choice() -> None:
    game = arrange("wise", hands=[[CARD], ["groundbreaker"], ["physics"]], table=[{}, LAMARR, {}])
    play(game, f"play {CARD}", "choose seat 1", "pass")
    assert game.to_move == 1
    assert offered(game) == ["choose groundbreaker beside hedy-lamarr", "choose groundbreaker from hand"]
    play(game, "choose groundbreaker beside hedy-lamarr")
    assert (game.hand(1), game.table(1)) == (["groundbreaker"], {"hedy-lamarr": ["engineering"]})
    assert game.pile("burn") == [CARD, "groundbreaker"]


def test_any_player_may_be_chosen_who_could_have_one() -> None:
    hands = [[CARD, "groundbreaker"], ["physics"], ["ada-lovelace"], []]
    game = arrange("wise", hands=hands, table=[{}, {}, {}, LAMARR])
    play(game, f"play {CARD}")
    assert offered(game) == ["choose seat 0", "choose seat 1", "choose seat 3"]


@pytest.mark.rule("R27")
def test_a_player_without_one_is_asked_all_the_same() -> None:
    game = arrange("wise", hands=[[CARD], ["physics"]])
    play(game, f"play {CARD}", "pass")
    assert (game.to_move, offered(game)) == (1, ["pass"])
    play(game, "pass")
    assert (game.hand(1), game.pile("burn")) == (["physics"], [CARD])


@pytest.mark.rule("P12")
def test_cannot_be_played_if_nobody_could_have_one() -> None:
    game = arrange("wise", hands=[[CARD], ["ada-lovelace"]], table=[{}, {"hedy-lamarr": ["engineering"]}])
    assert_refused(game, f"play {CARD}", "P12")


def test_is_blocked_by_that_player() -> None:
    game = arrange("wise", hands=[[CARD], ["groundbreaker", "im-with-her"]])
    play(game, f"play {CARD}", "block im-with-her")
    assert (game.hand(1), game.pile("burn")) == (["groundbreaker"], [CARD, "im-with-her"])


@pytest.mark.rule("R36")
def test_answers_itself_where_only_one_lies_open_and_the_hand_is_empty() -> None:
    game = arrange("wise", hands=[[CARD], []], table=[{}, LAMARR])
    play(game, f"play {CARD}", "pass")
    assert (game.to_move, game.table(1)) == (0, {"hedy-lamarr": ["engineering"]})
