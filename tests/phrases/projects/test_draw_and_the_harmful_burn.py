"""Draw cards from the resource pile; harmful modifiers drawn this way burn."""

import pytest

from tests.phrases.projects.stage import Stage
from tests.tools.places import lying
from tests.tools.sitting import offered

PHRASE = "Draw {cards} from the resource pile; harmful modifiers drawn this way burn."


def test_its_player_draws_so_many_from_the_top(stage: Stage) -> None:
    top = stage.tops("resource", stage.number("cards") + 1)
    game = stage.lay(resource=top)
    before = lying(game)
    stage.play(game)
    stage.assert_moved(before, game, *((card, "pile:resource", "hand:0") for card in top[:-1]))


@pytest.mark.rule("R29", "R18")
def test_every_harmful_one_burns_without_being_played(stage: Stage) -> None:
    for modifier in stage.modifiers(stage.is_harmful):
        top = [modifier, *stage.tops("resource", stage.number("cards") - 1)]
        game = stage.lay(stage.mat(stage.resources), stage.bare(2)[1], resource=top)
        before = lying(game)
        stage.play(game)
        drawn = [(card, "pile:resource", "hand:0") for card in top[1:]]
        stage.assert_moved(before, game, (modifier, "pile:resource", "pile:burn"), *drawn)


@pytest.mark.rule("R29", "P15")
def test_the_harmless_are_kept_or_played_at_once(stage: Stage) -> None:
    for modifier in stage.modifiers(lambda each: not stage.is_harmful(each)):
        game = stage.lay(resource=[modifier, *stage.tops("resource", stage.number("cards") - 1)])
        stage.play(game)
        if modifier in game.hand(0):
            continue
        assert (game.to_move, offered(game)) == (0, [f"play {modifier}"])


@pytest.mark.rule("P12", "P18")
def test_finds_nothing_to_draw(stage: Stage) -> None:
    stage.assert_finds_nothing(stage.lay(**stage.empty_piles))


def test_nobody_else_is_asked(stage: Stage) -> None:
    top = stage.tops("resource", stage.number("cards"))
    stage.assert_hurts_nobody(stage.lay(hands=[[stage.block] if stage.block else []], resource=top))
