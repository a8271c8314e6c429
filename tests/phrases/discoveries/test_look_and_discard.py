"""Look at another player's hand and discard 1 card from it."""

import pytest

from labdeck.deck.discoveries import Enhancement
from tests.phrases.discoveries.stage import Stage, choices
from tests.tools.sitting import told

PHRASE = "Look at another player's hand and discard 1 card from it."


@pytest.mark.rule("DR30")
def test_its_player_sees_the_hand_and_chooses_from_it(stage: Stage) -> None:
    hand = [each.id for each in stage.deck.of(Enhancement)[:2]]
    before, game = stage.use(hands=[hand])
    assert choices(game) == sorted(f"choose {card}" for card in hand)
    game.play(f"choose {hand[1]}")
    stage.assert_moved(before, game, (hand[1], "hand:1", "pile:discard"))


@pytest.mark.rule("DR33")
def test_its_player_chooses_whom_and_nobody_else_sees_the_hand(stage: Stage) -> None:
    first, second, third = [each.id for each in stage.deck.of(Enhancement)[:3]]
    _, game = stage.use(hands=[[first], [second, third], []])
    assert choices(game) == ["choose seat 1", "choose seat 2"]
    game.play("choose seat 2")
    assert stage.name(third) in told(game, 0)
    assert not any(stage.name(third) in told(game, seat) for seat in (1, 3, None))
    assert stage.name(first) not in told(game, 0)


@pytest.mark.rule("DR30")
def test_the_hand_is_seen_in_no_order_of_its_own(stage: Stage) -> None:
    hand = [each.id for each in stage.deck.of(Enhancement)[:3]]
    orders = []
    for theirs in (hand, hand[::-1]):
        _, game = stage.use(hands=[theirs])
        orders.append([str(choice) for choice in game.choices])
    assert orders[0] == orders[1]


@pytest.mark.rule("DR5")
def test_finds_nobody_else_who_holds_a_card(stage: Stage) -> None:
    stage.assert_finds_nothing()
