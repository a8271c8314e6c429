"""Points for heroes of so many different types."""

import pytest

from tests.phrases.discoveries.stage import POLYMATH, Stage

PHRASE = "+{plus} for heroes of {heroes} different types."


def heroes(stage: Stage, number: int, *, polymath: bool = False) -> list[list[str]]:
    """Heroes who make the card's player have so many types, its own hero counted in."""
    own = [stage.hero(stage.card).type] if stage.is_hero else []
    words = [word for word in (*([POLYMATH] if polymath else []), *stage.types) if word not in own]
    return [[stage.heroes(word)[0]] for word in words[: number - len(own)]]


@pytest.mark.rule("D40")
def test_gives_points_from_so_many_types_on(stage: Stage) -> None:
    number = stage.number("heroes")
    assert stage.added(*heroes(stage, number)) == stage.number("plus")
    assert stage.added(*heroes(stage, number - 1)) == 0


@pytest.mark.rule("D19")
def test_polymath_is_a_type_and_two_are_still_one(stage: Stage) -> None:
    number = stage.number("heroes")
    assert stage.added(*heroes(stage, number, polymath=True)) == stage.number("plus")
    few = heroes(stage, number - 1, polymath=True)
    twice = stage.heroes(POLYMATH, but=[hero for (hero,) in few])[0]
    assert stage.added(*few, [twice]) == 0


def test_gives_nothing_for_nothing(stage: Stage) -> None:
    assert stage.added() == 0
