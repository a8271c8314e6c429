"""Look at the top 3 cards of the resource pile: you may take 1, put the others back on top."""

import pytest

from labdeck import arrange
from tests.tools.decks import rest_of
from tests.tools.sitting import assert_refused, play


def test_takes_one_of_three_and_orders_the_others() -> None:
    game = arrange("gsa", hands=[["join-a-society"], []], resource=["worm", "frog", "mouse", "cress"])
    game.play("play join-a-society")
    assert sorted(game.view(0).choices) == ["choose frog", "choose mouse", "choose worm", "pass"]
    play(game, "choose frog", "choose worm")
    assert game.hand(0) == ["frog"]
    assert game.pile("resource")[:3] == ["mouse", "worm", "cress"]
    assert game.pile("burn") == ["join-a-society"]


@pytest.mark.rule("R30")
def test_may_take_none_and_orders_all_three() -> None:
    game = arrange("gsa", hands=[["join-a-society"], []], resource=["worm", "frog", "mouse", "cress"])
    play(game, "play join-a-society", "pass", "choose worm", "choose mouse")
    assert (game.hand(0), game.pile("burn")) == ([], ["join-a-society"])
    assert game.pile("resource")[:4] == ["frog", "mouse", "worm", "cress"]


@pytest.mark.rule("R30", "R36")
def test_may_leave_the_only_card_that_there_is() -> None:
    left = rest_of("gsa", "resource", "worm", "join-a-society")
    game = arrange("gsa", hands=[["join-a-society"], []], resource=["worm"], discard=left)
    game.play("play join-a-society")
    assert sorted(game.view(0).choices) == ["choose worm", "pass"]
    game.play("pass")
    assert (game.hand(0), game.pile("resource")) == ([], ["worm"])


def test_the_others_see_none_of_the_three() -> None:
    game = arrange("gsa", hands=[["join-a-society"], []], resource=["worm", "frog", "mouse"])
    play(game, "play join-a-society", "choose frog")
    said = " ".join(entry["text"] for entry in game.view(1).log)
    assert not any(name in said for name in ("Worm", "Frog", "Mouse"))
    assert game.view(1).hand_counts[0] == {"project": 0, "resource": 1}


def test_cannot_be_played_with_no_card_to_look_at() -> None:
    game = arrange("gsa", hands=[["join-a-society"], []], resource=[], discard=["worm"])
    assert_refused(game, "play join-a-society", "P12")


def test_the_others_are_not_asked() -> None:
    game = arrange("gsa", hands=[["join-a-society"], ["yeast"]], resource=["worm", "frog", "mouse"])
    for text in ("play join-a-society", "choose worm", "choose frog"):
        game.play(text)
        assert game.to_move == 0
