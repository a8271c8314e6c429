"""Numbers that follow from a card's id, the same on every machine."""

from collections.abc import Sequence
from hashlib import sha256
from itertools import count
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """A stream of numbers seeded by a key."""

    def __init__(self, key: str) -> None:
        self._words = (
            int.from_bytes(block[at : at + 4])
            for number in count()
            for block in (sha256(f"{key}/{number}".encode()).digest(),)
            for at in range(0, 32, 4)
        )

    def between(self, least: float, most: float) -> float:
        """A number in this range."""
        return least + (most - least) * next(self._words) / 2**32

    def whole(self, least: int, most: int) -> int:
        """A whole number in this range, both ends included."""
        return least + next(self._words) % (most - least + 1)

    def pick(self, several: Sequence[T]) -> T:
        """One of several."""
        return several[self.whole(0, len(several) - 1)]
