"""Look at every other player's hand, then draw 1 card: what is seen, and by whom, and the card."""

from tests.tools.heroes import score
from tests.tools.sitting import told


def test_sees_the_other_hand_and_draws() -> None:
    game = score("zhang-heng", "moons-of-jupiter", their_hand=("pascaline",), hero=["abacus", "telescope"])
    assert "Pascaline" in told(game, 1)
    assert "Pascaline" not in told(game, None)
    assert game.hand(1) == ["abacus"]


def test_draws_if_nobody_holds_a_card() -> None:
    assert score("zhang-heng", "moons-of-jupiter", hero=["abacus", "telescope"]).hand(1) == ["abacus"]
