"""Layouts: where each field of a state and of a deck lies in memory, from the schema's one list.

A state begins with all that makes two states equal, widest fields first, so that equal states have equal bytes and a
copy is one block of memory; scratch fields follow. There is no hidden padding.
"""

from struct import Struct
from typing import NamedTuple

from labdeck.rules.schema import DECK, SCRATCH, STATE, Field

WORD = 8  # bytes of the widest field
LINE = 64  # bytes of a cache line: threads that write into the same one slow each other down
LETTERS = {8: "b", 16: "h", 32: "i", 64: "q"}


class Cell(NamedTuple):
    """A field in its place; a gap has no name."""

    name: str
    length: int
    bits: int
    offset: int


class Layout(NamedTuple):
    """A record: its cells in order, the bytes that are copied and compared, and all of its bytes."""

    cells: tuple[Cell, ...]
    kept: int
    size: int

    @property
    def packing(self) -> Struct:
        """A struct that packs all fields of the kept part into bytes, and unpacks them."""
        kept = [cell for cell in self.cells if cell.offset < self.kept]
        return Struct("=" + "".join(f"{cell.length or 1}{LETTERS[cell.bits] if cell.name else 'x'}" for cell in kept))


def layout(kept: tuple[Field, ...], scratch: tuple[Field, ...] = ()) -> Layout:
    """Lay fields out one after the other, each part in whole words and all in whole lines."""
    cells: list[Cell] = []
    offset = 0

    def fill(to: int) -> None:
        nonlocal offset
        if gap := -offset % to:
            cells.append(Cell("", gap, 8, offset))
            offset += gap

    ends = []
    for part in (kept, scratch):
        for field in sorted(part, key=lambda field: -field.bits):
            cells.append(Cell(field.name, field.length, field.bits, offset))
            offset += (field.length or 1) * field.bits // 8
        fill(WORD)
        ends.append(offset)
    fill(LINE)
    return Layout(tuple(cells), ends[0], offset)


STATE_LAYOUT = layout(STATE, SCRATCH)
DECK_LAYOUT = layout(DECK)
LAYOUTS = {"State": STATE_LAYOUT, "Deck": DECK_LAYOUT}
