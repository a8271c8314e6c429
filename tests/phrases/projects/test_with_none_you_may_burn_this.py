"""With none, you may burn this: what a card says after what it does to a project."""

import pytest

from tests.phrases.projects.stage import Mat, Stage
from tests.tools.places import lying
from tests.tools.sitting import assert_all_else_refused, assert_refused, offered, told

PHRASE = "With none, you may burn this."


@pytest.mark.rule("R39", "P12")
def test_with_no_project_active_it_is_burned_and_not_played(stage: Stage) -> None:
    game = stage.lay(hands=[[stage.block] if stage.block else []])
    assert offered(game) == [f"burn {stage.card}", "end"]
    assert_all_else_refused(game)
    before = lying(game)
    game.play(f"burn {stage.card}")
    stage.assert_moved(before, game)
    assert (game.to_move, offered(game)) == (0, ["end"])
    assert f"Seat 0 burns {stage.saying.card.name}: no {stage.deck.words['project']} is active." in told(game, 1)


@pytest.mark.rule("R39")
@pytest.mark.parametrize("seat", [0, 1])
def test_while_a_project_of_anyone_is_active_it_is_not_burned(stage: Stage, seat: int) -> None:
    mats: list[Mat] = [{}, {}]
    mats[seat] = stage.bare(1)[0]
    assert_refused(stage.lay(*mats), f"burn {stage.card}", "R39")


@pytest.mark.rule("R39", "P22")
def test_discarded_it_goes_to_discard_all_the_same(stage: Stage) -> None:
    game = stage.lay()
    game.play("end")
    game.play(f"discard {stage.card}")
    assert (game.pile("discard"), game.pile("burn")) == ([stage.card], [])
