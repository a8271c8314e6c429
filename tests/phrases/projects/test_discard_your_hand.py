"""Discard your hand."""

import pytest

from tests.phrases.projects.stage import Stage
from tests.tools.places import lying

PHRASE = "Discard your hand."


@pytest.mark.rule("R9")
def test_the_whole_hand_goes_to_discard_and_nothing_else(stage: Stage) -> None:
    mine, theirs = stage.mats(2, stage.resources)
    hand = [stage.projects[-1].id, *stage.resources[:2], *stage.held()[2:]]
    game = stage.lay(mine, theirs, hand=hand, hands=[stage.resources[:1]])
    before = lying(game)
    if stage.block and stage.block in hand:
        stage.play(game, "pass")
    else:
        stage.play(game)
        stage.unblocked(game, 0)
    stage.assert_moved(before, game, *((card, "hand:0", "pile:discard") for card in hand))


@pytest.mark.rule("P12", "P18")
def test_finds_nothing_in_an_empty_hand(stage: Stage) -> None:
    mine, theirs = stage.mats(2, stage.resources)
    stage.assert_finds_nothing(stage.lay(mine, theirs, hands=[stage.resources[:1]]))


def test_a_block_saves_the_hand(blockable: Stage) -> None:
    blockable.assert_blocked(blockable.lay(hand=[blockable.resources[0], blockable.block]), 0)
