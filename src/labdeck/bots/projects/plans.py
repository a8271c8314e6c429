"""What plans ask of the projects family: which modifiers are attacks (see `labdeck.bots.plans`)."""

from labdeck.rules.numbers import HURTS_OTHER, MODIFIER
from labdeck.rules.projects.actions import is_burned
from labdeck.rules.schema import Deck, State


def hurts_others(d: Deck, c: int) -> bool:
    """Whether a modifier hurts other players."""
    return d.hurts[c] >= HURTS_OTHER


def attacks(m: State, d: Deck, p: int, c: int) -> bool:
    """Whether a card of the hand, if played, hurts others: one without anything to act on would only burn. [R39]"""
    return d.role[c] == MODIFIER and hurts_others(d, c) and not is_burned(m, d, p, c)
