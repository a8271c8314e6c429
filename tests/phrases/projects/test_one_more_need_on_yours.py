"""Put this on one of your projects: it needs 1 more that it already needs."""

import pytest

from tests.phrases.projects.adding_a_need import (
    assert_nothing_else_is_needed,
    assert_one_more_is_needed,
    fitting,
    unfitting,
)
from tests.phrases.projects.stage import Stage
from tests.tools.sitting import offered

PHRASE = "Put this on one of your {Ps}: it needs 1 more {more} that it already needs."


@pytest.mark.rule("R4")
def test_a_full_project_needs_one_more(stage: Stage) -> None:
    assert_one_more_is_needed(stage, stage.projects)


@pytest.mark.rule("R4", "P10")
def test_nothing_else_can_be_put_there(stage: Stage) -> None:
    assert_nothing_else_is_needed(stage, stage.projects)


@pytest.mark.rule("R25")
def test_its_player_chooses_among_their_own_after_the_moment_to_block(stage: Stage) -> None:
    mine, more, theirs = [each.id for each in fitting(stage, stage.projects)[:3]]
    game = stage.lay({mine: [], more: []} | unfitting(stage), {theirs: []})
    stage.play(game)
    stage.unblocked(game, 0)
    assert (game.to_move, offered(game)) == (0, sorted([f"choose {mine}", f"choose {more}"]))
    game.play(f"choose {more}")
    assert game.table(0)[more] == [stage.card]


@pytest.mark.rule("P12", "P18")
def test_finds_nothing_if_none_of_its_players_has_such_a_need(stage: Stage) -> None:
    theirs = fitting(stage, stage.projects)[0].id
    stage.assert_finds_nothing(stage.lay(unfitting(stage), {theirs: []}))


def test_its_player_may_block_it(blockable: Stage) -> None:
    project = fitting(blockable, blockable.projects)[0]
    blockable.assert_blocked(blockable.lay({project.id: []}, hand=[blockable.block]), 0)
