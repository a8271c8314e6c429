"""Another player skips their next turn, or turns."""

import pytest

from tests.phrases.projects.stage import Stage
from tests.tools.places import lying
from tests.tools.sitting import offered, play

PHRASE = "Another player skips their next {turns}."


@pytest.mark.rule("R13")
def test_its_player_names_one_of_the_others(stage: Stage) -> None:
    game = stage.lay(players=3)
    before = lying(game)
    stage.play(game)
    assert (game.to_move, offered(game)) == (0, ["choose seat 1", "choose seat 2"])
    game.play("choose seat 2")
    stage.unblocked(game, 2)
    assert game.view(None).skips == [0, 0, stage.number("turns")]
    stage.assert_moved(before, game)


@pytest.mark.rule("P24")
def test_adds_up_with_the_turns_skipped_already(stage: Stage) -> None:
    game = stage.lay(skip=[0, 1])
    stage.play(game)
    stage.unblocked(game, 1)
    assert game.view(None).skips == [0, 1 + stage.number("turns")]


@pytest.mark.rule("R13", "P24")
def test_gives_its_player_as_many_turns_more_if_two_play(stage: Stage) -> None:
    game = stage.lay(stage.bare(1)[0], **stage.empty_piles)
    stage.play(game)
    stage.unblocked(game, 1)
    turns = []
    for _ in range(stage.number("turns") + 2):
        turns.append(game.to_move)
        play(game, "end")
    assert turns == [0] * (stage.number("turns") + 1) + [1]


def test_a_block_saves_the_turns(blockable: Stage) -> None:
    game = blockable.lay(hands=[[blockable.block]])
    blockable.assert_blocked(game, 1)
    assert game.view(None).skips == [0, 0]
