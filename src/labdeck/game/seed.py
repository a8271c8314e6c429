"""Seeds: a number of 128 bits from which all chance of a game follows."""

import secrets
from typing import TypeGuard

from labdeck.deck import Tables

from .errors import refused

SEED_BITS = 128


def seed_for(tables: Tables, seed: object) -> int:
    """The seed, or a random one of 128 bits."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if not is_number(seed) or not 0 <= seed < 1 << SEED_BITS:
        raise refused(tables.file.id, "seed", f"must be a number from 0 to 2**{SEED_BITS} - 1")
    return seed


def words_of(seed: int) -> tuple[int, int, int, int]:
    """The four 32-bit words of a seed."""
    a, b, c, e = (seed >> shift & 0xFFFFFFFF for shift in (0, 32, 64, 96))
    return a, b, c, e


def is_number(value: object) -> TypeGuard[int]:
    """Whether a value is an integer, truth values apart."""
    return isinstance(value, int) and not isinstance(value, bool)
