"""Points for so many heroes or more and no polymath."""

import pytest

from tests.phrases.discoveries.stage import POLYMATH, Stage

PHRASE = "+{plus} for {heroes} heroes or more and no polymath."


@pytest.mark.rule("D40")
def test_gives_points_from_so_many_heroes_on(stage: Stage) -> None:
    number = stage.number("heroes") - stage.is_hero
    heroes = [[hero] for hero in stage.heroes(number=number + 1)]
    assert stage.added(*heroes) == stage.number("plus")
    assert stage.added(*heroes[1:]) == stage.number("plus")
    assert stage.added(*heroes[2:]) == 0


@pytest.mark.rule("D19")
def test_a_polymath_spoils_it(stage: Stage) -> None:
    number = stage.number("heroes") - stage.is_hero
    heroes = [*stage.heroes(number=number), *stage.heroes(POLYMATH)]
    assert stage.added(*([hero] for hero in heroes)) == 0
