"""Draw cards from the resource pile, or another."""

import pytest

from tests.phrases.projects.stage import Stage
from tests.tools.places import lying
from tests.tools.sitting import told

PHRASE = "Draw {cards} from the {pile} pile."


def test_its_player_draws_so_many_from_the_top(stage: Stage) -> None:
    top = stage.tops(stage.pile, stage.number("cards") + 1)
    game = stage.lay(**{stage.pile: top})
    before = lying(game)
    stage.play(game)
    stage.assert_moved(before, game, *((card, f"pile:{stage.pile}", "hand:0") for card in top[:-1]))
    assert game.pile(stage.pile)[0] == top[-1]


def test_the_others_do_not_see_what_was_drawn(stage: Stage) -> None:
    top = stage.tops(stage.pile, stage.number("cards"))
    game = stage.lay(**{stage.pile: top})
    stage.play(game)
    names = [title.name for title in stage.titles(top)]
    assert all(name in told(game, 0) for name in names)
    assert not any(name in told(game, 1) for name in names)


@pytest.mark.rule("P12", "P18")
def test_finds_nothing_to_draw(stage: Stage) -> None:
    stage.assert_finds_nothing(stage.lay(**stage.empty_piles))


def test_nobody_else_is_asked(stage: Stage) -> None:
    stage.assert_hurts_nobody(stage.lay(hands=[[stage.block] if stage.block else []]))
