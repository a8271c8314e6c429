"""The rules as machine code: C made from their Python text when Labdeck is installed, called through ctypes."""

from .built import NotBuilt
from .library import entry, is_built, load
from .memory import Glance, Numbers, Record, deck_record, new_state, numbers, read_state, write_state

__all__ = [
    "Glance",
    "NotBuilt",
    "Numbers",
    "Record",
    "deck_record",
    "entry",
    "is_built",
    "load",
    "new_state",
    "numbers",
    "read_state",
    "write_state",
]
