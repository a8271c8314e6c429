"""Draw 3 cards."""

from tests.tools.heroes import inspire, take
from tests.tools.sitting import assert_refused


def test_draws_three() -> None:
    game = inspire("eureka", hero=["abacus", "blueprints", "telescope", "slide-rule"])
    take(game, "play eureka")
    assert sorted(game.hand(1)) == ["abacus", "blueprints", "telescope"]
    assert game.pile("discard") == ["eureka"]


def test_cannot_be_played_with_nothing_to_draw() -> None:
    assert_refused(inspire("eureka", hero=[]), "play eureka", "DR5")
