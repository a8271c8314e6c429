"""Look at every other player's hand."""

from labdeck import arrange
from tests.tools.heroes import score, take
from tests.tools.sitting import told


def test_sees_all_other_hands_and_nobody_else_does() -> None:
    hands = [["abacus"], ["zhang-heng", "slide-rule"], ["pascaline", "telescope"]]
    game = arrange("heroes", hands=hands, field=["principia"], to_move=1)
    take(game, "play zhang-heng on principia")
    for name in ("Abacus", "Pascaline", "Telescope"):
        assert name in told(game, 1)
        assert name not in told(game, None)
    assert "Abacus" not in told(game, 2)
    assert "Slide Rule" not in told(game, 0)


def test_scores_if_nobody_else_holds_a_card() -> None:
    game = score("zhang-heng", "principia", hand=("abacus",))
    assert game.table(1) == {"principia": ["zhang-heng"]}
