"""The words that a deck's sentences may use: what it calls a project, its classes, kinds, tags and cards."""

from collections.abc import Iterable
from typing import NamedTuple

from labdeck.deck.words import plural

from .grammar import Grammar

CLASSES = 6  # most classes of kinds


class Vocabulary(NamedTuple):
    """A deck's words, the bit of each kind and class, and the grammar by which its sentences are made."""

    grammar: Grammar
    project: str
    projects: str
    classes: dict[str, tuple[str, ...]]
    tags: dict[str, str]
    kinds: tuple[str, ...]
    bits: dict[str, int]
    plurals: dict[str, str]
    names: dict[str, int]  # of the cards that a sentence may name, with their numbers
    called: dict[str, str]  # what a kind is called on its cards
    modifier_pile: bool


def vocabulary(
    grammar: Grammar,
    project: str,
    projects: str,
    classes: dict[str, tuple[str, ...]],
    tags: dict[str, str],
    names: dict[str, int],
    called: dict[str, str] | None = None,
    modifier_pile: bool = False,
) -> Vocabulary:
    """The vocabulary of a deck; a kind's number is its place among all kinds, class by class."""
    kinds = tuple(kind for members in classes.values() for kind in members)
    bits = {kind: 1 << number for number, kind in enumerate(kinds)}
    for name, members in classes.items():
        bits[name] = sum(bits[kind] for kind in members)
    plurals = {plural(name): name for name in classes}
    return Vocabulary(
        grammar, project, projects, classes, tags, kinds, bits, plurals, names, called or {}, modifier_pile
    )


def numbered(cards: Iterable[tuple[str, int]]) -> dict[str, int]:
    """The number of each name's first card; cards come in the order of their numbers, as a name, if any, and copies."""
    numbers: dict[str, int] = {}
    number = 0
    for name, copies in cards:
        if name:
            numbers[name] = number
        number += copies
    return numbers
