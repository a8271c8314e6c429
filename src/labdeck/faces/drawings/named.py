"""Drawings by the names that a deck file calls them by, and one for each kind of a deck."""

from collections.abc import Callable, Iterator
from functools import lru_cache

from labdeck.deck import DRAWINGS
from labdeck.faces.chance import Chance

from . import callings, emblems, fields, grounds, instruments, microbes, organisms, spacecraft, things
from .index import SPARE, SPECIES, TABLES, THINGS, Drawing, Sort, by_words

MODULES = (organisms, microbes, grounds, fields, instruments, callings, things, spacecraft, emblems)
NAMED: dict[str, Drawing] = {
    name: drawing
    for module in MODULES
    for key, drawing in vars(module).items()
    if (name := key.lower().replace("_", "-")) in DRAWINGS
}
GROUPS = {
    name: module.__name__.rpartition(".")[2]
    for module in MODULES
    for key in vars(module)
    if (name := key.lower().replace("_", "-")) in DRAWINGS
}
SORTS = {drawing: Sort.LIVING for _, drawing in SPECIES} | {d: sort for table, sort in TABLES for _, d in table}
Kind = tuple[str, str]  # its id and its name
Shown = tuple[Sort, Drawing]


def named(name: str) -> Shown:
    """A drawing by its name, and what it is in a picture."""
    drawing = NAMED[name]
    return SORTS.get(drawing, Sort.FIELD), drawing


@lru_cache(maxsize=64)
def of_kinds(kinds: tuple[Kind, ...], chosen: tuple[Kind, ...] = ()) -> dict[str, Shown]:
    """A drawing for each kind, no two alike: those that are chosen by name, then by words, then motifs by chance."""
    found = {kind: named(name) for kind, name in chosen}
    for offers in (by_words, _motifs):
        for kind, name in kinds:
            if kind not in found and (fresh := _fresh(offers, kind, name, {drawing for _, drawing in found.values()})):
                found[kind] = fresh
    return found


def _fresh(offers: Callable[[str, str], Iterator[Shown]], kind: str, name: str, taken: set[Drawing]) -> Shown | None:
    return next((each for each in offers(kind, name) if each[1] not in taken), None)


def _motifs(kind: str, name: str) -> Iterator[Shown]:
    """Motifs that mean nothing, then whatever can be drawn, in an order that follows from the kind's id."""
    chance = Chance(kind)
    yield Sort.FIELD, chance.pick(SPARE)
    yield from ((Sort.FIELD, motif) for motif in SPARE)
    for left in (list(dict.fromkeys(drawing for _, drawing in THINGS)), list(NAMED.values())):
        while left:
            drawing = chance.pick(left)
            left.remove(drawing)
            yield SORTS.get(drawing, Sort.FIELD), drawing
