"""Blanks: a deck in which a hero has no ability, beside the deck as it is."""

from typing import Any

from labdeck.rules.numbers import HERO, NONE
from labdeck.rules.records import deck_record
from labdeck.rules.schema import Deck

WITHOUT_ABILITY = {
    "start": 0,
    "bonus": 0,
    "copied": 0,
    "protects": 0,
    "any_enhancement": 0,
    "items": 1,
    "locations": 1,
}


def decks(deck: Deck, blank: int) -> tuple[Any, Any]:
    """The deck as a record, and once more with the hero `blank` as one that only scores."""
    printed, other = deck_record(deck), deck_record(deck)
    if blank != NONE and deck.role[blank] == HERO:
        for name, value in WITHOUT_ABILITY.items():
            other[0][name][blank] = value
    return printed[0], other[0]
