"""A hint has a reason for every verb that a choice of a card can begin with."""

from labdeck.game.parse import CARD_VERBS
from labdeck.server.hints import WHY


def test_every_verb_has_a_reason() -> None:
    assert set(CARD_VERBS) <= set(WHY)
