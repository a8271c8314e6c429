"""Another player discards 2 cards of their choice."""

from labdeck import arrange
from tests.tools.heroes import inspire
from tests.tools.sitting import assert_refused, offered, play


def test_the_other_player_chooses_two() -> None:
    game = inspire("funding-cut", their_hand=("abacus", "eureka", "pascaline"))
    play(game, "play funding-cut", "pass")
    assert (game.to_move, offered(game)) == (0, ["choose abacus", "choose eureka", "choose pascaline"])
    play(game, "choose eureka", "choose abacus")
    assert (game.hand(0), game.pile("discard")) == (["pascaline"], ["funding-cut", "abacus", "eureka"])


def test_its_player_chooses_whom() -> None:
    hands = [["abacus"], ["funding-cut"], ["eureka", "pascaline", "telescope"], []]
    game = arrange("heroes", hands=hands, to_move=1, phase="inspire")
    play(game, "play funding-cut", "pass", "pass")
    assert (game.to_move, offered(game)) == (1, ["choose seat 0", "choose seat 2"])
    play(game, "choose seat 2", "choose telescope", "choose eureka")
    assert game.hand(2) == ["pascaline"]


def test_one_card_is_all_that_a_small_hand_loses() -> None:
    game = inspire("funding-cut", their_hand=("abacus",))
    play(game, "play funding-cut", "pass", "choose abacus")
    assert (game.hand(0), game.view(1).phase) == ([], "act")


def test_cannot_be_played_if_nobody_else_holds_a_card() -> None:
    assert_refused(inspire("funding-cut", hand=("abacus",)), "play funding-cut", "DR5")
