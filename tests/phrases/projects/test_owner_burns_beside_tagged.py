"""Choose any active project with a tag: its owner burns, or discards, 1 resource beside it."""

import pytest

from tests.phrases.projects.stage import Mat, Stage, aims, only
from tests.tools.places import lying
from tests.tools.sitting import offered

PHRASE = "Choose any active {P} ({tag}): its owner {burns} 1 {what} beside it."


@pytest.mark.rule("P19", "R33")
def test_the_owner_gives_up_a_card_of_their_choice(stage: Stage) -> None:
    theirs = stage.mat(stage.kinds(), each=2, among=stage.tagged())
    others = stage.mat(stage.resources, among=[each for each in stage.tagged() if each.id not in theirs])
    game = stage.lay({}, stage.with_other_kinds(theirs), others)
    before = lying(game)
    project, _ = only(theirs)
    stage.play(game, f"choose {project}")
    stage.unblocked(game, 1)
    assert (game.to_move, offered(game)) == (1, aims(theirs))
    card = theirs[project][1]
    game.play(f"choose {card}")
    stage.assert_moved(before, game, (card, f"mat:1/{project}", stage.goes_to("burns")))


@pytest.mark.rule("P19", "R24")
def test_any_with_the_tag_is_offered_bare_or_not(stage: Stage) -> None:
    mine = stage.mat(stage.kinds(), among=stage.tagged())
    bare: Mat = {next(each.id for each in stage.tagged() if each.id not in mine): []}
    plain = stage.mat(stage.kinds(), among=stage.tagged(False))
    game = stage.lay(mine, bare | plain)
    stage.play(game)
    assert (game.to_move, offered(game)) == (0, sorted(f"choose {project}" for project in mine | bare))


@pytest.mark.rule("R24")
def test_on_a_bare_one_nobody_is_asked_to_block_and_nothing_is_lost(stage: Stage) -> None:
    mine = stage.mat(stage.kinds(), among=stage.tagged())
    bare: Mat = {next(each.id for each in stage.tagged() if each.id not in mine): []}
    game = stage.lay(mine, bare, hands=[[stage.block] if stage.block else []])
    before = lying(game)
    stage.play(game, f"choose {only(bare)[0]}")
    assert (game.to_move, offered(game)) == (0, ["end"])
    stage.assert_moved(before, game)


@pytest.mark.rule("P19", "R36")
def test_its_players_own_is_hit_if_it_is_the_only_one(stage: Stage) -> None:
    mine = stage.mat(stage.kinds(), among=stage.tagged())
    game = stage.lay(mine, stage.mat(stage.kinds(), among=stage.tagged(False)))
    before = lying(game)
    stage.play(game)
    stage.unblocked(game, 0)
    project, card = only(mine)
    stage.assert_moved(before, game, (card, f"mat:0/{project}", stage.goes_to("burns")))


@pytest.mark.rule("P19", "P18")
def test_finds_nothing_beside_those_with_the_tag(stage: Stage) -> None:
    mine = stage.with_other_kinds({each.id: [] for each in stage.tagged()[:1]})
    stage.assert_finds_nothing(stage.lay(mine, stage.mat(stage.kinds(), among=stage.tagged(False))))


def test_a_block_leaves_the_card(blockable: Stage) -> None:
    theirs = blockable.mat(blockable.kinds(), among=blockable.tagged())
    blockable.assert_blocked(blockable.lay({}, theirs, hands=[[blockable.block]]), 1)
