"""Look at every other player's hand."""

import pytest

from labdeck.deck.discoveries import Enhancement
from tests.phrases.discoveries.stage import Stage
from tests.tools.sitting import told

PHRASE = "Look at every other player's hand."


@pytest.mark.rule("DR33", "DR30")
def test_its_player_sees_all_other_hands_and_nobody_else_does(stage: Stage) -> None:
    first, second, third = [each.id for each in stage.deck.of(Enhancement)[:3]]
    before, game = stage.use(hands=[[first], [second, third]])
    stage.assert_moved(before, game)
    for card, owner in ((first, 1), (second, 2), (third, 2)):
        assert stage.name(card) in told(game, 0)
        assert not any(stage.name(card) in told(game, seat) for seat in (1, 2, None) if seat != owner)
    assert stage.name(stage.keepsake) not in told(game, 1)


@pytest.mark.rule("DR5")
def test_finds_nobody_else_who_holds_a_card(stage: Stage) -> None:
    stage.assert_finds_nothing()
