"""What is held for both titles that look at the top 2 cards of the project pile."""

from labdeck import arrange
from tests.tools.sitting import assert_refused, play


def takes_one_and_puts_the_other_back(card: str) -> None:
    """One comes to the hand, the other lies on top again."""
    game = arrange("gsa", hands=[[card], []], project=["body-clock", "small-rnas", "pigment-genes"])
    game.play(f"play {card}")
    assert sorted(game.view(0).choices) == ["choose body-clock", "choose small-rnas", "pass"]
    game.play("choose small-rnas")
    assert game.hand(0) == ["small-rnas"]
    assert game.pile("project")[:2] == ["body-clock", "pigment-genes"]
    assert game.pile("burn") == [card]


def may_take_none_and_orders_both(card: str) -> None:
    """Who passes takes none; both lie on top again, as their looker orders them."""
    game = arrange("gsa", hands=[[card], []], project=["preparations", "small-rnas", "pigment-genes"])
    play(game, f"play {card}", "pass")
    assert sorted(game.view(0).choices) == ["choose preparations", "choose small-rnas"]
    game.play("choose preparations")
    assert (game.hand(0), game.pile("burn")) == ([], [card])
    assert game.pile("project")[:3] == ["small-rnas", "preparations", "pigment-genes"]


def makes_a_mandatory_project_be_given(card: str) -> None:
    """A mandatory project taken this way counts as drawn this turn."""
    game = arrange("gsa", hands=[[card], []], project=["preparations", "small-rnas"])
    play(game, f"play {card}", "choose preparations")
    assert game.view(0).choices == ["give preparations"]


def is_refused_with_no_project_left(card: str) -> None:
    """A kept card with nothing to act on cannot be played."""
    game = arrange("gsa", hands=[[card], []], project=[])
    assert_refused(game, f"play {card}", "P12")


def asks_nobody_else(card: str) -> None:
    """It hurts nobody, so nobody answers it."""
    game = arrange("gsa", hands=[[card], ["yeast"]], project=["body-clock", "small-rnas"])
    for text in (f"play {card}", "choose body-clock"):
        game.play(text)
        assert game.to_move == 0
