"""Keep 1 of your projects; discard the others and the cards beside them."""

import pytest

from tests.phrases.projects.stage import Stage, only
from tests.tools.places import lying
from tests.tools.sitting import offered

PHRASE = "Keep 1 of your {Ps}; discard the others and the cards beside them."


@pytest.mark.rule("R10")
def test_all_but_the_chosen_project_go_with_the_cards_beside_them(stage: Stage) -> None:
    mine, more, theirs = stage.mats(3, stage.resources, each=2)
    bare = stage.bare(1, without=mine | more | theirs)[0]
    game = stage.lay(mine | more | bare, theirs)
    before = lying(game)
    stage.play(game)
    stage.unblocked(game, 0)
    assert (game.to_move, offered(game)) == (0, sorted(f"choose {project}" for project in mine | more | bare))
    project, _ = only(more)
    game.play(f"choose {only(mine)[0]}")
    beside = [(card, f"mat:0/{project}", "pile:discard") for card in more[project]]
    gone = [(each, "mat:0", "pile:discard") for each in (project, only(bare)[0])]
    stage.assert_moved(before, game, *gone, *beside)


@pytest.mark.rule("P12", "P18")
def test_finds_nothing_if_only_one_of_its_players_is_active(stage: Stage) -> None:
    mine, theirs = stage.mats(2, stage.resources)
    stage.assert_finds_nothing(stage.lay(mine, theirs, hand=[stage.projects[-1].id]))


def test_a_block_keeps_them_all(blockable: Stage) -> None:
    mine, more = blockable.mats(2, blockable.resources)
    blockable.assert_blocked(blockable.lay(mine | more, hand=[blockable.block]), 0)
