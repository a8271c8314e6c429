"""Move 1 resource from another player's project to one of yours that needs it."""

import pytest

from tests.phrases.projects.stage import Stage
from tests.tools.places import lying
from tests.tools.sitting import offered

PHRASE = "Move 1 {what} from another player's {P} to one of yours that needs it."


@pytest.mark.rule("R11")
def test_moves_what_its_players_project_needs(stage: Stage) -> None:
    kind, mine, theirs = stage.sharing(2, stage.kinds())
    game = stage.lay({mine: []}, {theirs: [kind]})
    before = lying(game)
    stage.play(game)
    stage.unblocked(game, 1)
    stage.assert_moved(before, game, (kind, f"mat:1/{theirs}", f"mat:0/{mine}"))


@pytest.mark.rule("R33")
def test_its_player_chooses_what_moves_and_where(stage: Stage) -> None:
    kind, mine, more, theirs = stage.sharing(3, stage.kinds())
    game = stage.lay({mine: [], more: []}, {theirs: [kind]})
    before = lying(game)
    stage.play(game)
    assert (game.to_move, offered(game)) == (0, sorted([f"choose {mine}", f"choose {more}"]))
    game.play(f"choose {more}")
    stage.unblocked(game, 1)
    stage.assert_moved(before, game, (kind, f"mat:1/{theirs}", f"mat:0/{more}"))


def test_only_what_is_needed_is_offered(stage: Stage) -> None:
    kind, mine, theirs = stage.sharing(2, stage.kinds())
    others = [need for need in stage.needs(theirs) if need != kind and need not in stage.needs(mine)]
    game = stage.lay({mine: []}, {theirs: [kind, *others]})
    before = lying(game)
    stage.play(game)
    stage.unblocked(game, 1)
    stage.assert_moved(before, game, (kind, f"mat:1/{theirs}", f"mat:0/{mine}"))


@pytest.mark.rule("P18", "P12")
def test_finds_nothing_in_what_is_needed_and_of_another_kind(stage: Stage) -> None:
    if stage.other_kinds():
        kind, mine, theirs = stage.sharing(2, stage.other_kinds())
        stage.assert_finds_nothing(stage.lay({mine: []}, {theirs: [kind]}))


@pytest.mark.rule("P18", "R11")
def test_finds_nothing_that_its_players_projects_still_need(stage: Stage) -> None:
    kind, mine, theirs = stage.sharing(2, stage.kinds())
    has = [need for need in stage.needs(mine) if need == kind]
    stage.assert_finds_nothing(stage.lay({mine: has}, {theirs: [kind]}))


def test_a_block_leaves_the_card_where_it_lies(blockable: Stage) -> None:
    kind, mine, theirs = blockable.sharing(2, blockable.kinds())
    game = blockable.lay({mine: []}, {theirs: [kind]}, hands=[[blockable.block]])
    blockable.assert_blocked(game, 1)
