"""Memory: states, decks and counts in the layout of machine code, and conversion from Python and back.

What is made here can be passed to an entry of the library as it is.
"""

from array import array
from collections.abc import Callable
from ctypes import addressof, c_char
from itertools import chain
from struct import Struct
from typing import Any

from labdeck.rules.schema import SCRATCH, Deck, State, copy_scratch

from .layout import DECK_LAYOUT, LETTERS, LINE, STATE_LAYOUT, Layout

STATE_PACKING, DECK_PACKING = STATE_LAYOUT.packing, DECK_LAYOUT.packing
STATE_CELLS, DECK_CELLS = (
    tuple(cell for cell in layout.cells if cell.name and cell.offset < layout.kept)
    for layout in (STATE_LAYOUT, DECK_LAYOUT)
)


class Record:
    """The memory of one state or one deck, aligned to cache lines, with its address."""

    __slots__ = ("_as_parameter_", "bytes", "layout", "room")

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.room = bytearray(layout.size + LINE)
        address = address_of(self.room)
        begin = -address % LINE
        self.bytes = memoryview(self.room)[begin : begin + layout.size]
        self._as_parameter_ = address + begin

    def __getitem__(self, name: str) -> Any:
        """A field, as it is now: an integer, or a list."""
        cell = next(cell for cell in self.layout.cells if cell.name == name)
        size = (cell.length or 1) * cell.bits // 8
        found = self.bytes[cell.offset : cell.offset + size].cast(LETTERS[cell.bits]).tolist()  # type: ignore[call-overload]
        return found if cell.length else found[0]

    @property
    def kept(self) -> bytes:
        """The bytes that are equal if two states are."""
        return bytes(self.bytes[: self.layout.kept])


class Numbers(array):  # type: ignore[type-arg]
    """Counts: 64-bit integers, for machine code and for Python alike."""

    @property
    def _as_parameter_(self) -> int:
        return self.buffer_info()[0]


def address_of(room: bytearray) -> int:
    """The address of a block of bytes; valid as long as it is not resized."""
    return addressof((c_char * len(room)).from_buffer(room))


def numbers(size: int) -> Numbers:
    """Counts: so many zeros."""
    return Numbers("q", bytes(8 * size))


def new_state() -> Record:
    """An empty state."""
    return Record(STATE_LAYOUT)


def values(cells: Any, fields: State | Deck) -> Any:
    """All integers of a record, in the order of its cells."""
    found = (getattr(fields, cell.name) for cell in cells)
    return chain.from_iterable(value if cell.length else (value,) for cell, value in zip(cells, found, strict=True))


def _written_out() -> tuple[Callable[[State, Any], None], Callable[[State, list[int]], None]]:
    """Functions that pack a state and fill one with unpacked integers, field by field: they run for every view."""
    packed = ", ".join(f"{'*' if cell.length else ''}s.{cell.name}" for cell in STATE_CELLS)
    lines, at = [f"def pack(s, to):\n    pack_into(to, 0, {packed})", "def fill(s, found):"], 0
    for cell in STATE_CELLS:
        lines.append(f"    s.{cell.name} = found[{at}{f':{at + cell.length}' if cell.length else ''}]")
        at += cell.length or 1
    made: dict[str, Any] = {"pack_into": STATE_PACKING.pack_into}
    exec("\n".join(lines), made)
    return made["pack"], made["fill"]


def _numbers_written_out() -> Callable[[State, tuple[int, ...]], None]:
    """A function that fills the fields of a state that are no lists."""
    names = ", ".join(f"s.{cell.name}" for cell in STATE_CELLS if not cell.length)
    made: dict[str, Any] = {}
    exec(f"def fill(s, found):\n    {names}, s.mind = *found, 0", made)
    filler: Callable[[State, tuple[int, ...]], None] = made["fill"]
    return filler


_pack, _fill = _written_out()
_fill_numbers = _numbers_written_out()
_NUMBERS = Struct("=" + "".join(LETTERS[cell.bits] for cell in STATE_CELLS if not cell.length))
_NUMBERS_AT = min(cell.offset for cell in STATE_CELLS if not cell.length)  # they lie one after the other
_LISTS = {
    cell.name: (slice(cell.offset, cell.offset + cell.length * cell.bits // 8), LETTERS[cell.bits])
    for cell in STATE_CELLS
    if cell.length
}
_SCRATCH = {field.name: field.length for field in SCRATCH if field.length}
_BLANK = State()


def write_state(s: State, record: Record) -> None:
    """Make a record equal to a state."""
    _pack(s, record.bytes)


def read_state(record: Record) -> State:
    """A state equal to a record."""
    s = State.__new__(State)
    _fill(s, list(STATE_PACKING.unpack_from(record.bytes)))
    copy_scratch(_BLANK, s)
    s.events = None
    return s


class Glance(State):
    """A state of which each list is read when it is first looked at: who looks at little pays for little."""

    __slots__ = ("kept",)

    def __init__(self, record: Record) -> None:
        self.kept = record.kept
        self.events = None
        _fill_numbers(self, _NUMBERS.unpack_from(self.kept, _NUMBERS_AT))

    def __getattr__(self, name: str) -> Any:
        """A list that has not been looked at before; scratch lists begin empty."""
        if name in _LISTS:
            part, letter = _LISTS[name]
            found = memoryview(self.kept)[part].cast(letter).tolist()  # type: ignore[call-overload]
        elif name in _SCRATCH:
            found = [0] * _SCRATCH[name]
        else:
            raise AttributeError(name)
        setattr(self, name, found)
        return found


def deck_record(d: Deck) -> Record:
    """A record with the deck's tables."""
    record = Record(DECK_LAYOUT)
    DECK_PACKING.pack_into(record.bytes, 0, *values(DECK_CELLS, d))
    return record
