"""Marks: the shape, the letters and the colour by which each kind of a deck is known."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain, cycle

from .palette import INK, colours_of
from .shapes import SHAPES, outline
from .svg import Attributes
from .text import centred

ORDERED = ("step", "steps", "stage", "phase", "level")  # classes whose members are numbered
JOKERS = ("wild", "any")  # members of such a class that stand outside its order


@dataclass(frozen=True, slots=True)
class Mark:
    """The mark of a kind; that of "any" kind of a class is hollow."""

    name: str
    letters: str
    shape: str
    colour: str
    is_hollow: bool = False


def marks_of(classes: Mapping[str, tuple[str, ...]], names: Mapping[str, str]) -> dict[str, Mark]:
    """The mark of every kind, of "any" of each class, and of "one" kind of it that several cards share."""
    marks, choices = dict[str, Mark](), dict[str, Mark]()
    for (name, kinds), shape in zip(classes.items(), cycle(SHAPES), strict=False):
        used = {mark.letters for mark in marks.values()}
        for order, (kind, colour) in enumerate(zip(kinds, colours_of(kinds, len(marks)), strict=True), 1):
            is_numbered = name in ORDERED and kind not in JOKERS
            letters = str(order) if is_numbered else letters_of(kind, used)
            used.add(letters)
            marks[kind] = Mark(names.get(kind, kind.replace("-", " ")), letters, shape, colour)
        for choice, letters in (("any", "?"), ("one", "=")):
            choices[f"{choice} {name}"] = Mark(f"{choice} {name}", letters, shape, INK, is_hollow=True)
    return marks | choices


def letters_of(kind: str, used: set[str]) -> str:
    """Two letters that no other kind of the deck has: initials, or the first letter with the next that is free."""
    first, *others = kind.split("-")
    initials = [first[0] + other[0] for other in others]
    pairs = [pair.upper() for pair in initials] + [first[0].upper() + letter for letter in first[1:]]
    spare = (f"{first[0].upper()}{number}" for number in range(1, 100))
    return next(letters for letters in chain(pairs, spare) if letters not in used)


def drawn(mark: Mark, x: float, y: float, r: float, *, inverted: bool = False, hollow: bool = False) -> str:
    """A mark around a point; inverted, it is light and stands on its own colour; hollow, only its outline is drawn."""
    is_outline = mark.is_hollow or hollow
    ink, ground = (mark.colour, "#fff") if is_outline or inverted else ("#fff", mark.colour)
    edge: Attributes = {"stroke": mark.colour, "stroke_width": r / 8} if is_outline else {}
    size = r * (0.98 if len(mark.letters) > 1 else 1.25)
    return outline(mark.shape, x, y, r, fill=ground, **edge) + centred(mark.letters, x, y, size, ink)
