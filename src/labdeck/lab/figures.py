"""Figures: measured numbers with their 95 % confidence intervals."""

from dataclasses import dataclass
from math import inf, isinf, sqrt
from typing import Any

import numpy as np

Numbers = np.ndarray[Any, np.dtype[Any]]
Z = 1.96  # standard errors on each side of a 95 % interval: the normal quantile
FEW = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)  # Student's, of 2 values, 3 …


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured number and the ends of its 95 % confidence interval."""

    value: float
    low: float
    high: float

    def sure(self, fair: float = 0.0) -> float:
        """The distance from a fair number to the near end of the interval; 0 if the interval contains it."""
        if self.low > fair:
            return self.low - fair
        return min(self.high - fair, 0.0)

    def decided(self, fair: float) -> float:
        """How far a share is from a fair one, by the near end of its interval: from -1 (surely 0) to 1 (surely 1)."""
        off = self.sure(fair)
        return off / (1 - fair) if off > 0 else off / fair

    def over(self, other: float) -> "Figure":
        """The figure divided by a number."""
        return Figure(self.value / other, self.low / other, self.high / other)

    def times(self, many: float) -> "Figure":
        """The figure multiplied by a number above zero."""
        return Figure(self.value * many, self.low * many, self.high * many)

    def less(self, other: float) -> "Figure":
        """The figure less a number."""
        return Figure(self.value - other, self.low - other, self.high - other)

    def wider(self, times: float) -> "Figure":
        """The figure with an interval so many times as wide."""
        value = self.value
        return Figure(value, value - times * (value - self.low), value + times * (self.high - value))

    def rounded(self) -> dict[str, float | None]:
        """The figure as data, to five digits; an infinite end of the interval is None."""
        numbers = {name: float(f"{getattr(self, name):.5g}") for name in ("value", "low", "high")}
        return {name: None if isinf(number) else number for name, number in numbers.items()}


def student(values: int) -> float:
    """The half-width of the 95 % interval of a mean, in standard errors: Student's t for so many values."""
    if values - 2 < len(FEW):
        return FEW[values - 2]
    freedom = values - 1
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def mean(values: Numbers) -> Figure:
    """The mean of independent numbers; a single one shows no spread, so its interval is infinite."""
    many = len(values)
    if many < 2:
        return Figure(float(np.sum(values)), -inf, inf)
    return around(float(np.mean(values)), float(np.std(values, ddof=1)), many)


def around(middle: float, deviation: float, many: int) -> Figure:
    """The mean of so many numbers with this standard deviation; Student's interval.

    The deviation is taken to be at least that of one number differing by one: a few equal games prove little.
    """
    half = student(many) * max(deviation, 1 / sqrt(many)) / sqrt(many)
    return Figure(middle, middle - half, middle + half)


@dataclass(slots=True)
class Sums:
    """Running sums of whole numbers, which give their mean and its interval without keeping them."""

    many: int = 0
    total: int = 0
    squares: int = 0

    def add(self, values: Numbers) -> None:
        """Add some more numbers."""
        self.many += len(values)
        self.total += int(values.sum())
        self.squares += int((values * values).sum())

    @property
    def mean(self) -> Figure:
        """Their mean, as `mean` gives it."""
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
    """The share of games in which something happened, with Wilson's interval."""
    return wilson(times / games, games) if games else Figure(0.0, 0.0, 1.0)


def share_of(shares: Numbers, each: int) -> Figure:
    """The mean of shares, one for each game, each taken over `each` things of that game that are not independent.

    Seats of one game share its luck. Wilson's interval is taken for an effective sample size, estimated from the
    variance of the shares: between one for each game and `each` for each game. One more share of 0 or 1 is added to
    the variance: a few equal ones prove little.
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
