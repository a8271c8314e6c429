"""Holds enhancements of any type."""

import pytest

from labdeck import arrange
from tests.tools.heroes import score, take
from tests.tools.sitting import assert_refused


@pytest.mark.parametrize("item", ["microscope", "transistor", "blueprints", "abacus"])
def test_holds_an_item_of_any_type(item: str) -> None:
    game = score("grace-hopper", "memex-idea", hand=(item,))
    take(game, f"put {item} on memex-idea")
    assert game.table(1) == {"memex-idea": ["grace-hopper", item]}


def test_holds_one_item_and_one_location_all_the_same() -> None:
    game = score("grace-hopper", "memex-idea", hand=("microscope", "abacus", "brooklyn-bridge"))
    take(game, "put abacus on memex-idea")
    assert_refused(game, "put microscope", "D21")
    take(game, "put brooklyn-bridge on memex-idea")
    assert game.score(1) == 6 + 2 + 2


def test_scores_no_discovery_of_another_type() -> None:
    game = arrange("heroes", hands=[["grace-hopper"], []], field=["photo-51"])
    assert_refused(game, "play grace-hopper", "DR3")
