"""Discard every resource in your hand."""

import pytest

from tests.phrases.projects.stage import Stage, only
from tests.tools.places import lying

PHRASE = "Discard every resource in your hand."


@pytest.mark.rule("R32")
def test_the_resources_go_and_projects_and_wildcards_stay(stage: Stage) -> None:
    mine, theirs = stage.mats(2, stage.resources)
    kinds = [stage.resources[0], *stage.resources[:2]]
    hand = [*kinds, stage.projects[-1].id, only(stage.wildcard_on())[1]]
    game = stage.lay(mine, theirs, hand=hand, hands=[stage.resources[:1]])
    before = lying(game)
    stage.play(game)
    stage.unblocked(game, 0)
    stage.assert_moved(before, game, *((kind, "hand:0", "pile:discard") for kind in kinds))


@pytest.mark.rule("R27", "P18")
def test_finds_nothing_in_a_hand_without_the_back_of_a_resource(stage: Stage) -> None:
    stage.assert_finds_nothing(stage.lay(stage.mat(stage.resources), hand=[stage.projects[-1].id]))


def test_a_block_saves_the_hand(blockable: Stage) -> None:
    blockable.assert_blocked(blockable.lay(hand=[blockable.resources[0], blockable.block]), 0)
