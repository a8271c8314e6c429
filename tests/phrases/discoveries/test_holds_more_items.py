"""Holds up to so many items."""

import pytest

from tests.phrases.discoveries.holding import assert_holds
from tests.phrases.discoveries.stage import Stage

PHRASE = "Holds up to {few} items."


@pytest.mark.rule("DR19", "D21")
def test_holds_so_many_items_and_one_location(stage: Stage) -> None:
    assert_holds(stage, "item", "location")


def test_needs_none(stage: Stage) -> None:
    assert stage.added() == 0
