"""Judging: when a difference is sure, and when it is grave.

Many cards are tested at once, so an interval is widened until it is one of 95 % for all tests of a sort together
(Bonferroni). What weighs 1 or more is grave even at the near end of that interval.
"""

from math import hypot, sqrt
from statistics import NormalDist, median, stdev

from labdeck.lab.figures import Figure, Z

POINTS, WINS = 1.0, 5.0  # grave: so many points a game, so many wins in 100


def corrected(one: Figure, tests: int) -> Figure:
    """A figure whose interval is widened for so many tests."""
    return one.wider(NormalDist().inv_cdf(1 - 0.025 / max(tests, 1)) / Z)


def weight_of(size: Figure, grave: float, fair: float = 0.0) -> float:
    """How far the near end of a size is from what is fair, where 1 is grave; 0 if the interval contains the fair."""
    return abs(size.sure(fair)) / abs(grave - fair)


def spread(values: list[float]) -> float:
    """The standard deviation of values, without the one farthest from their median: that may be another fault."""
    middle = median(values) if values else 0.0
    usual = sorted(values, key=lambda value: abs(value - middle))[: max(len(values) - 1, 2)]
    return stdev(usual) if len(usual) > 1 else 0.0


def against_like(one: Figure, like: list[float], variety: float = 1.0) -> Figure:
    """The figure less the median of its like; so many times their usual spread is no fault, and widens the interval."""
    usual = median(like) if like else 0.0
    loose = variety * spread(like) * sqrt(1 + 1 / max(len(like), 1))
    return Figure(
        one.value - usual,
        one.value - usual - hypot(one.value - one.low, loose),
        one.value - usual + hypot(one.high - one.value, loose),
    )
