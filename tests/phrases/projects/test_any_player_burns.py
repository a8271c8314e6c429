"""Any player burns, or discards, 1 card of theirs, from hand or table."""

import pytest

from tests.phrases.projects.stage import Stage, only
from tests.tools.places import lying
from tests.tools.sitting import offered

PHRASE = "Any player {burns} 1 {what} of theirs, from hand or table."


@pytest.mark.rule("R14", "R33")
def test_the_named_player_chooses_from_hand_and_table(stage: Stage) -> None:
    theirs = stage.mat(stage.kinds())
    project, card = only(theirs)
    game = stage.lay({}, theirs, hands=[[card], stage.other_kinds()[:1]])
    before = lying(game)
    stage.play(game)
    assert (game.to_move, offered(game)) == (0, ["choose seat 1", "choose seat 2"])
    game.play("choose seat 1")
    stage.unblocked(game, 1)
    places = [f"choose {card} beside {project}", f"choose {card} from hand"]
    assert (game.to_move, offered(game)) == (1, places)
    game.play(places[0])
    stage.assert_moved(before, game, (card, f"mat:1/{project}", stage.goes_to("burns")))


@pytest.mark.rule("R24")
def test_whoever_could_have_one_may_be_named(stage: Stage) -> None:
    theirs = stage.mat(stage.kinds())
    hands = [stage.other_kinds()[:1], [stage.projects[-1].id], []]
    game = stage.lay({}, {}, {}, theirs, hand=stage.kinds()[:1], hands=hands)
    stage.play(game)
    assert offered(game) == ["choose seat 0", "choose seat 1", "choose seat 3"]


@pytest.mark.rule("R27")
def test_who_has_none_is_asked_all_the_same_and_loses_nothing(stage: Stage) -> None:
    game = stage.lay(hands=[stage.other_kinds()[:1]])
    before = lying(game)
    stage.play(game)
    stage.unblocked(game, 1)
    assert (game.to_move, offered(game)) == (1, ["pass"])
    game.play("pass")
    stage.assert_moved(before, game)


@pytest.mark.rule("R36")
def test_one_card_that_lies_open_is_lost_without_a_question(stage: Stage) -> None:
    theirs = stage.mat(stage.kinds())
    project, card = only(theirs)
    game = stage.lay({}, theirs)
    before = lying(game)
    stage.play(game)
    stage.unblocked(game, 1)
    stage.assert_moved(before, game, (card, f"mat:1/{project}", stage.goes_to("burns")))


@pytest.mark.rule("P12", "P18")
def test_finds_nothing_if_nobody_could_have_one(stage: Stage) -> None:
    theirs = stage.mat(stage.other_kinds())
    stage.assert_finds_nothing(stage.lay({}, theirs, hands=[[stage.projects[-1].id]]))


def test_a_block_saves_the_card(blockable: Stage) -> None:
    game = blockable.lay(hands=[[*blockable.kinds()[:1], blockable.block]])
    blockable.assert_blocked(game, 1)
