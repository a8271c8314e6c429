"""Points for so many items or more."""

import pytest

from tests.phrases.discoveries.stage import Stage

PHRASE = "+{plus} for {few} items or more."
OTHER = "location"


@pytest.mark.rule("D40")
def test_gives_points_from_so_many_on(stage: Stage) -> None:
    few = stage.number("few")
    for number in (few, few + 1) if few < 4 else (few,):
        assert stage.added(*stage.equipped(number, "item")) == stage.number("plus")
    assert stage.added(*stage.equipped(few - 1, "item")) == 0


def test_the_other_kind_does_not_count(stage: Stage) -> None:
    few = stage.number("few")
    assert stage.added(*stage.equipped(few - 1, "item", OTHER)) == 0


def test_gives_nothing_for_nothing(stage: Stage) -> None:
    assert stage.added() == 0
