"""You skip your next turn, or turns."""

import pytest

from tests.phrases.projects.stage import Stage
from tests.tools.places import lying
from tests.tools.sitting import play

PHRASE = "You skip your next {turns}."


@pytest.mark.rule("P24")
def test_its_player_skips_so_many_turns(stage: Stage) -> None:
    game = stage.lay({}, stage.bare(1)[0], **stage.empty_piles)
    stage.play(game)
    stage.unblocked(game, 0)
    turns = []
    for _ in range(stage.number("turns") + 3):
        turns.append(game.to_move)
        play(game, "end")
    assert turns == [0, *[1] * (stage.number("turns") + 1), 0]


def test_always_finds_its_player_also_at_an_empty_table(stage: Stage) -> None:
    game = stage.lay(skip=[1, 0])
    before = lying(game)
    stage.play(game)
    stage.unblocked(game, 0)
    assert game.view(None).skips == [1 + stage.number("turns"), 0]
    stage.assert_moved(before, game)


def test_a_block_saves_the_turns(blockable: Stage) -> None:
    game = blockable.lay(hand=[blockable.block])
    blockable.assert_blocked(game, 0)
    assert game.view(None).skips == [0, 0]
