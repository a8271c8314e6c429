"""Blanks: a copy of the deck in which one hero has no ability."""

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
    """The deck, and a copy in which the hero `blank` only scores; the same deck twice if `blank` is no hero."""
    if blank == NONE or deck.role[blank] != HERO:
        return deck, deck
    other = deck.copy()
    for name, value in WITHOUT_ABILITY.items():
        getattr(other, name)[blank] = value
    return deck, other
