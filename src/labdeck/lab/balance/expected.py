"""Expectations: a robust regression over comparable cards, by which one card is judged."""

from collections.abc import Callable
from itertools import combinations
from math import hypot, inf, sqrt
from statistics import fmean, median, stdev

from labdeck.lab.figures import Figure, Z, as_share

from .fates import Fate

OF_MEDIANS = 1.25  # how much wider the interval of a median is than that of a mean


def expected(found: list[Fate], but: Fate, measure: Callable[[Fate], Figure]) -> Figure:
    """The value expected of a card with so many needs: a line fitted through the other comparable cards.

    Slope and level are medians (Theil and Sen), so that one faulty card does not make the others look faulty. The
    interval is that of a fitted line, by the scatter of the points or by their own uncertainty, whichever is larger.
    """
    others = [one for one in found if one is not but and one.like == but.like and one.times and not one.is_mandatory]
    if not others:
        return Figure(0.0, 0.0, 0.0)
    at = [one.needs for one in others]
    values = [measure(one) for one in others]
    points = [(x, value.value) for x, value in zip(at, values, strict=True)]
    slopes = [(y - b) / (x - a) for (a, b), (x, y) in combinations(points, 2) if x != a]
    slope = median(slopes) if slopes else 0.0
    levels = [y + slope * (but.needs - x) for x, y in points]
    middle = median(levels)
    half = OF_MEDIANS * scatter(levels, values) * reach(at, but.needs)
    return Figure(middle, middle - half, middle + half)


def scatter(levels: list[float], values: list[Figure]) -> float:
    """The half-width of one point's interval: by the scatter of the points, but at least their mean uncertainty."""
    measured = sqrt(fmean(((value.high - value.low) / 2) ** 2 for value in values))
    return max(measured, Z * stdev(levels)) if len(levels) > 1 else measured


def reach(at: list[int], x: int) -> float:
    """The standard error of a fitted line at x, as a multiple of that of one point; `at` are the points' places."""
    middle = fmean(at)
    width = sum((place - middle) ** 2 for place in at)
    if width == 0:
        return 1 / sqrt(len(at)) if x == middle else inf
    return sqrt(1 / len(at) + (x - middle) ** 2 / width)


def against(one: Figure, usual: Figure) -> Figure:
    """The figure with its interval widened by the uncertainty of what it is compared with."""
    half = usual.high - usual.value
    return Figure(
        one.value, one.value - hypot(one.value - one.low, half), one.value + hypot(one.high - one.value, half)
    )


def as_expected(usual: Figure) -> str:
    """An expected share as people read it, clipped to 0 and 1, since a fitted line may leave them."""
    return as_share(Figure(usual.value, max(usual.low, 0.0), min(usual.high, 1.0)))
