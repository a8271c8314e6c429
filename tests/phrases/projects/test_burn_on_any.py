"""Burn, or discard, 1 resource on any project."""

import pytest

from tests.phrases.projects.stage import Stage, aim, aims, only
from tests.tools.places import lying
from tests.tools.sitting import offered

PHRASE = "{Burn} 1 {what} on any {P}."


@pytest.mark.rule("R33")
def test_its_player_chooses_among_what_all_have(stage: Stage) -> None:
    mine, theirs = stage.mats(2, stage.kinds())
    game = stage.lay(mine, theirs)
    before = lying(game)
    stage.play(game)
    assert (game.to_move, offered(game)) == (0, aims(mine, theirs))
    game.play(aim(theirs, mine))
    stage.unblocked(game, 1)
    project, card = only(theirs)
    stage.assert_moved(before, game, (card, f"mat:1/{project}", stage.goes_to("Burn")))


@pytest.mark.rule("R20")
def test_hits_its_own_player_if_nobody_else_has_one(stage: Stage) -> None:
    mine = stage.mat(stage.kinds())
    game = stage.lay(mine)
    before = lying(game)
    stage.play(game)
    stage.unblocked(game, 0)
    project, card = only(mine)
    stage.assert_moved(before, game, (card, f"mat:0/{project}", stage.goes_to("Burn")))


@pytest.mark.rule("R32")
def test_a_wildcard_is_hit_as_a_resource_and_not_by_any_other_name(stage: Stage) -> None:
    theirs = stage.wildcard_on()
    game = stage.lay({}, theirs)
    if stage.saying.slots["what"] != "resource":
        stage.assert_finds_nothing(game)
        return
    stage.play(game)
    stage.unblocked(game, 1)
    assert game.table(1) == {project: [] for project in theirs}


@pytest.mark.rule("P18", "P12")
def test_finds_nothing_in_hands_and_other_kinds(stage: Stage) -> None:
    theirs = stage.mat(stage.other_kinds()) if stage.other_kinds() else stage.bare(1)[0]
    stage.assert_finds_nothing(stage.lay({}, theirs, hand=stage.kinds()[:1], hands=[stage.kinds()[:1]]))


def test_a_block_leaves_the_card(blockable: Stage) -> None:
    game = blockable.lay({}, blockable.mat(blockable.kinds()), hands=[[blockable.block]])
    blockable.assert_blocked(game, 1)


def test_its_own_player_may_block_it_too(blockable: Stage) -> None:
    game = blockable.lay(blockable.mat(blockable.kinds()), hand=[blockable.block])
    blockable.assert_blocked(game, 0)
