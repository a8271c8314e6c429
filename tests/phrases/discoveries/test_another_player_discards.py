"""Another player discards cards of their choice."""

import pytest

from labdeck.deck.discoveries import Enhancement
from tests.phrases.discoveries.stage import Stage, choices
from tests.tools.sitting import offered

PHRASE = "Another player discards {cards} of their choice."


def hand_of(stage: Stage, number: int, skip: int = 0) -> list[str]:
    """So many cards that do not cancel."""
    cards = [each.id for each in stage.deck.of(Enhancement)]
    return cards[skip : skip + number]


def test_the_other_player_chooses_which(stage: Stage) -> None:
    number = stage.number("cards")
    hand = hand_of(stage, number + 1)
    before, game = stage.use(hands=[hand])
    for place, card in enumerate(hand[1:]):
        assert (game.to_move, offered(game)) == (1, sorted(f"choose {each}" for each in [hand[0], *hand[1 + place :]]))
        game.play(f"choose {card}")
    stage.assert_moved(before, game, *((card, "hand:1", "pile:discard") for card in hand[1:]))


def test_its_player_chooses_whom_among_those_who_hold_cards(stage: Stage) -> None:
    number = stage.number("cards")
    before, game = stage.use(hands=[hand_of(stage, 2), [], hand_of(stage, number + 1, skip=5)])
    assert choices(game) == ["choose seat 1", "choose seat 3"]
    game.play("choose seat 3")
    gone = hand_of(stage, number, skip=5)
    for card in gone:
        assert game.to_move == 3
        game.play(f"choose {card}")
    stage.assert_moved(before, game, *((card, "hand:3", "pile:discard") for card in gone))


@pytest.mark.rule("DR5")
def test_a_small_hand_loses_what_it_has(stage: Stage) -> None:
    (card,) = hand_of(stage, 1)
    before, game = stage.use(hands=[[card]])
    game.play(f"choose {card}")
    stage.assert_moved(before, game, (card, "hand:1", "pile:discard"))


@pytest.mark.rule("DR5")
def test_finds_nobody_else_who_holds_a_card(stage: Stage) -> None:
    stage.assert_finds_nothing()
