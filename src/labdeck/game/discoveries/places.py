"""The places of the discoveries family."""

from labdeck.deck import Tables
from labdeck.rules.numbers import (
    CHALLENGES,
    DISCARD,
    FIELD,
    FIELD_DISCARD,
    MODIFIER_PILE,
    OUT,
    PROJECT_PILE,
    RESOURCE_PILE,
)

PILES = {
    "discovery": PROJECT_PILE,
    "hero": RESOURCE_PILE,
    "field": FIELD,
    "discard": DISCARD,
    "discovery_discard": FIELD_DISCARD,
    "challenges": CHALLENGES,
    "out": OUT,
}
HIDDEN = ("discovery", "hero")
OPEN_PILES = ("discard", "discovery_discard")  # [DR30]
PLACES = {
    PROJECT_PILE: "the {project} pile",
    RESOURCE_PILE: "the hero pile",
    MODIFIER_PILE: "the challenge pile",
    DISCARD: "discard",
    FIELD: "the field",
    FIELD_DISCARD: "the discarded {projects}",
    CHALLENGES: "the challenges",
}


def has_pile(_tables: Tables, _pile: str) -> bool:
    """Every deck of discoveries uses all piles."""
    return True
