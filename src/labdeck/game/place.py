"""Places as data and as people name them, and the cards that lie in them.

As data a place is one word, alike in choices and in moves: `hand:0`, `mat:1`, `done:1`, `pile:discard`, `field`,
`played`, `looked`. Beside a card that lies there is one more: `mat:1/jill-tarter`.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from labdeck.deck import Tables
from labdeck.deck.tables import MOST_KEPT
from labdeck.rules.numbers import BESIDE, DONE, FIELD, HAND, LOOKED, MAT, OPEN, PLAYED, QUEUE, SEATS
from labdeck.rules.schema import State

from .cards import ids_of, oldest_first
from .families import FAMILIES, family_of


def _named(piles: Mapping[str, int]) -> dict[int, str]:
    """Every place that is not beside a card, as data names it.

    A card to be played at once still is in its seat's hand, as far as a table shows it.
    """
    seated = ((HAND, "hand"), (QUEUE, "hand"), (MAT, "mat"), (DONE, "done"))
    named = {z: f"pile:{pile}" for pile, z in piles.items()}
    named |= {first + p: f"{word}:{p}" for first, word in seated for p in range(SEATS)}
    return named | {LOOKED: "looked", PLAYED: "played", FIELD: "field"}


NAMED = {rules: _named(family.piles) for rules, family in FAMILIES.items()}


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
    """Where a card lies, as a choice says it: in the field also with its number in the row, the oldest being 0."""
    name = place_name(s.place[c], tables, s.place)
    return f"{name}:{list(oldest_first(s, FIELD)).index(c)}" if name == "field" else name


@lru_cache(maxsize=MOST_KEPT)
def piles_of(tables: Tables) -> dict[str, int]:
    """The piles that this deck has, by name."""
    family = family_of(tables)
    return {name: z for name, z in family.piles.items() if family.has_pile(tables, name)}


@lru_cache(maxsize=MOST_KEPT)
def backs_of(tables: Tables) -> list[str]:
    """The backs that cards in hands can have."""
    family = family_of(tables)
    return [back for back in family.hidden if family.has_pile(tables, back)]


def mat_of(s: State, tables: Tables, p: int, reader: int | None = None) -> dict[str, list[str]]:
    """A seat's projects or discoveries, each with the cards beside it, all oldest first."""
    ids = ids_of(tables)
    return {ids[q]: beside(s, tables, q, reader) for q in oldest_first(s, MAT + p)}


def beside(s: State, tables: Tables, q: int, reader: int | None) -> list[str]:
    """The cards beside a project; what the reader does not know is an item or a location face down. [DR29]"""
    ids = ids_of(tables)
    return [
        ids[c] if reader is None or s.seen[c] >> reader & 1 else f"{tables.cards[c].role} face down"
        for c in oldest_first(s, BESIDE + q)
    ]


def completed_of(s: State, tables: Tables, p: int) -> list[str]:
    """A seat's completed projects, oldest first."""
    return [tables.cards[q].id for q in oldest_first(s, DONE + p)]


def place_in_words(z: int, tables: Tables, names: tuple[str, ...]) -> str:
    """A place as a sentence speaks of it."""
    if z >= BESIDE:
        return tables.cards[z - BESIDE].name
    for first, words in ((DONE, "{}'s completed cards"), (MAT, "{}"), (QUEUE, "{}'s hand")):
        if z >= first:
            return words.format(names[z - first])
    if HAND <= z < OPEN:
        return f"{names[z - HAND]}'s hand"
    if z == LOOKED:
        return "the cards looked at"
    called = {word: tables.file.words.get(word, word) for word in ("project", "projects")}
    return family_of(tables).places.get(z, "").format(**called)
