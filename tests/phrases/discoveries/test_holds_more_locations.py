"""Holds up to so many locations."""

import pytest

from tests.phrases.discoveries.holding import assert_holds
from tests.phrases.discoveries.stage import Stage

PHRASE = "Holds up to {few} locations."


@pytest.mark.rule("DR19", "D21")
def test_holds_so_many_locations_and_one_item(stage: Stage) -> None:
    assert_holds(stage, "location", "item")


def test_needs_none(stage: Stage) -> None:
    assert stage.added() == 0
