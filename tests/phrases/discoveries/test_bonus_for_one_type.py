"""Points for so many heroes of one type."""

import pytest

from tests.phrases.discoveries.stage import POLYMATH, Stage

PHRASE = "+{plus} for {heroes} heroes of one type."


@pytest.mark.rule("D40")
def test_gives_points_from_so_many_of_a_type_on(stage: Stage) -> None:
    number = stage.number("heroes") - stage.is_hero
    for word in [stage.hero(stage.card).type] if stage.is_hero else stage.types:
        heroes = stage.heroes(word, number=number)
        assert stage.added(*([hero] for hero in heroes)) == stage.number("plus")
        assert stage.added(*([hero] for hero in heroes[1:])) == 0


@pytest.mark.rule("D19")
def test_a_polymath_stands_for_no_other_type(stage: Stage) -> None:
    number = stage.number("heroes") - stage.is_hero
    word = stage.hero(stage.card).type if stage.is_hero else stage.types[0]
    heroes = [*stage.heroes(word, number=max(1, number))[1:number], *stage.heroes(POLYMATH)]
    assert stage.added(*([hero] for hero in heroes)) == 0
