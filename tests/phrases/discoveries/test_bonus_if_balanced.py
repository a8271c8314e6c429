"""At the end: points if you have as many items as locations, at least 1 of each."""

import pytest

from tests.phrases.discoveries.stage import Stage

PHRASE = "At the end: +{plus} if you have as many items as locations, at least 1 of each."


@pytest.mark.rule("D18", "D40")
def test_as_many_of_both_give_points(stage: Stage) -> None:
    plus = stage.number("plus")
    assert stage.added(*stage.equipped(1, "item", "location")) == plus
    items = stage.equipped(1, "item")
    places = stage.equipped(1, "location", but=items[0])
    assert stage.added(*items, *places) == plus
    assert stage.added(*stage.equipped(2, "item", "location")) == plus


@pytest.mark.parametrize("kinds", [(), ("item",), ("location",)])
def test_gives_nothing_without_both(stage: Stage, kinds: tuple[str, ...]) -> None:
    assert stage.added(*stage.equipped(1, *kinds)) == 0


def test_gives_nothing_if_they_are_not_as_many(stage: Stage) -> None:
    both = stage.equipped(1, "item", "location")
    for kind in ("item", "location"):
        assert stage.added(*both, *stage.equipped(1, kind, but=both[0])) == 0
