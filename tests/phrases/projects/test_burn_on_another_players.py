"""Burn, or discard, 1 resource on another player's project."""

import pytest

from tests.phrases.projects.stage import Stage, aim, aims, only
from tests.tools.places import lying
from tests.tools.sitting import offered

PHRASE = "{Burn} 1 {what} on another player's {P}."


@pytest.mark.rule("R33")
def test_its_player_chooses_among_what_all_others_have(stage: Stage) -> None:
    mine, theirs, more = stage.mats(3, stage.kinds())
    game = stage.lay(mine, theirs, more)
    before = lying(game)
    stage.play(game)
    assert (game.to_move, offered(game)) == (0, aims(theirs, more))
    project, card = only(theirs)
    game.play(aim(theirs, more))
    stage.unblocked(game, 1)
    stage.assert_moved(before, game, (card, f"mat:1/{project}", stage.goes_to("Burn")))


@pytest.mark.rule("R36")
def test_one_card_alone_is_hit_without_a_question(stage: Stage) -> None:
    theirs = stage.mat(stage.kinds())
    game = stage.lay({}, theirs)
    before = lying(game)
    stage.play(game)
    stage.unblocked(game, 1)
    project, card = only(theirs)
    stage.assert_moved(before, game, (card, f"mat:1/{project}", stage.goes_to("Burn")))


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
def test_finds_nothing_in_what_is_its_players_own_or_of_another_kind(stage: Stage) -> None:
    mine = stage.mat(stage.kinds())
    others = [each for each in stage.projects if each.id not in mine]
    theirs = stage.mat(stage.other_kinds(), among=others) if stage.other_kinds() else {others[0].id: []}
    stage.assert_finds_nothing(stage.lay(mine, theirs))


def test_a_block_leaves_the_card(blockable: Stage) -> None:
    game = blockable.lay({}, blockable.mat(blockable.kinds()), hands=[[blockable.block]])
    blockable.assert_blocked(game, 1)
