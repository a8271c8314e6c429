"""Marks: how every kind of a deck is told, by a shape, by letters and by a colour."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from labdeck.deck import DeckFile

from .palette import COLOURS, INK
from .shapes import SHAPES, outline
from .svg import Attributes
from .text import centred

ORDERED = ("step", "stage", "phase", "level")  # classes whose members are numbered
JOKERS = ("wild", "any")  # members of such a class that stand outside its order


@dataclass(frozen=True, slots=True)
class Mark:
    """What tells a kind; one that leaves the choice within a class is hollow."""

    name: str
    letters: str
    shape: str
    colour: str
    hollow: bool = False


@lru_cache(maxsize=16)
def _marks(classes: tuple[tuple[str, tuple[str, ...]], ...], names: tuple[tuple[str, str], ...]) -> dict[str, Mark]:
    called, marks = dict(names), dict[str, Mark]()
    used: set[str] = set()
    for index, (name, kinds) in enumerate(classes):
        shape = SHAPES[index % len(SHAPES)]
        for order, kind in enumerate(kinds, 1):
            letters = str(order) if name in ORDERED and kind not in JOKERS else letters_of(kind, used)
            used.add(letters)
            colour = COLOURS[len(marks) % len(COLOURS)]
            marks[kind] = Mark(called.get(kind, kind.replace("-", " ")), letters, shape, colour)
    for index, (name, _) in enumerate(classes):
        shape = SHAPES[index % len(SHAPES)]
        marks.setdefault(f"any {name}", Mark(f"any {name}", "?", shape, INK, hollow=True))
        marks.setdefault(f"one {name}", Mark(f"one {name}", "=", shape, INK, hollow=True))
    return marks


def marks_of(deck: DeckFile) -> dict[str, Mark]:
    """The mark of every kind, of "any" of each class, and of "one" kind of it that several cards share."""
    names = tuple((card.kind, card.name) for card in deck.resources)
    return _marks(tuple(deck.classes.items()), names)


def letters_of(kind: str, used: set[str]) -> str:
    """Two letters that no other kind of the deck has: initials, or the first letter with the next that is free."""
    first, *others = kind.split("-")
    initials = [first[0] + other[0] for other in others]
    pairs = [pair.upper() for pair in initials] + [first[0].upper() + letter for letter in first[1:]]
    spare = (f"{first[0].upper()}{number}" for number in range(1, 100))
    return next(letters for letters in chain(pairs, spare) if letters not in used)


def drawn(mark: Mark, x: float, y: float, r: float, *, inverted: bool = False) -> str:
    """A mark around a point; inverted, it is light and stands on its own colour."""
    ink, ground = (mark.colour, "#fff") if mark.hollow or inverted else ("#fff", mark.colour)
    edge: Attributes = {"stroke": mark.colour, "stroke_width": r / 8} if mark.hollow else {}
    size = r * (0.98 if len(mark.letters) > 1 else 1.25)
    return outline(mark.shape, x, y, r, fill=ground, **edge) + centred(mark.letters, x, y, size, ink)
