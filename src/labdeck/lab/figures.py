"""Figures: numbers with their 95 % intervals, which is how every measurement is told."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from labdeck.bots.contest import Share, Z

Numbers = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured number and the ends of its 95 % interval."""

    value: float
    low: float
    high: float

    def sure(self, fair: float = 0.0) -> float:
        """How far the number is at least from a fair one: to the near end of its interval, or 0 inside it."""
        if self.low > fair:
            return self.low - fair
        return min(self.high - fair, 0.0)

    def decided(self, fair: float) -> float:
        """How much of the way from a fair share to always, or below 0 to never, it is off at least."""
        off = self.sure(fair)
        return off / (1 - fair) if off > 0 else off / fair

    def over(self, other: float) -> "Figure":
        """The figure as so many times another number."""
        return Figure(self.value / other, self.low / other, self.high / other)

    def rounded(self) -> dict[str, float]:
        """The figure as data, to five digits."""
        return {name: float(f"{getattr(self, name):.5g}") for name in ("value", "low", "high")}


def mean(values: Numbers) -> Figure:
    """The mean of independent values."""
    if len(values) == 0:
        return Figure(0.0, 0.0, 0.0)
    middle = float(np.mean(values))
    half = Z * float(np.std(values, ddof=1)) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Figure(middle, middle - half, middle + half)


def share(times: float, games: int) -> Figure:
    """How often of so many times; Wilson's interval."""
    if games == 0:
        return Figure(0.0, 0.0, 1.0)
    found = Share(times, games)
    return Figure(found.share, *found.interval)


def as_number(figure: Figure, digits: int = 1, sign: bool = False) -> str:
    """A figure as people read it: 4.2 ± 0.3."""
    half = max(figure.high - figure.value, figure.value - figure.low)
    return f"{figure.value:{'+' if sign else ''}.{digits}f} ± {half:.{digits}f}"


def as_share(figure: Figure) -> str:
    """A share as people read it: 24 % (22 to 26)."""
    return f"{100 * figure.value:.0f} % ({100 * figure.low:.0f} to {100 * figure.high:.0f})"
