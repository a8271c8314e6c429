"""Discard and the next turn: the hand limit and skipped turns. P22 to P24."""

import pytest

from labdeck import IllegalChoice, arrange
from tests.tools.sitting import offered, play, play_turns

TWO_ACTIVE: list[dict[str, list[str]]] = [{"jill-tarter": [], "rachel-chang": []}, {}]


@pytest.mark.rule("P22")
def test_the_hand_goes_down_to_the_number_of_active_projects() -> None:
    game = arrange("ingenium", hands=[["activist", "junior", "medicine"], []], table=TWO_ACTIVE, phase="discard")
    with pytest.raises(IllegalChoice, match="P22"):
        game.play("end")
    play(game, "discard junior", "end")
    assert (game.hand(0), game.to_move) == (["medicine", "activist"], 1)


@pytest.mark.rule("P22")
def test_with_no_project_active_the_whole_hand_goes() -> None:
    game = arrange("ingenium", hands=[["activist", "jill-tarter"], []], phase="discard")
    game.play("discard activist")
    assert offered(game) == ["discard jill-tarter"]
    game.play("discard jill-tarter")
    assert (game.hand(0), game.to_move) == ([], 1)


@pytest.mark.rule("P22")
def test_cards_are_discarded_face_up_one_by_one_in_the_players_order() -> None:
    game = arrange("ingenium", hands=[["activist", "junior"], []], phase="discard")
    game.play("discard junior")
    assert game.view(1).discard_top == "junior"
    game.play("discard activist")
    assert game.pile("discard") == ["activist", "junior"]


@pytest.mark.rule("P22")
def test_where_projects_do_not_count_the_limit_is_of_the_other_cards() -> None:
    hand = ["body-clock", "small-rnas", "yeast", "fly"]
    game = arrange("gsa", hands=[hand, []], table=[{"flower-organs": []}, {}], phase="discard")
    game.play("discard fly")
    assert "end" in offered(game)
    game = arrange("gsa", hands=[hand, []], phase="discard")
    play(game, "discard fly", "discard yeast")
    assert offered(game) == ["discard body-clock", "discard small-rnas", "end"]


@pytest.mark.rule("P23")
def test_projects_may_be_discarded_from_the_hand_never_from_the_table() -> None:
    game = arrange("ingenium", hands=[["veena-rawat", "junior"], []], table=TWO_ACTIVE, phase="discard")
    with pytest.raises(IllegalChoice, match="P23"):
        game.play("discard jill-tarter")
    game.play("discard veena-rawat")
    assert game.view(None).discard_top == "veena-rawat"


@pytest.mark.rule("P24")
def test_a_player_who_must_skip_loses_the_whole_turn() -> None:
    game = arrange("ingenium", hands=[["junior"], ["physics"], []], skip=[0, 1, 0], phase="discard")
    game.play("discard junior")
    assert (game.to_move, game.view(None).skips, game.hand(1)) == (2, [0, 0, 0], ["physics"])


@pytest.mark.rule("P24")
def test_skips_add_up_and_each_costs_one_turn() -> None:
    hand = ["biased-family-leave"]
    game = arrange("ingenium", hands=[hand, []], skip=[0, 1], project=["jill-tarter"])
    play(game, "play biased-family-leave", "pass")
    assert game.view(None).skips == [0, 3]
    play_turns(game, 2)
    assert (game.to_move, game.view(None).skips) == (0, [0, 2])
    play_turns(game, 2)
    assert (game.to_move, game.view(None).skips) == (0, [0, 1])


@pytest.mark.rule("P24")
def test_a_skipped_player_may_still_block() -> None:
    hands = [["stupid-patriarchy"], ["im-with-her"]]
    game = arrange("ingenium", hands=hands, table=[{}, {"jill-tarter": ["physics"]}], skip=[0, 2])
    game.play("play stupid-patriarchy")
    assert (game.to_move, offered(game)) == (1, ["block im-with-her", "pass"])
    game.play("block im-with-her")
    assert game.table(1) == {"jill-tarter": ["physics"]}


@pytest.mark.rule("P24")
def test_skips_of_several_players_are_used_up_in_turn_order() -> None:
    game = arrange("ingenium", players=2, skip=[3, 2], phase="discard")
    assert (game.to_move, game.view(None).skips) == (1, [1, 0])
    assert game.view(None).turn == 5
