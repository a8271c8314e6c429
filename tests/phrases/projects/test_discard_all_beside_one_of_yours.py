"""Discard all cards beside one of your projects."""

import pytest

from tests.phrases.projects.stage import Stage, only
from tests.tools.places import lying
from tests.tools.sitting import offered

PHRASE = "Discard all cards beside one of your {Ps}."


@pytest.mark.rule("R25")
def test_its_player_chooses_the_project_after_the_moment_to_block(stage: Stage) -> None:
    mine, more, theirs = stage.mats(3, stage.resources, each=2)
    bare = stage.bare(1, without=mine | more | theirs)[0]
    game = stage.lay(mine | more | bare, theirs)
    before = lying(game)
    stage.play(game)
    stage.unblocked(game, 0)
    assert (game.to_move, offered(game)) == (0, sorted(f"choose {project}" for project in mine | more))
    project, _ = only(more)
    game.play(f"choose {project}")
    stage.assert_moved(before, game, *((card, f"mat:0/{project}", "pile:discard") for card in more[project]))


@pytest.mark.rule("R32")
def test_a_wildcard_goes_too_and_an_extra_need_stays(stage: Stage) -> None:
    mine = stage.wildcard_on()
    project, wildcard = only(mine)
    extra = stage.extra_need(project)
    game = stage.lay({project: [wildcard, *extra]})
    before = lying(game)
    stage.play(game)
    stage.unblocked(game, 0)
    stage.assert_moved(before, game, (wildcard, f"mat:0/{project}", "pile:discard"))


@pytest.mark.rule("P12", "P18")
def test_finds_nothing_beside_its_players_own(stage: Stage) -> None:
    theirs = stage.mat(stage.resources)
    stage.assert_finds_nothing(stage.lay(stage.bare(1, without=theirs)[0], theirs, hand=stage.resources[:1]))


def test_a_block_leaves_the_cards(blockable: Stage) -> None:
    game = blockable.lay(blockable.mat(blockable.resources, each=2), hand=[blockable.block])
    blockable.assert_blocked(game, 0)
