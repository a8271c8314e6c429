"""Holds up to 2 locations."""

from tests.tools.heroes import counted, score, take
from tests.tools.sitting import assert_refused

CARD = "isambard-kingdom-brunel"


def test_holds_two_locations_and_one_item() -> None:
    hand = ("brooklyn-bridge", "wardenclyffe-tower", "blueprints", "slide-rule")
    game = score(CARD, "kitty-hawk-flight", hand=hand)
    take(game, "put brooklyn-bridge on kitty-hawk-flight", "put blueprints on kitty-hawk-flight")
    assert_refused(game, "put slide-rule", "D21")
    take(game, "put wardenclyffe-tower on kitty-hawk-flight")
    assert game.score(1) == 6 + 2 + 2 + 3


def test_needs_no_location() -> None:
    assert counted([{"kitty-hawk-flight": [CARD]}, {}]).scores == (6, 0)
