"""Blanks: a deck in which a hero has no ability, beside the deck as it is."""

from labdeck.rules.numbers import HERO, NONE
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


def decks(deck: Deck, blank: int) -> tuple[Deck, Deck]:
    """The deck, and once more with the hero `blank` as one that only scores."""
    if blank == NONE or deck.role[blank] != HERO:
        return deck, deck
    other = deck.copy()
    for name, value in WITHOUT_ABILITY.items():
        getattr(other, name)[blank] = value
    return deck, other
