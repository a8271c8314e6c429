"""Your enhancements cannot be stolen or discarded."""

import pytest

from tests.phrases.discoveries.protection import assert_movable, assert_no_prey, steal_from
from tests.phrases.discoveries.stage import Stage

PHRASE = "Your enhancements cannot be stolen or discarded."


@pytest.mark.rule("D26")
def test_nothing_that_its_player_has_is_stolen(stage: Stage) -> None:
    guarded, other = steal_from(stage)
    assert (guarded, other) == (False, False)


@pytest.mark.rule("DR5")
def test_a_thief_finds_nothing_where_all_is_protected(stage: Stage) -> None:
    assert_no_prey(stage)


@pytest.mark.rule("DR34")
def test_its_player_may_move_them(stage: Stage) -> None:
    assert_movable(stage)
