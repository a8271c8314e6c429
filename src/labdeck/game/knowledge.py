"""Knowledge: the state as one seat knows it, made by machine code where there is some."""

from collections.abc import Callable
from functools import cache, lru_cache
from threading import local
from typing import Any

from labdeck import native
from labdeck.deck import Tables
from labdeck.deck.tables import MOST_KEPT
from labdeck.rules.schema import State
from labdeck.rules.sight import mask


class Desk(local):
    """Room for a state and what is known of it, in every thread its own: machine code runs without Python's lock."""

    def __init__(self) -> None:
        self.whole, self.known = native.new_state(), native.new_state()


DESK = Desk()


def masked(s: State, tables: Tables, reader: int) -> State:
    """What a reader knows of a state; a spectator is the seat after the last. Views and bots read nothing else."""
    quick = quick_mask()
    if quick is None:
        return interpreted(s, tables, reader)
    native.write_state(s, DESK.whole)
    quick(DESK.whole, DESK.known, record_of(tables), reader)
    return native.read_state(DESK.known)


def interpreted(s: State, tables: Tables, reader: int) -> State:
    """What a reader knows, by the rules themselves."""
    m = State()
    mask(s, m, tables.deck, reader)
    return m


class Sight:
    """What readers know of one position, which is given to machine code once for all of them."""

    __slots__ = ("_packed", "_tables", "common", "state")

    def __init__(self, s: State, tables: Tables) -> None:
        self.state, self._tables = s, tables
        self._packed = b""
        self.common: dict[str, Any] | None = None  # what all views of the position have alike

    def known(self, reader: int) -> State:
        """What a reader knows, to be looked at once."""
        quick = quick_mask()
        if quick is None:
            return interpreted(self.state, self._tables, reader)
        whole, known = DESK.whole, DESK.known
        if self._packed:
            whole.bytes[: len(self._packed)] = self._packed
        else:
            native.write_state(self.state, whole)
            self._packed = whole.kept
        quick(whole, known, record_of(self._tables), reader)
        return native.Glance(known)


@cache
def quick_mask() -> Callable[..., None] | None:
    """The mask as machine code, if there is any."""
    return native.entry(mask) if native.is_built() else None


@lru_cache(maxsize=MOST_KEPT)
def record_of(tables: Tables) -> native.Record:
    """The integers of a deck for machine code."""
    return native.deck_record(tables.deck)
