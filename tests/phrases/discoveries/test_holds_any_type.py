"""Holds enhancements of any type."""

import pytest

from labdeck.deck.discoveries import Discovery, Enhancement
from tests.phrases.discoveries.stage import Stage
from tests.tools.heroes import take
from tests.tools.sitting import assert_refused

PHRASE = "Holds enhancements of any type."


@pytest.mark.rule("D22")
def test_holds_an_enhancement_of_any_type(stage: Stage) -> None:
    for word in stage.types:
        card = next(each.id for each in stage.deck.of(Enhancement) if each.type == word)
        game = stage.lay(hand=[card], field=[])
        on = game.view(0).field[0]
        stage.play(game, f"put {card} on {on}")
        assert game.table(0) == {on: [stage.card, card]}


@pytest.mark.rule("D21")
def test_holds_one_item_and_one_location_all_the_same(stage: Stage) -> None:
    first, over = stage.gear(stage.card, "item", number=1) + stage.gear(stage.card, "item", fits=False)
    place = stage.gear(stage.card, "location", fits=False)[0]
    game = stage.lay(hand=[first, over, place], field=[])
    on = game.view(0).field[0]
    stage.play(game, f"put {first} on {on}")
    assert_refused(game, f"put {over}", "D21")
    take(game, f"put {place} on {on}")
    assert game.table(0) == {on: [stage.card, first, place]}


@pytest.mark.rule("D10", "DR3")
def test_scores_no_discovery_of_another_type(stage: Stage) -> None:
    word = stage.hero(stage.card).type
    other = next(each.id for each in stage.deck.of(Discovery) if word not in each.types)
    game = stage.lay(field=[other])
    game.play(f"play {stage.card}")
    assert other not in game.table(0)
