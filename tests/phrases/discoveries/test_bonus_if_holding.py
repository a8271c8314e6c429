"""At the end: points if this hero holds an item, or a location, and more if it is a named one."""

import pytest

from labdeck.deck.discoveries import Enhancement
from labdeck.rules import numbers as n
from tests.phrases.discoveries.stage import Stage

PHRASE = "At the end: +{plus} if this hero holds {held}, +{beyond} more if it is {name}."
KINDS = {n.OF_HELD_ITEMS: ("item", "location"), n.OF_HELD_LOCATIONS: ("location", "item")}


def named(stage: Stage) -> str:
    """The enhancement that the card names."""
    return next(each.id for each in stage.deck.of(Enhancement) if each.name == stage.saying.slots["name"])


@pytest.mark.rule("D18")
def test_any_of_the_kind_gives_points_and_the_named_one_more(stage: Stage) -> None:
    kind, _ = KINDS[stage.number("held")]
    assert stage.added(own=stage.gear(stage.card, kind, but=[named(stage)])) == stage.number("plus")
    assert stage.added(own=[named(stage)]) == stage.number("plus") + stage.number("beyond")


@pytest.mark.rule("D18")
def test_gives_nothing_without_or_with_the_other_kind(stage: Stage) -> None:
    _, other = KINDS[stage.number("held")]
    assert stage.added() == 0
    assert stage.added(own=stage.gear(stage.card, other)) == 0


def test_what_another_hero_holds_does_not_count(stage: Stage) -> None:
    holder = next(hero for hero in stage.heroes(stage.enhancement(named(stage)).type))
    assert stage.added([holder, named(stage)]) == 0
