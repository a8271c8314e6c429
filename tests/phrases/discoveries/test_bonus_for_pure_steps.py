"""Points for all five steps without a wild discovery."""

import pytest

from tests.phrases.discoveries.five_steps import STEPS, walked
from tests.phrases.discoveries.stage import Stage

PHRASE = "+{plus} for all five steps without a wild {P}."


@pytest.mark.rule("D40", "D13")
def test_five_steps_give_points_and_a_wild_one_spoils_it(stage: Stage) -> None:
    assert stage.added(mat=walked(stage)) == stage.number("plus")
    assert stage.added(mat=walked(stage, wild=True)) == 0


def test_fewer_steps_give_nothing(stage: Stage) -> None:
    assert stage.added(mat=walked(stage, STEPS - 1)) == 0
    assert stage.added() == 0
