"""Points for five discoveries with at most 2 enhancements."""

import pytest

from tests.phrases.discoveries.five_steps import STEPS, walked
from tests.phrases.discoveries.stage import Stage

PHRASE = "+{plus} for five {Ps} with at most 2 enhancements."


@pytest.mark.rule("D40")
@pytest.mark.parametrize(("gear", "is_met"), [(0, True), (1, True), (2, True), (3, False)])
def test_up_to_two_enhancements_may_lie_on_all_five(stage: Stage, gear: int, is_met: bool) -> None:
    assert stage.added(mat=walked(stage, gear=gear)) == stage.number("plus") * is_met


def test_fewer_discoveries_give_nothing(stage: Stage) -> None:
    assert stage.added(mat=walked(stage, STEPS - 1)) == 0
    assert stage.added() == 0
