"""Holds up to 2 items."""

from tests.tools.heroes import counted, score, take
from tests.tools.sitting import assert_refused


def test_holds_two_items_and_one_location() -> None:
    hand = ("field-notebook", "microscope", "telescope", "galapagos-islands", "radium-institute-paris")
    game = score("marie-curie", "photo-51", hand=hand)
    take(game, "put microscope on photo-51", "put telescope on photo-51")
    assert_refused(game, "put field-notebook", "D21")
    take(game, "put galapagos-islands on photo-51")
    assert game.table(1) == {"photo-51": ["marie-curie", "microscope", "telescope", "galapagos-islands"]}
    assert game.hand(1) == ["field-notebook", "radium-institute-paris"]


def test_holds_no_item_of_another_type() -> None:
    game = score("marie-curie", "photo-51", hand=("abacus",))
    assert_refused(game, "put abacus", "D22")


def test_needs_no_item() -> None:
    assert counted([{"photo-51": ["marie-curie"]}, {}]).scores == (4, 0)
