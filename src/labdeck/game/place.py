"""Places as data and as people name them, and the cards that lie in them.

As data a place is one word, alike in choices and in moves: `hand:0`, `mat:1`, `done:1`, `pile:discard`, `field`,
`played`, `looked`. Beside a card that lies there is one more: `mat:1/jill-tarter`.
"""

from collections.abc import Iterator, Sequence

from labdeck.deck import Tables
from labdeck.rules.numbers import (
    BESIDE,
    BURN,
    CARDS,
    CHALLENGES,
    DISCARD,
    DONE,
    FIELD,
    FIELD_DISCARD,
    HAND,
    LOOKED,
    MODIFIER_PILE,
    OUT,
    PLAYED,
    PROJECT_PILE,
    QUEUE,
    RESOURCE_PILE,
    SEATS,
    TABLE,
)
from labdeck.rules.schema import State

PILES = {
    "projects": {
        "project": PROJECT_PILE,
        "resource": RESOURCE_PILE,
        "modifier": MODIFIER_PILE,
        "discard": DISCARD,
        "burn": BURN,
        "out": OUT,
    },
    "discoveries": {
        "discovery": PROJECT_PILE,
        "hero": RESOURCE_PILE,
        "field": FIELD,
        "discard": DISCARD,
        "discovery_discard": FIELD_DISCARD,
        "challenges": CHALLENGES,
        "out": OUT,
    },
}
FACE_DOWN = {"projects": ("project", "resource", "modifier"), "discoveries": ("discovery", "hero", "challenge")}

WORDS = {
    DISCARD: "discard",
    BURN: "burn",
    LOOKED: "the cards looked at",
    FIELD: "the field",
    FIELD_DISCARD: "the discarded discoveries",
    CHALLENGES: "the challenges",
}


def _named(piles: dict[str, int]) -> dict[int, str]:
    """Every place that is not beside a card, as data names it.

    A card to be played at once still is in its seat's hand, as far as a table shows it.
    """
    seated = ((HAND, "hand"), (QUEUE, "hand"), (TABLE, "mat"), (DONE, "done"))
    named = {z: f"pile:{pile}" for pile, z in piles.items()}
    named |= {first + p: f"{word}:{p}" for first, word in seated for p in range(SEATS)}
    return named | {LOOKED: "looked", PLAYED: "played", FIELD: "field"}


NAMED = {rules: _named(piles) for rules, piles in PILES.items()}


def seat_mat(p: int) -> str:
    """The place of a seat, as data names it."""
    return f"mat:{p}"


def place_name(z: int, tables: Tables, place: Sequence[int]) -> str:
    """A place as data names it; `place` is where each card lies, since a card beside another lies where that one is."""
    if z < BESIDE:
        return NAMED[tables.file.rules][z]
    q = z - BESIDE
    return f"{place_name(place[q], tables, place)}/{tables.cards[q].id}"


def place_of(s: State, tables: Tables, c: int) -> str:
    """Where a card lies, as a choice says it: in the field also as the how manieth, the oldest being 0."""
    name = place_name(s.place[c], tables, s.place)
    return f"{name}:{list(oldest_first(s, FIELD)).index(c)}" if name == "field" else name


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


def piles_of(tables: Tables) -> dict[str, int]:
    """The piles that this deck has, by name."""
    piles = PILES[tables.file.rules]
    return {name: z for name, z in piles.items() if name != "modifier" or tables.deck.modifier_pile}


def backs_of(tables: Tables) -> list[str]:
    """The backs that cards in hands can have."""
    return [back for back in FACE_DOWN[tables.file.rules] if back in piles_of(tables)]


def table_of(s: State, tables: Tables, p: int, reader: int | None = None) -> dict[str, list[str]]:
    """A seat's projects or discoveries, each with the cards beside it, all oldest first."""
    ids = [card.id for card in tables.cards]
    return {ids[q]: beside(s, tables, q, reader) for q in oldest_first(s, TABLE + p)}


def beside(s: State, tables: Tables, q: int, reader: int | None) -> list[str]:
    """The cards beside a project; what the reader does not know is an item or a location face down. [DR29]"""
    return [
        tables.cards[c].id if reader is None or s.seen[c] >> reader & 1 else f"{tables.cards[c].role} face down"
        for c in oldest_first(s, BESIDE + q)
    ]


def completed_of(s: State, tables: Tables, p: int) -> list[str]:
    """A seat's completed projects, oldest first."""
    return [tables.cards[q].id for q in oldest_first(s, DONE + p)]


def place_in_words(z: int, tables: Tables, names: tuple[str, ...]) -> str:
    """A place as a sentence speaks of it."""
    if z >= BESIDE:
        return tables.cards[z - BESIDE].name
    if z in (PROJECT_PILE, RESOURCE_PILE, MODIFIER_PILE):
        word = tables.file.words.get("project", "project") if z == PROJECT_PILE else FACE_DOWN[tables.file.rules][z]
        return f"the {word} pile"
    for first, words in ((DONE, "{}'s completed cards"), (TABLE, "{}"), (QUEUE, "{}'s hand")):
        if z >= first:
            return words.format(names[z - first])
    if HAND <= z < DISCARD:
        return f"{names[z - HAND]}'s hand"
    return WORDS.get(z, "")
