"""Scales: from numbers to places on a picture, with round steps."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor, isfinite, log10

from .numerals import numeral

STEPS = (1, 2, 5, 10)
MARGIN = 0.06  # of the span, left free at both ends


@dataclass(frozen=True, slots=True)
class Scale:
    """The numbers that a picture reaches from and to."""

    low: float
    high: float

    def at(self, value: float) -> float:
        """Where a number is: 0 is the lowest, 1 the highest."""
        return min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))

    def step(self, many: int) -> float:
        """A round step: 1, 2 or 5 times a power of ten, at most so many in the span."""
        rough = (self.high - self.low) / many
        power = 10.0 ** floor(log10(rough))
        return next(times * power for times in STEPS if times * power >= rough * 0.999)

    def ticks(self, many: int = 5) -> list[float]:
        """The round numbers on it."""
        step = self.step(many)
        return [step * i for i in range(ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9) + 1)]

    def label(self, tick: float, sign: bool = False, many: int = 5) -> str:
        """One of so many ticks as people read it."""
        step = self.step(many)
        return numeral(tick, max(0, -floor(log10(step) + 1e-9)), sign)


def scale_of(values: Iterable[float], least: float = 1.0) -> Scale:
    """The scale that holds all finite ones of some numbers, and spans so much at least; it ends at zero if they do."""
    known = [value for value in values if isfinite(value)] or [0.0]
    low, high = min(known), max(known)
    free = max(MARGIN * (high - low), (least - (high - low)) / 2)
    is_flat = low == high
    return Scale(0.0 if low == 0 and not is_flat else low - free, 0.0 if high == 0 and not is_flat else high + free)
