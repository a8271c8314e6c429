"""Each player discards 1 card of a kind, from hand or table."""

import pytest

from tests.phrases.projects.stage import Stage, only
from tests.tools.places import lying
from tests.tools.sitting import offered, play

PHRASE = "Each player discards 1 {what}, from hand or table."


@pytest.mark.rule("R28", "R33")
def test_each_chooses_their_own_clockwise_from_its_player(stage: Stage) -> None:
    third = stage.mat(stage.kinds())
    project, card = only(third)
    kind = stage.kinds()[0]
    game = stage.lay({}, {}, third, hand=[kind], hands=[[kind, *stage.other_kinds()[:1]], [card]])
    before = lying(game)
    stage.play(game)
    for seat, choices in enumerate([[f"choose {kind}"], [f"choose {kind}"], [f"choose {card} beside {project}"]]):
        stage.unblocked(game, seat)
        assert game.to_move == seat
        assert set(choices) <= set(offered(game))
        play(game, *choices)
    hands = [(kind, "hand:0", "pile:discard"), (kind, "hand:1", "pile:discard")]
    stage.assert_moved(before, game, *hands, (card, f"mat:2/{project}", "pile:discard"))


@pytest.mark.rule("R27")
def test_who_has_none_is_asked_all_the_same_and_loses_nothing(stage: Stage) -> None:
    game = stage.lay(hands=[stage.other_kinds()[:1]])
    before = lying(game)
    stage.play(game)
    stage.unblocked(game, 1)
    assert (game.to_move, offered(game)) == (1, ["pass"])
    game.play("pass")
    stage.assert_moved(before, game)


@pytest.mark.rule("R27", "P18")
def test_finds_nothing_where_everyone_sees_that_there_is_none(stage: Stage) -> None:
    theirs = stage.mat(stage.other_kinds())
    stage.assert_finds_nothing(stage.lay({}, theirs, hand=[stage.projects[-1].id], hands=[[stage.projects[-2].id]]))


@pytest.mark.rule("R26")
def test_a_block_saves_its_player_and_the_others_go_on(blockable: Stage) -> None:
    kind = blockable.kinds()[0]
    game = blockable.lay(hands=[[kind, blockable.block], [kind]])
    before = lying(game)
    blockable.play(game, f"block {blockable.block}")
    blockable.unblocked(game, 2)
    game.play(f"choose {kind}")
    burned = (blockable.block, "hand:1", "pile:burn")
    blockable.assert_moved(before, game, burned, (kind, "hand:2", "pile:discard"))
