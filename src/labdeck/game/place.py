"""Places as people name them, and the cards that lie in them."""

from collections.abc import Iterator

from labdeck.deck import Tables
from labdeck.rules.numbers import (
    BESIDE,
    BURN,
    CARDS,
    DISCARD,
    DONE,
    HAND,
    LOOKED,
    MODIFIER_PILE,
    OUT,
    PROJECT_PILE,
    QUEUE,
    RESOURCE_PILE,
    TABLE,
)
from labdeck.rules.schema import State

PILES = {
    "project": PROJECT_PILE,
    "resource": RESOURCE_PILE,
    "modifier": MODIFIER_PILE,
    "discard": DISCARD,
    "burn": BURN,
    "out": OUT,
}
FACE_DOWN = ("project", "resource", "modifier")


def cards_in(s: State, z: int) -> Iterator[int]:
    """The cards of a place, from the top, or from the newest."""
    c: int = s.node_next[CARDS + z]
    while c < CARDS:
        yield c
        c = s.node_next[c]


def oldest_first(s: State, z: int) -> Iterator[int]:
    """The cards of a place in the order in which they came."""
    c: int = s.node_prev[CARDS + z]
    while c < CARDS:
        yield c
        c = s.node_prev[c]


def held(s: State, p: int) -> list[int]:
    """The cards of a hand in the deck's order, with those that must be played at once."""
    return sorted([*cards_in(s, HAND + p), *cards_in(s, QUEUE + p)])


def piles_of(tables: Tables) -> list[str]:
    """The names of the piles that this deck has."""
    return [name for name in PILES if name != "modifier" or tables.knobs["modifier_pile"]]


def table_of(s: State, tables: Tables, p: int) -> dict[str, list[str]]:
    """A seat's active projects, each with the cards beside it, all oldest first."""
    ids = [card.id for card in tables.cards]
    return {ids[q]: [ids[c] for c in oldest_first(s, BESIDE + q)] for q in oldest_first(s, TABLE + p)}


def completed_of(s: State, tables: Tables, p: int) -> list[str]:
    """A seat's completed projects, oldest first."""
    return [tables.cards[q].id for q in oldest_first(s, DONE + p)]


def place_in_words(z: int, tables: Tables, names: tuple[str, ...]) -> str:
    """A place as a sentence speaks of it."""
    if z >= BESIDE:
        return tables.cards[z - BESIDE].name
    if z in (PROJECT_PILE, RESOURCE_PILE, MODIFIER_PILE):
        word = tables.file.words.get("project", "project") if z == PROJECT_PILE else FACE_DOWN[z]
        return f"the {word} pile"
    for first, words in ((DONE, "{}'s completed cards"), (TABLE, "{}"), (QUEUE, "{}'s hand")):
        if z >= first:
            return words.format(names[z - first])
    if HAND <= z < DISCARD:
        return f"{names[z - HAND]}'s hand"
    return {DISCARD: "discard", BURN: "burn", LOOKED: "the cards looked at"}.get(z, "")
