"""At the end: points for each item, or location, that you have."""

import pytest

from labdeck.rules import numbers as n
from tests.phrases.discoveries.stage import Stage

PHRASE = "At the end: +{plus} for each {sort} you have."
KINDS = {n.OF_ITEMS: ("item", "location"), n.OF_LOCATIONS: ("location", "item")}


@pytest.mark.rule("D18", "D40")
def test_counts_all_that_its_player_has(stage: Stage) -> None:
    kind, other = KINDS[stage.number("sort")]
    for number in range(4):
        assert stage.added(*stage.equipped(number, kind)) == number * stage.number("plus")
    assert stage.added(*stage.equipped(2, kind, other)) == 2 * stage.number("plus")


def test_the_other_kind_does_not_count(stage: Stage) -> None:
    _, other = KINDS[stage.number("sort")]
    assert stage.added(*stage.equipped(2, other)) == 0


def test_what_this_hero_holds_counts_too(stage: Stage) -> None:
    kind, _ = KINDS[stage.number("sort")]
    own = stage.gear(stage.card, kind) if stage.is_hero else []
    assert stage.added(own=own) == len(own) * stage.number("plus")
