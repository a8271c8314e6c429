"""At the end: points for each type of hero you have beyond the first."""

import pytest

from tests.phrases.discoveries.stage import POLYMATH, Stage

PHRASE = "At the end: +{plus} for each type of hero you have beyond the first."


@pytest.mark.rule("D18", "D40")
def test_counts_the_types_beyond_the_first_and_polymath_is_one(stage: Stage) -> None:
    own = [stage.hero(stage.card).type] if stage.is_hero else []
    words: list[str] = []
    for word in (*stage.types, POLYMATH):
        words.append(word)
        heroes = [stage.heroes(each)[0] for each in words][-4:]
        different = {*own, *words[-4:]}
        assert stage.added(*([hero] for hero in heroes)) == stage.number("plus") * (len(different) - 1)


def test_a_single_type_gives_nothing(stage: Stage) -> None:
    word = stage.hero(stage.card).type if stage.is_hero else stage.types[0]
    assert stage.added(*([hero] for hero in stage.heroes(word, number=2))) == 0
