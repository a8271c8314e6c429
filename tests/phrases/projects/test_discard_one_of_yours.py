"""Discard one of your projects; the cards beside it return to your hand."""

import pytest

from tests.phrases.projects.stage import Stage, only
from tests.tools.places import lying
from tests.tools.sitting import offered

PHRASE = "Discard one of your {Ps}; the cards beside it return to your hand."


@pytest.mark.rule("R12")
def test_the_chosen_project_goes_and_what_lay_beside_it_returns(stage: Stage) -> None:
    mine, more, theirs = stage.mats(3, stage.resources, each=2)
    game = stage.lay(mine | more, theirs)
    before = lying(game)
    stage.play(game)
    stage.unblocked(game, 0)
    assert (game.to_move, offered(game)) == (0, sorted(f"choose {project}" for project in mine | more))
    project, _ = only(mine)
    game.play(f"choose {project}")
    back = [(card, f"mat:0/{project}", "hand:0") for card in mine[project]]
    stage.assert_moved(before, game, (project, "mat:0", "pile:discard"), *back)


@pytest.mark.rule("R12", "P17")
def test_a_wildcard_returns_too_and_an_extra_need_burns(stage: Stage) -> None:
    project, wildcard = only(stage.wildcard_on())
    extra = stage.extra_need(project)
    game = stage.lay({project: [wildcard, *extra]})
    before = lying(game)
    stage.play(game)
    stage.unblocked(game, 0)
    burned = [(card, f"mat:0/{project}", "pile:burn") for card in extra]
    gone = [(project, "mat:0", "pile:discard"), (wildcard, f"mat:0/{project}", "hand:0")]
    stage.assert_moved(before, game, *gone, *burned)


@pytest.mark.rule("P12", "P18")
def test_finds_nothing_if_none_of_its_players_is_active(stage: Stage) -> None:
    theirs = stage.mat(stage.resources)
    stage.assert_finds_nothing(stage.lay({}, theirs, hand=[stage.projects[-1].id]))


def test_a_block_keeps_the_project(blockable: Stage) -> None:
    blockable.assert_blocked(blockable.lay(blockable.mat(blockable.resources), hand=[blockable.block]), 0)
