"""Discard every card of a kind that you have, in hand and on the table."""

import pytest

from tests.phrases.projects.stage import Stage, only
from tests.tools.places import lying
from tests.tools.sitting import assert_refused

PHRASE = "Discard every {kind} that you have, in hand and on the table."


def test_every_one_of_its_player_goes_and_no_other_card(stage: Stage) -> None:
    (kind,) = stage.kinds("kind")
    mine, theirs = stage.mats(2, [kind])
    project, _ = only(mine)
    mine[project] += [need for need in stage.needs(project) if need != kind][:1]
    other = stage.other_kinds("kind")[0]
    game = stage.lay(mine, theirs, hand=[kind, other], hands=[[kind]])
    before = lying(game)
    stage.play(game)
    stage.unblocked(game, 0)
    gone = [(kind, "hand:0", "pile:discard"), (kind, f"mat:0/{project}", "pile:discard")]
    stage.assert_moved(before, game, *gone)


def test_a_hand_without_one_loses_nothing(stage: Stage) -> None:
    game = stage.lay(hand=stage.other_kinds("kind")[:1])
    if not stage.at_once:
        assert_refused(game, f"play {stage.card}", "P12")
        return
    before = lying(game)
    stage.play(game)
    stage.unblocked(game, 0)
    stage.assert_moved(before, game)


@pytest.mark.rule("R27", "P18")
def test_finds_nothing_where_everyone_sees_that_there_is_none(stage: Stage) -> None:
    mine, theirs = stage.mats(2, stage.other_kinds("kind"))
    stage.assert_finds_nothing(stage.lay(mine, theirs, hand=[stage.projects[-1].id]))


def test_a_block_saves_them_all(blockable: Stage) -> None:
    mine = blockable.mat(blockable.kinds("kind"))
    game = blockable.lay(mine, hand=[*blockable.kinds("kind"), blockable.block])
    blockable.assert_blocked(game, 0)
