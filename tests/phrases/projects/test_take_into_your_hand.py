"""Take 1 resource from another player's project into your hand."""

import pytest

from tests.phrases.projects.stage import Stage, aim, aims, only
from tests.tools.places import lying
from tests.tools.sitting import offered

PHRASE = "Take 1 {what} from another player's {P} into your hand."


@pytest.mark.rule("R33")
def test_its_player_takes_one_of_what_all_others_have(stage: Stage) -> None:
    mine, theirs, more = stage.mats(3, stage.kinds())
    game = stage.lay(mine, theirs, more)
    before = lying(game)
    stage.play(game)
    assert (game.to_move, offered(game)) == (0, aims(theirs, more))
    game.play(aim(more, theirs))
    stage.unblocked(game, 2)
    project, card = only(more)
    stage.assert_moved(before, game, (card, f"mat:2/{project}", "hand:0"))


@pytest.mark.rule("R32")
def test_a_wildcard_is_taken_as_a_resource_and_not_by_any_other_name(stage: Stage) -> None:
    theirs = stage.wildcard_on()
    game = stage.lay({}, theirs)
    if stage.saying.slots["what"] != "resource":
        stage.assert_finds_nothing(game)
        return
    stage.play(game)
    stage.unblocked(game, 1)
    assert game.hand(0) == [only(theirs)[1]]


@pytest.mark.rule("P18", "P12")
def test_finds_nothing_if_nothing_lies_beside_another_players(stage: Stage) -> None:
    mine = stage.mat(stage.kinds())
    theirs = stage.bare(1, without=mine)[0]
    stage.assert_finds_nothing(stage.lay(mine, theirs, hands=[stage.kinds()[:1]]))


def test_a_block_leaves_the_card(blockable: Stage) -> None:
    game = blockable.lay({}, blockable.mat(blockable.kinds()), hands=[[blockable.block]])
    blockable.assert_blocked(game, 1)
