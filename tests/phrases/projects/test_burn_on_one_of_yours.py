"""Burn, or discard, 1 resource on one of your projects."""

import pytest

from tests.phrases.projects.stage import Stage, aim, aims, only
from tests.tools.places import lying
from tests.tools.sitting import offered

PHRASE = "{Burn} 1 {what} on one of your {Ps}."


@pytest.mark.rule("R25", "R33")
def test_its_player_chooses_among_their_own_after_the_moment_to_block(stage: Stage) -> None:
    mine, more, theirs = stage.mats(3, stage.kinds())
    game = stage.lay(stage.with_other_kinds(mine | more), theirs)
    before = lying(game)
    stage.play(game)
    stage.unblocked(game, 0)
    assert (game.to_move, offered(game)) == (0, aims(mine, more))
    game.play(aim(more, mine))
    project, card = only(more)
    stage.assert_moved(before, game, (card, f"mat:0/{project}", stage.goes_to("Burn")))


@pytest.mark.rule("R32")
def test_a_wildcard_is_hit_as_a_resource_and_not_by_any_other_name(stage: Stage) -> None:
    mine = stage.wildcard_on()
    game = stage.lay(mine)
    if stage.saying.slots["what"] != "resource":
        stage.assert_finds_nothing(game)
        return
    stage.play(game)
    stage.unblocked(game, 0)
    assert game.table(0) == {project: [] for project in mine}


@pytest.mark.rule("P18", "P12")
def test_finds_nothing_if_nothing_of_that_name_lies_beside_its_players_own(stage: Stage) -> None:
    theirs = stage.mat(stage.kinds())
    mine = stage.bare(1, without=theirs)[0]
    stage.assert_finds_nothing(stage.lay(mine, theirs, hand=stage.kinds()[:1]))


def test_its_player_may_block_it(blockable: Stage) -> None:
    game = blockable.lay(blockable.mat(blockable.kinds()), hand=[blockable.block])
    blockable.assert_blocked(game, 0)
