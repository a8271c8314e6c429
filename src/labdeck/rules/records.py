"""States and decks as numpy records: the same fields as the interpreted classes, widest first and aligned."""

from typing import Any

import numpy as np

from .schema import DECK, SCRATCH, STATE, STATE_NAMES, Deck, Field, State


def record_type(fields: tuple[Field, ...]) -> np.dtype[Any]:
    """A record with these fields and no hidden padding, so that equal records have equal bytes."""
    parts: list[tuple[Any, ...]] = []
    for field in fields:
        kind = np.dtype(f"i{field.bits // 8}")
        parts.append((field.name, kind, (field.length,)) if field.length else (field.name, kind))
    size = np.dtype(parts).itemsize
    if size % 8:
        parts.append(("tail", np.int8, (8 - size % 8,)))
    return np.dtype(parts, align=True)


def widest_first(fields: tuple[Field, ...]) -> tuple[Field, ...]:
    """Order fields so that every one is aligned."""
    return tuple(sorted(fields, key=lambda field: -field.bits))


STATE_RECORD = record_type(widest_first(STATE + SCRATCH))
DECK_RECORD = record_type(widest_first(DECK))


def new_states(size: int) -> Any:
    """An array of empty state records."""
    return np.zeros(size, STATE_RECORD)


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
    record = np.zeros(1, DECK_RECORD)
    for field in DECK:
        record[0][field.name] = getattr(d, field.name)
    return record


def same(one: Any, other: Any) -> bool:
    """Whether two records are equal in every field but the scratch ones."""
    return all(np.array_equal(one[name], other[name]) for name in STATE_NAMES)
