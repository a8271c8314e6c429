"""Draw 2 cards."""

from tests.tools.heroes import score


def test_draws() -> None:
    game = score("nikola-tesla", "kitty-hawk-flight", hand=("slide-rule",), hero=["abacus", "eureka", "telescope"])
    assert sorted(game.hand(1)) == ["abacus", "eureka", "slide-rule"]
    assert game.pile("hero")[0] == "telescope"


def test_scores_with_nothing_to_draw() -> None:
    game = score("nikola-tesla", "kitty-hawk-flight", hand=("slide-rule",), hero=[])
    assert (game.table(1), game.hand(1)) == ({"kitty-hawk-flight": ["nikola-tesla"]}, ["slide-rule"])
