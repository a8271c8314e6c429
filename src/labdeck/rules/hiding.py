"""Hiding: what is told of a card that lies where not everyone knows it."""

from .numbers import BESIDE, PLACES
from .schema import State

USED = PLACES  # marks a card that has been given a place already


def is_told_apart(s: State, c: int) -> bool:
    """Whether everyone can tell if an unknown card is an item or a location: it lies, or is being laid, face down."""
    return s.place[c] >= BESIDE or c == s.putting
