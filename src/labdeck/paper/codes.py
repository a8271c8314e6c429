"""Codes: an address as a square that a telephone reads, on the back of a card."""

from collections.abc import Iterator
from itertools import groupby

import segno

from labdeck.faces.cut import Cut
from labdeck.faces.svg import path, tag

from .errors import PaperError

LONGEST = 120  # letters of an address; more makes squares too fine for a card


def _runs(row: list[int]) -> Iterator[tuple[int, int]]:
    """Where dark squares of a row begin, and how many there are side by side."""
    x = 0
    for bit, group in groupby(row):
        run = len(list(group))
        if bit:
            yield x, run
        x += run


def with_code(back: str, address: str, cut: Cut) -> str:
    """A back with the code of an address in the square that its cut leaves free."""
    if len(address) > LONGEST:
        raise PaperError(f"more: this address has {len(address)} letters; {LONGEST} are the most that fit on a card")
    rows = [list(row) for row in segno.make(address, error="m", micro=False).matrix]
    dark = "".join(f"M{x} {y}h{run}v1h{-run}z" for y, row in enumerate(rows) for x, run in _runs(row))
    side, quiet = len(rows), 2
    box = f"{-quiet} {-quiet} {side + 2 * quiet} {side + 2 * quiet}"
    x, y = cut.width - cut.margin - cut.code, cut.foot - cut.code - 2
    ground = tag("rect", x=str(-quiet), y=str(-quiet), width="100%", height="100%", fill="#fff")
    code = tag(
        "svg", ground + path(dark, fill="#000"), x=f"{x:g}", y=f"{y:g}", width=f"{cut.code:g}", height=f"{cut.code:g}",
        viewBox=box,
    )  # fmt: skip
    return back.removesuffix("</svg>") + code + "</svg>"
