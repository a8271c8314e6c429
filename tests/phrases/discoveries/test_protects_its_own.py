"""Enhancements on this hero cannot be stolen or discarded."""

import pytest

from tests.phrases.discoveries.protection import assert_movable, assert_no_prey, steal_from
from tests.phrases.discoveries.stage import Stage

PHRASE = "Enhancements on this hero cannot be stolen or discarded."


@pytest.mark.rule("D26")
def test_what_lies_below_this_hero_is_not_stolen_and_all_else_is(stage: Stage) -> None:
    guarded, other = steal_from(stage)
    assert (guarded, other) == (False, True)


@pytest.mark.rule("DR5")
def test_a_thief_finds_nothing_where_all_is_protected(stage: Stage) -> None:
    assert_no_prey(stage)


@pytest.mark.rule("DR34")
def test_its_player_may_move_them(stage: Stage) -> None:
    assert_movable(stage)
