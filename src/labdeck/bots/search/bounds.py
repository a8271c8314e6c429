"""Bounds: how good a choice may still turn out to be, in integers that are the same in every mode."""

FINE = 16  # the parts of a reward in which bounds are told
START = 4000  # the reward that greedy's liking is worth before the first visit
EXPLORE = 300  # the reward that one doubling of the tries is worth to a choice tried once


def logarithm(n: int) -> int:
    """The logarithm of n to base 2, in 256ths; straight between powers of two."""
    whole = 0
    while n >> whole > 1:
        whole += 1
    return (whole << 8) + (n << 8 >> whole) - 256


def square_root(n: int) -> int:
    """The whole part of a square root, by Newton's steps from above."""
    if n == 0:
        return 0
    x = 1
    while x * x <= n:
        x <<= 1
    y = (x + n // x) >> 1
    while y < x:
        x = y
        y = (x + n // x) >> 1
    return x


def doubt(times: int, visits: int) -> int:
    """What a choice may be better than it has been, offered so many times and taken on so many visits."""
    return EXPLORE * square_root((logarithm(times) << 12) // visits) >> 6


def bound(worth: int, times: int, visits: int, liked: int) -> int:
    """How good a choice may be: the mean of what it brought, and the doubt that is left.

    A choice that the greedy policy likes gets a start, which fades as it is visited.
    """
    return worth * FINE // visits + doubt(times, visits) + liked * START * FINE // (visits + 1)


def urgency(worth: int, visits: int) -> int:
    """How good a choice not tried yet may be: as those tried beside it, and half the doubt of a first visit."""
    return worth * FINE // visits + doubt(visits + 1, 1) // 2
