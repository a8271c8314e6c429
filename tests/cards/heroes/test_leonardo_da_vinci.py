"""Draw 1 card."""

from tests.tools.heroes import score


def test_draws() -> None:
    game = score("leonardo-da-vinci", "euclids-elements", hand=("slide-rule",), hero=["abacus", "eureka", "telescope"])
    assert sorted(game.hand(1)) == ["abacus", "slide-rule"]
    assert game.pile("hero")[0] == "eureka"


def test_scores_with_nothing_to_draw() -> None:
    game = score("leonardo-da-vinci", "euclids-elements", hand=("slide-rule",), hero=[])
    assert (game.table(1), game.hand(1)) == ({"euclids-elements": ["leonardo-da-vinci"]}, ["slide-rule"])
