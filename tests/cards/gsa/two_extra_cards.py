"""What is held for both titles that draw 2 cards from any pile but burn."""

from labdeck import arrange
from tests.tools.sitting import assert_refused, play


def draws_in_any_mix(card: str) -> None:
    """Each card comes from a pile of the player's choice."""
    game = arrange("gsa", hands=[[card], []], project=["body-clock"], resource=["worm"], discard=["frog"])
    game.play(f"play {card}")
    assert game.view(0).choices == ["draw project", "draw resource", "draw discard"]
    play(game, "draw discard", "draw project")
    assert sorted(game.hand(0)) == ["body-clock", "frog"]
    assert game.pile("burn") == [card]


def draws_before_looking(card: str) -> None:
    """The first card is known when the second is drawn, not before."""
    game = arrange("gsa", hands=[[card], []], resource=["worm", "frog"])
    play(game, f"play {card}", "draw resource")
    assert game.view(0).hand_counts[0] == {"project": 0, "resource": 1}
    assert "worm" not in game.view(0).hand
    game.play("draw resource")
    assert sorted(game.view(0).hand) == ["frog", "worm"]


def is_refused_with_every_pile_empty(card: str) -> None:
    """A kept card with nothing to act on cannot be played."""
    game = arrange("gsa", hands=[[card], []], project=[], resource=[], burn=[])
    assert_refused(game, f"play {card}", "P12")


def asks_nobody_else(card: str) -> None:
    """It hurts nobody, so nobody answers it."""
    game = arrange("gsa", hands=[[card], ["yeast"]])
    for text in (f"play {card}", "draw resource", "draw resource"):
        game.play(text)
        assert game.to_move == 0
