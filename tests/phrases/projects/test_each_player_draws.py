"""Each player draws cards from the resource pile."""

import pytest

from tests.phrases.projects.stage import Stage
from tests.tools.places import lying

PHRASE = "Each player draws {cards} from the resource pile."


@pytest.mark.rule("R28")
def test_seat_after_seat_draws_clockwise_from_its_own_player(stage: Stage) -> None:
    number = stage.number("cards")
    top = stage.tops("resource", 3 * number + 1)
    game = stage.lay(hands=[[], []], resource=top)
    before = lying(game)
    stage.play(game)
    drawn = [(card, "pile:resource", f"hand:{place // number}") for place, card in enumerate(top[:-1])]
    stage.assert_moved(before, game, *drawn)
    assert game.pile("resource")[0] == top[-1]


def test_when_the_pile_runs_out_the_rest_draw_nothing(stage: Stage) -> None:
    number = stage.number("cards")
    left = stage.tops("resource", number)
    game = stage.lay(**stage.only_in_pile(*left, pile="resource"))
    before = lying(game)
    stage.play(game)
    stage.assert_moved(before, game, *((card, "pile:resource", "hand:0") for card in left))


@pytest.mark.rule("P12", "P18")
def test_finds_nothing_to_draw(stage: Stage) -> None:
    stage.assert_finds_nothing(stage.lay(**stage.empty_piles))


def test_nobody_is_asked(stage: Stage) -> None:
    top = stage.tops("resource", 2 * stage.number("cards"))
    stage.assert_hurts_nobody(stage.lay(hands=[[stage.block] if stage.block else []], resource=top))
