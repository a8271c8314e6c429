"""Expectations: what a project should come to, told by the others that ask as much."""

from collections.abc import Callable
from itertools import combinations
from math import hypot, inf, sqrt
from statistics import fmean, median, stdev

from labdeck.lab.figures import Figure, Z, as_share

from .fates import Fate

OF_MEDIANS = 1.25  # how much wider the interval of a median is than that of a mean


def expected(found: list[Fate], but: Fate, measure: Callable[[Fate], Figure]) -> Figure:
    """What is expected of a project with as many needs: the value there of a line through the other projects.

    Its slope and level are medians, so that one faulty project does not make the others look faulty. The interval is
    that of a line through so many points, as uncertain as the points scatter and at least as uncertain as each is.
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
    """Half the interval of one point: by how the points scatter, and at least by how uncertain each of them is."""
    measured = sqrt(fmean(((value.high - value.low) / 2) ** 2 for value in values))
    return max(measured, Z * stdev(levels)) if len(levels) > 1 else measured


def reach(at: list[int], x: int) -> float:
    """How many times as uncertain as one point a line is at x, if it goes through points at these places."""
    middle = fmean(at)
    width = sum((place - middle) ** 2 for place in at)
    if width == 0:
        return 1 / sqrt(len(at)) if x == middle else inf
    return sqrt(1 / len(at) + (x - middle) ** 2 / width)


def against(one: Figure, usual: Figure) -> Figure:
    """A figure with a wider interval: its own uncertainty and that of what it is compared with."""
    half = usual.high - usual.value
    return Figure(
        one.value, one.value - hypot(one.value - one.low, half), one.value + hypot(one.high - one.value, half)
    )


def as_expected(usual: Figure) -> str:
    """An expected share as people read it, kept between 0 and 1, which a line may leave."""
    return as_share(Figure(usual.value, max(usual.low, 0.0), min(usual.high, 1.0)))
