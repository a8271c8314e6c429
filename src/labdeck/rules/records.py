"""States and decks as numpy records: the same fields as the interpreted classes, widest first and aligned."""

from typing import Any

import numpy as np

from .schema import DECK, SCRATCH, STATE, STATE_NAMES, Deck, Field, State

LINE = 64  # bytes that a processor fetches at once: two threads that write into one line wait for each other


def record_type(fields: tuple[Field, ...]) -> np.dtype[Any]:
    """A record with these fields in whole lines and no hidden padding, so that equal records have equal bytes."""
    parts: list[tuple[Any, ...]] = []
    for field in fields:
        kind = np.dtype(f"i{field.bits // 8}")
        parts.append((field.name, kind, (field.length,)) if field.length else (field.name, kind))
    size = np.dtype(parts).itemsize
    if size % LINE:
        parts.append(("tail", np.int8, (LINE - size % LINE,)))
    return np.dtype(parts, align=True)


def widest_first(fields: tuple[Field, ...]) -> tuple[Field, ...]:
    """Order fields so that every one is aligned."""
    return tuple(sorted(fields, key=lambda field: -field.bits))


STATE_RECORD = record_type(widest_first(STATE + SCRATCH))
DECK_RECORD = record_type(widest_first(DECK))


def on_own_lines(size: int, kind: np.dtype[Any]) -> Any:
    """An empty array that shares no line with anything else, for as long as its items fill whole ones."""
    room = np.zeros(size * kind.itemsize + LINE, np.int8)
    begin = -room.ctypes.data % LINE
    return room[begin : begin + size * kind.itemsize].view(kind)


def new_states(size: int) -> Any:
    """An array of empty state records."""
    return on_own_lines(size, STATE_RECORD)


def write_state(s: State, record: Any) -> None:
    """Copy an interpreted state into a record."""
    for name in STATE_NAMES:
        record[name] = getattr(s, name)


def read_state(record: Any) -> State:
    """An interpreted state equal to a record."""
    s = State()
    for name in STATE_NAMES:
        setattr(s, name, record[name].tolist())
    return s


def deck_record(d: Deck) -> Any:
    """A one-element array with the deck's tables."""
    record = on_own_lines(1, DECK_RECORD)
    for field in DECK:
        record[0][field.name] = getattr(d, field.name)
    return record


def same(one: Any, other: Any) -> bool:
    """Whether two records are equal in every field but the scratch ones."""
    return all(np.array_equal(one[name], other[name]) for name in STATE_NAMES)
