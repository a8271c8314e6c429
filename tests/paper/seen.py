"""Printed files read back: as objects by one library, and as pictures by another."""

from collections.abc import Iterator
from io import BytesIO
from typing import Any, NamedTuple

import numpy as np
import pikepdf
import pypdfium2

from labdeck.paper.grid import Slot

DOTS = 10  # a millimetre
PER_POINT = 25.4 / 72
Picture = Any  # rows of pixels of three colours


class Box(NamedTuple):
    """The edges of something on a page, in millimetres from its upper left corner."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def wide(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def high(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top


def opened(made: bytes) -> pikepdf.Pdf:
    """A PDF as objects."""
    return pikepdf.open(BytesIO(made))


def seen(made: bytes, page: int) -> Picture:
    """A page as it looks, 10 dots a millimetre."""
    document = pypdfium2.PdfDocument(made)
    picture = document[page].render(scale=DOTS * PER_POINT, rev_byteorder=True).to_numpy()[:, :, :3].copy()
    document.close()
    return picture


def said(made: bytes, page: int) -> str:
    """The text of a page."""
    document = pypdfium2.PdfDocument(made)
    text: str = document[page].get_textpage().get_text_bounded()
    document.close()
    return " ".join(text.split())


def is_said_at(words: str, made: bytes, page: int, slot: Slot, wide: float, high: float) -> bool:
    """Whether all of some words are within a place of a page; what is upside down is read backwards."""
    document = pypdfium2.PdfDocument(made)
    opened_at = document[page]  # pages are read each time that they are asked for
    height = opened_at.get_height()
    left, top = slot.x / PER_POINT, height - slot.y / PER_POINT
    bounds = {"left": left, "right": left + wide / PER_POINT, "top": top, "bottom": top - high / PER_POINT}
    text = "".join(opened_at.get_textpage().get_text_bounded(**bounds).split())
    document.close()
    return all(word in text or word[::-1] in text for word in words.split())


def alts(made: bytes) -> list[str]:
    """What a screen reader says for the pictures of a file, in its order."""

    def walked(element: Any) -> Iterator[str]:
        if isinstance(element, pikepdf.Dictionary):
            if "/Alt" in element:
                yield str(element.Alt)
            children: Any = element.get("/K", [])
            for child in children if isinstance(children, pikepdf.Array) else [children]:
                yield from walked(child)

    with opened(made) as pdf:
        return list(walked(pdf.Root.StructTreeRoot))


def shapes(made: bytes, page: int) -> list[Box]:
    """Where every shape of a page lies, in the order in which they are drawn."""
    document = pypdfium2.PdfDocument(made)
    opened_at, found = document[page], []
    height = opened_at.get_height()
    for each in opened_at.get_objects(max_depth=4):
        if each.type == pypdfium2.raw.FPDF_PAGEOBJ_PATH:
            left, bottom, right, top = each.get_bounds()
            found.append(Box(*(length * PER_POINT for length in (left, height - top, right, height - bottom))))
    document.close()
    return found


def cards_on(made: bytes, page: int, wide: float, high: float) -> list[Box]:
    """Where the cards of a page lie: each has a ground of its size."""
    return [box for box in shapes(made, page) if abs(box.wide - wide) < 0.01 and abs(box.high - high) < 0.01]


def marks_on(made: bytes, page: int) -> list[Box]:
    """Where the cut marks of a page lie: thin lines as long as a mark is."""
    thin = [box for box in shapes(made, page) if min(box.wide, box.high) < 0.2]
    return [box for box in thin if 3.5 < max(box.wide, box.high) < 4.5]


def ground(picture: Picture) -> Box:
    """The part of a page that is covered by cards, as it looks: the largest that is not white."""
    covered = (picture < 250).any(axis=2)
    (top, bottom), (left, right) = (_longest(covered.sum(axis=axis) > 20 * DOTS) for axis in (1, 0))
    return Box(*(edge / DOTS for edge in (left, top, right, bottom)))


def _longest(line: Picture) -> tuple[int, int]:
    """Where the longest run of what is true begins and ends."""
    steps = np.flatnonzero(np.diff(np.concatenate(([0], line.astype(int), [0]))))
    longest = int(np.argmax(steps[1::2] - steps[::2]))
    return int(steps[2 * longest]), int(steps[2 * longest + 1])


def ruler_length(picture: Picture) -> float:
    """The length in millimetres of the longest dark line of a page without dark cards."""
    dark = picture.max(axis=2) < 110
    longest = 0
    for lines in (dark, dark.T):
        for row in lines[lines.sum(axis=1) > 50 * DOTS]:
            start, end = _longest(row)
            longest = max(longest, end - start)
    return longest / DOTS
