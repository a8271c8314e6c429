"""Figures: numbers with their 95 % intervals, which is how every measurement is told."""

from dataclasses import dataclass
from math import inf, isinf, sqrt
from typing import Any

import numpy as np

Numbers = np.ndarray[Any, np.dtype[Any]]
Z = 1.96  # standard errors on each side of 95 %, of many values
FEW = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)  # likewise, of 2 values, 3, and so on


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured number and the ends of its 95 % interval."""

    value: float
    low: float
    high: float

    def sure(self, fair: float = 0.0) -> float:
        """How far the near end of the interval is from a fair number; 0 if that lies inside the interval."""
        if self.low > fair:
            return self.low - fair
        return min(self.high - fair, 0.0)

    def decided(self, fair: float) -> float:
        """How far the share is at least from a fair one, as a part of the way to 1 (positive) or to 0 (negative)."""
        off = self.sure(fair)
        return off / (1 - fair) if off > 0 else off / fair

    def over(self, other: float) -> "Figure":
        """The figure as so many times another number."""
        return Figure(self.value / other, self.low / other, self.high / other)

    def rounded(self) -> dict[str, float | None]:
        """The figure as data, to five digits; an end that is not known is None."""
        numbers = {name: float(f"{getattr(self, name):.5g}") for name in ("value", "low", "high")}
        return {name: None if isinf(number) else number for name, number in numbers.items()}


def student(values: int) -> float:
    """How many standard errors the interval has on each side, for the mean of so many values: Student's t."""
    if values - 2 < len(FEW):
        return FEW[values - 2]
    freedom = values - 1
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def mean(values: Numbers) -> Figure:
    """The mean of independent numbers; one of them alone shows no spread, so that its interval has no ends."""
    many = len(values)
    if many < 2:
        return Figure(float(np.sum(values)), -inf, inf)
    return around(float(np.mean(values)), float(np.std(values, ddof=1)), many)


def around(middle: float, deviation: float, many: int) -> Figure:
    """The mean of so many numbers with this standard deviation; Student's interval.

    Equal numbers spread as if one of them had differed by one: the next game may.
    """
    half = student(many) * max(deviation, 1 / sqrt(many)) / sqrt(many)
    return Figure(middle, middle - half, middle + half)


@dataclass(slots=True)
class Sums:
    """Whole numbers summed up as they come: the mean of millions, and none of them is kept."""

    many: int = 0
    total: int = 0
    squares: int = 0

    def add(self, values: Numbers) -> None:
        """Take in some more."""
        self.many += len(values)
        self.total += int(values.sum())
        self.squares += int((values * values).sum())

    @property
    def mean(self) -> Figure:
        """Their mean, as `mean` tells it."""
        if self.many < 2:
            return Figure(float(self.total), -inf, inf)
        variance = (self.many * self.squares - self.total**2) / (self.many * (self.many - 1))
        return around(self.total / self.many, sqrt(variance), self.many)


def wilson(value: float, games: float) -> Figure:
    """A share of so many independent games, with Wilson's interval."""
    middle = (value + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(value * (1 - value) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return Figure(value, max(0.0, min(middle - half, value)), min(1.0, max(middle + half, value)))


def share(times: float, games: int) -> Figure:
    """How often of so many times; Wilson's interval."""
    return wilson(times / games, games) if games else Figure(0.0, 0.0, 1.0)


def share_of(shares: Numbers, each: int) -> Figure:
    """The mean of shares, one for each game, each of so many things that share its luck, such as its seats.

    Wilson's interval. Its number of independent things follows from how the shares spread: between one a game, if all
    seats of a game are alike, and all of them. One more share of 0 or 1 is added: a few equal ones prove little.
    """
    many, value = len(shares), float(np.mean(shares))
    widest = value * (1 - value)
    spread = (float(np.sum((shares - value) ** 2)) + widest) / many
    return wilson(value, many * min(widest / spread, each) if widest else many)


def as_number(figure: Figure, digits: int = 1, sign: bool = False) -> str:
    """A figure as people read it: 4.2 ± 0.3; without a spread it is 4.2."""
    half = max(figure.high - figure.value, figure.value - figure.low)
    spread = "" if isinf(half) else f" ± {half:.{digits}f}"
    return f"{figure.value:{'+' if sign else ''}.{digits}f}{spread}"


def as_share(figure: Figure) -> str:
    """A share as people read it: 24 % (22 to 26)."""
    return f"{100 * figure.value:.0f} % ({100 * figure.low:.0f} to {100 * figure.high:.0f})"
