"""Discard any number of cards, then draw as many."""

import pytest

from labdeck.deck.discoveries import Enhancement
from tests.phrases.discoveries.stage import Stage, choices
from tests.tools.heroes import take

PHRASE = "Discard any number of cards, then draw as many."


def cards(stage: Stage) -> tuple[list[str], list[str]]:
    """A hand, and the top of the pile."""
    free = [each.id for each in stage.deck.of(Enhancement)]
    return [*free[:2], stage.keepsake], free[2:6]


def test_as_many_are_drawn_as_were_discarded(stage: Stage) -> None:
    hand, top = cards(stage)
    before, game = stage.use(hand=hand, hero=top)
    assert choices(game) == [*sorted(f"choose {card}" for card in hand), "pass"]
    take(game, *(f"choose {card}" for card in hand[:2]), "pass")
    gone = [(card, "hand:0", "pile:discard") for card in hand[:2]]
    stage.assert_moved(before, game, *gone, *((card, "pile:hero", "hand:0") for card in top[:2]))


def test_the_whole_hand_may_go(stage: Stage) -> None:
    hand, top = cards(stage)
    before, game = stage.use(hand=hand, hero=top, choices=[f"choose {card}" for card in hand])
    gone = [(card, "hand:0", "pile:discard") for card in hand]
    stage.assert_moved(before, game, *gone, *((card, "pile:hero", "hand:0") for card in top[:3]))


@pytest.mark.rule("DR5")
def test_none_discarded_none_drawn(stage: Stage) -> None:
    hand, top = cards(stage)
    before, game = stage.use(hand=hand, hero=top, choices=["pass"])
    stage.assert_moved(before, game)


@pytest.mark.rule("DR5")
def test_finds_nothing_in_an_empty_hand(stage: Stage) -> None:
    stage.assert_finds_nothing(hand=[], hero=[])
