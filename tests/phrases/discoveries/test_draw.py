"""Draw cards."""

import pytest

from tests.phrases.discoveries.stage import Stage
from tests.tools.sitting import told

PHRASE = "Draw {cards}."


def test_its_player_draws_so_many_from_the_top(stage: Stage) -> None:
    top = [card for card in stage.pile_cards if card != stage.keepsake][: stage.number("cards") + 1]
    before, game = stage.use(hero=top)
    stage.assert_moved(before, game, *((card, "pile:hero", "hand:0") for card in top[:-1]))
    assert game.pile("hero")[0] == top[-1]


def test_the_others_do_not_see_what_was_drawn(stage: Stage) -> None:
    top = [card for card in stage.pile_cards if card != stage.keepsake][: stage.number("cards")]
    _, game = stage.use(hero=top)
    for card in top:
        assert stage.name(card) in told(game, 0)
        assert stage.name(card) not in told(game, 1)


@pytest.mark.rule("DR10")
def test_draws_from_the_discards_if_the_pile_is_empty(stage: Stage) -> None:
    cards = [card for card in stage.pile_cards if card != stage.keepsake][: stage.number("cards")]
    before, game = stage.use(hero=[], discard=cards)
    stage.assert_moved(before, game, *((card, "pile:discard", "hand:0") for card in cards))


@pytest.mark.rule("DR5", "DR10")
def test_finds_nothing_to_draw(stage: Stage) -> None:
    stage.assert_finds_nothing(hero=[])
