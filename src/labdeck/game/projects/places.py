"""The places of the projects family."""

from labdeck.deck import Tables
from labdeck.rules.numbers import BURN, DISCARD, MODIFIER_PILE, OUT, PROJECT_PILE, RESOURCE_PILE

PILES = {
    "project": PROJECT_PILE,
    "resource": RESOURCE_PILE,
    "modifier": MODIFIER_PILE,
    "discard": DISCARD,
    "burn": BURN,
    "out": OUT,
}
HIDDEN = ("project", "resource", "modifier")
PLACES = {
    PROJECT_PILE: "the {project} pile",
    RESOURCE_PILE: "the resource pile",
    MODIFIER_PILE: "the modifier pile",
    DISCARD: "discard",
    BURN: "burn",
}


def has_pile(tables: Tables, pile: str) -> bool:
    """Whether a deck uses a pile: not all have one of modifiers."""
    return pile != "modifier" or bool(tables.deck.modifier_pile)
