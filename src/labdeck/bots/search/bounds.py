"""Upper confidence bounds of choices, in integers that are equal interpreted and as machine code."""

from labdeck.bots.judgement import logarithm

FINE = 16  # bounds are in 16ths of a reward
START = 4000  # the prior of a choice that the greedy policy would make, as a reward
EXPLORE = 300  # the exploration constant, as a reward: EXPLORE * sqrt(log2(times) / visits)


def square_root(n: int) -> int:
    """The integer square root, by Newton's method from above."""
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
    """The exploration term of a choice that was available so many times and visited so often."""
    return EXPLORE * square_root((logarithm(times) << 12) // visits) >> 6


def bound(worth: int, times: int, visits: int, liked: int) -> int:
    """The upper confidence bound of a choice: its mean reward and its exploration term.

    A choice that the greedy policy would make gets a prior, which fades with its visits.
    """
    return worth * FINE // visits + doubt(times, visits) + liked * START * FINE // (visits + 1)


def urgency(worth: int, visits: int) -> int:
    """The bound of choices not tried yet: the mean reward of their siblings, and half an exploration term."""
    return worth * FINE // visits + doubt(visits + 1, 1) // 2
