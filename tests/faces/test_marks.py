"""Kinds are told by shape, by letters and by colour, each of which is enough with another."""

from dataclasses import replace

import pytest

from labdeck.deck import DeckFile, load, names
from labdeck.faces.marks import Mark, drawn, letters_of, marks_of
from labdeck.faces.palette import COLOURS, INK, PAPER, QUIET, contrast
from labdeck.faces.printed import sheet

from .drawn import elements

READABLE = 4.5  # the contrast that small text needs
AWKWARD = ("a", "ab", "a-b", "aa", "ab-b", "b", "ba", "aab", "9", "99")
# How the three kinds of cones answer to light, and what is left of a colour without one of them.
CONES = ((0.31399, 0.63951, 0.04649), (0.15537, 0.75789, 0.08670), (0.01775, 0.10944, 0.87257))

every_deck = pytest.mark.parametrize("deck", [load(name) for name in names()], ids=lambda deck: deck.id)


def kinds_of(deck: DeckFile) -> dict[str, Mark]:
    """The marks of the kinds themselves."""
    return {kind: mark for kind, mark in sheet(deck).marks.items() if not mark.is_hollow}


@every_deck
def test_letters_alone_tell_every_kind(deck: DeckFile) -> None:
    letters = [mark.letters for mark in kinds_of(deck).values()]
    assert len(set(letters)) == len(letters) >= sum(map(len, deck.classes.values()))
    assert all(1 <= len(each) <= 2 for each in letters)


@every_deck
def test_shapes_tell_the_classes(deck: DeckFile) -> None:
    shapes = [{kinds_of(deck)[kind].shape for kind in kinds} for kinds in sheet(deck).classes.values()]
    assert all(len(each) == 1 for each in shapes)
    assert len(set.union(*shapes)) == len(shapes)


@every_deck
def test_colours_tell_the_kinds_of_a_class(deck: DeckFile) -> None:
    for kinds in sheet(deck).classes.values():
        colours = {kinds_of(deck)[kind].colour for kind in kinds}
        assert len(colours) == len(kinds)


@every_deck
def test_a_greyscale_mark_is_told_by_its_outline_and_letters(deck: DeckFile) -> None:
    seen = set()
    for mark in kinds_of(deck).values():
        outline, letters = elements(f"<g>{drawn(replace(mark, colour=INK), 24, 24, 20)}</g>")[1:]
        seen.add((outline.tag, outline.get("d", ""), letters.text))
    assert len(seen) == len(kinds_of(deck))


@pytest.mark.parametrize("colour", COLOURS)
def test_white_and_coloured_letters_can_be_read(colour: str) -> None:
    assert contrast(colour, "#ffffff") >= READABLE
    assert contrast(colour, PAPER) >= READABLE


def test_ink_can_be_read_on_paper() -> None:
    assert min(contrast(INK, PAPER), contrast(QUIET, PAPER)) >= READABLE


def seen_without(colour: str, cone: int) -> tuple[float, ...]:
    """What the two other cones make of a colour."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    answers = [sum(weight * part for weight, part in zip(row, linear, strict=True)) for row in CONES]
    return tuple(answer ** (1 / 3) for number, answer in enumerate(answers) if number != cone)


@pytest.mark.parametrize("cone", range(3))
def test_colours_stay_apart_without_one_kind_of_cone(cone: int) -> None:
    seen = [seen_without(colour, cone) for colour in COLOURS]
    distances = [
        sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5
        for at, one in enumerate(seen)
        for other in seen[at + 1 :]
    ]
    assert min(distances) > 0.05


def test_awkward_kinds_get_letters_of_their_own() -> None:
    used: set[str] = set()
    for kind in AWKWARD * 2:
        used.add(letters_of(kind, used))
    assert len(used) == 2 * len(AWKWARD)


def test_a_class_of_steps_is_numbered() -> None:
    marks = marks_of({"type": ("science", "art"), "step": ("look", "think", "wild")}, {})
    letters = {kind: mark.letters for kind, mark in marks.items() if not mark.is_hollow}
    assert letters == {"science": "Sc", "art": "Ar", "look": "1", "think": "2", "wild": "Wi"}


def test_a_need_that_leaves_a_choice_has_the_shape_of_its_class() -> None:
    titles, marks = sheet(load("gsa")).titles, sheet(load("gsa")).marks
    assert titles["preparations"].needs == ("any technique",) * 2
    assert titles["increase-sample-size"].needs == ("one species",) * 2
    assert marks["any technique"].shape == marks["imaging"].shape
    assert marks["one species"].shape == marks["fly"].shape
