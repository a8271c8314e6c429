"""Swap one of your projects for another player's, with all cards beside them."""

import pytest

from tests.phrases.projects.stage import Mat, Stage, only
from tests.tools.places import lying
from tests.tools.sitting import offered

PHRASE = "Swap one of your {Ps} for another player's, with all cards beside them."


@pytest.mark.rule("R34")
def test_its_player_chooses_both_and_the_cards_beside_them_go_along(stage: Stage) -> None:
    mine, more, theirs, other = stage.mats(4, stage.resources)
    game = stage.lay(mine | more, theirs | other)
    stage.play(game)
    assert (game.to_move, offered(game)) == (0, sorted(f"choose {project}" for project in mine | more))
    game.play(f"choose {only(more)[0]}")
    assert (game.to_move, offered(game)) == (0, sorted(f"choose {project}" for project in theirs | other))
    game.play(f"choose {only(theirs)[0]}")
    stage.unblocked(game, 1)
    assert (game.table(0), game.table(1)) == (mine | theirs, other | more)
    assert game.pile("burn") == [stage.card]


@pytest.mark.rule("R34", "P10")
def test_what_is_needed_goes_with_the_project(stage: Stage) -> None:
    mine, theirs = stage.bare(2)
    project, _ = only(theirs)
    need = stage.needs(project)[0]
    game = stage.lay(mine, theirs, hand=[need])
    stage.play(game)
    stage.unblocked(game, 1)
    game.play(f"put {need} on {project}")
    assert game.table(0) == {project: [need]}


@pytest.mark.rule("P12", "P18")
@pytest.mark.parametrize("seat", [0, 1])
def test_finds_nothing_without_a_project_on_both_sides(stage: Stage, seat: int) -> None:
    mats: list[Mat] = [{}, {}]
    mats[seat] = stage.mat(stage.resources)
    stage.assert_finds_nothing(stage.lay(*mats, hand=[stage.projects[-1].id]))


def test_a_block_keeps_both_where_they_are(blockable: Stage) -> None:
    mine, theirs = blockable.mats(2, blockable.resources)
    game = blockable.lay(mine, theirs, hands=[[blockable.block]])
    before = lying(game)
    blockable.assert_blocked(game, 1)
    assert before["mat:0"] == lying(game)["mat:0"]
