"""Likes: what is usual for a goal of some price, by the goals of about that price, robustly."""

from itertools import combinations
from statistics import median
from typing import NamedTuple

ENOUGH = 3  # others by which one can be judged
NEAR = 2  # steps of price within which a slope is sought


class Priced(NamedTuple):
    """What a goal asks, and a number that it is judged by."""

    price: int
    value: float


def levels(price: int, others: list[Priced]) -> list[float]:
    """What each of the nearest others would have at this price: their values, moved along the usual slope.

    Medians of slopes (Theil and Sen) are robust: one faulty goal does not make the others look faulty. Others of
    farther prices serve only as far as there are too few near ones.
    """
    near = [one for one in others if abs(one.price - price) <= NEAR]
    slope = usual_slope(near if len({one.price for one in near}) > 1 else others)
    found: list[float] = []
    for distance in sorted({abs(one.price - price) for one in others}):
        found += [one.value + slope * (price - one.price) for one in others if abs(one.price - price) == distance]
        if len(found) >= ENOUGH:
            break
    return found


def usual_slope(some: list[Priced]) -> float:
    """How much more a goal has for each step of price; never less, since nobody would ask more for less."""
    slopes = [
        (two.value - one.value) / (two.price - one.price)
        for one, two in combinations(some, 2)
        if one.price != two.price
    ]
    return max(median(slopes), 0.0) if slopes else 0.0
