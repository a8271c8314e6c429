"""Put this on any project: it needs 1 more that it already needs."""

import pytest

from tests.phrases.projects.adding_a_need import (
    assert_nothing_else_is_needed,
    assert_one_more_is_needed,
    fitting,
    unfitting,
)
from tests.phrases.projects.stage import Stage
from tests.tools.sitting import offered

PHRASE = "Put this on any {P}: it needs 1 more {more} that it already needs."


@pytest.mark.rule("R4")
def test_a_full_project_needs_one_more(stage: Stage) -> None:
    assert_one_more_is_needed(stage, stage.projects)


@pytest.mark.rule("R4", "P10")
def test_nothing_else_can_be_put_there(stage: Stage) -> None:
    assert_nothing_else_is_needed(stage, stage.projects)


def test_its_player_chooses_among_all_that_have_such_a_need(stage: Stage) -> None:
    mine, theirs = [each.id for each in fitting(stage, stage.projects)[:2]]
    game = stage.lay({mine: []}, {theirs: []} | unfitting(stage))
    stage.play(game)
    assert (game.to_move, offered(game)) == (0, sorted([f"choose {mine}", f"choose {theirs}"]))
    game.play(f"choose {theirs}")
    stage.unblocked(game, 1)
    assert game.table(1)[theirs] == [stage.card]


@pytest.mark.rule("P12", "P18")
def test_finds_nothing_with_no_active_project(stage: Stage) -> None:
    stage.assert_finds_nothing(stage.lay(hand=[stage.projects[0].id]))


def test_a_block_keeps_it_off(blockable: Stage) -> None:
    project = fitting(blockable, blockable.projects)[0]
    blockable.assert_blocked(blockable.lay({}, {project.id: []}, hands=[[blockable.block]]), 1)
