"""Put this on any active project with a tag: it needs 1 more that it already needs."""

import pytest

from tests.phrases.projects.adding_a_need import assert_nothing_else_is_needed, assert_one_more_is_needed, fitting
from tests.phrases.projects.stage import Mat, Stage
from tests.tools.sitting import offered

PHRASE = "Put this on any active {P} ({tag}): it needs 1 more {more} that it already needs."


@pytest.mark.rule("P19", "R4")
def test_a_full_project_needs_one_more(stage: Stage) -> None:
    assert_one_more_is_needed(stage, stage.tagged())


@pytest.mark.rule("R4", "P10")
def test_nothing_else_can_be_put_there(stage: Stage) -> None:
    assert_nothing_else_is_needed(stage, stage.tagged())


@pytest.mark.rule("P19")
def test_its_player_chooses_among_all_with_the_tag(stage: Stage) -> None:
    mine, theirs = [each.id for each in fitting(stage, stage.tagged())[:2]]
    unfit = [each.id for each in stage.tagged() if each not in fitting(stage, stage.tagged())]
    others: Mat = {each: [] for each in (stage.tagged(False)[0].id, *unfit)}
    game = stage.lay({mine: []}, {theirs: []} | others)
    stage.play(game)
    assert (game.to_move, offered(game)) == (0, sorted([f"choose {mine}", f"choose {theirs}"]))
    game.play(f"choose {theirs}")
    stage.unblocked(game, 1)
    assert game.table(1)[theirs] == [stage.card]


@pytest.mark.rule("P19", "P18")
def test_finds_nothing_if_none_with_the_tag_is_active(stage: Stage) -> None:
    mine, theirs = stage.tagged(False)[:2]
    stage.assert_finds_nothing(stage.lay({mine.id: []}, {theirs.id: []}, hand=[stage.tagged()[0].id]))


def test_a_block_keeps_it_off(blockable: Stage) -> None:
    project = fitting(blockable, blockable.tagged())[0]
    blockable.assert_blocked(blockable.lay({}, {project.id: []}, hands=[[blockable.block]]), 1)
