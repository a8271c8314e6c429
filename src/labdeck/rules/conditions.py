"""Conditions: what a seat has, as far as everyone can see."""

from .boards import BOARDS
from .numbers import (
    ACTOR,
    BOUNDLESS,
    DID,
    HAND,
    HAS_CARDS,
    HAS_POINTS,
    LEADS,
    LEAST_SHIFT,
    MOST_SHIFT,
    NONE,
    NUMBER_BITS,
    TEST_BITS,
    TRAILS,
    WHO_SHIFT,
)
from .schema import Deck, State


def has_most(s: State, d: Deck, p: int) -> bool:
    """The leader has the most points now; there may be several. [L15]"""
    points = BOARDS[d.family].points_of(s, d, p)
    for other in range(s.seats):
        if BOARDS[d.family].points_of(s, d, other) > points:
            return False
    return True


def has_fewest(s: State, d: Deck, p: int) -> bool:
    """Whether nobody has fewer points now. [L15]"""
    points = BOARDS[d.family].points_of(s, d, p)
    for other in range(s.seats):
        if BOARDS[d.family].points_of(s, d, other) < points:
            return False
    return True


def cards_held(s: State, p: int, played: int) -> int:
    """How many cards a hand holds, the one being played apart: that is open. [L5]"""
    size = s.count[HAND + p]
    return size - 1 if played != NONE and s.place[played] == HAND + p else size


def last_done(s: State, played: int) -> int:
    """What the clause before did; a card that is not being performed yet has done nothing. [L16]"""
    return s.frame_last[s.depth - 1] if played == NONE else 0


def is_so(s: State, d: Deck, at: int, actor: int, seat: int, played: int) -> bool:
    """Whether the condition of instruction `at` holds; `played` is NONE while its card is performed. [L19]"""
    x = d.program[at + 1]
    test = x & TEST_BITS
    p = actor if x >> WHO_SHIFT & TEST_BITS == ACTOR else seat
    if test == LEADS:
        return has_most(s, d, p)
    if test == TRAILS:
        return has_fewest(s, d, p)
    least = x >> LEAST_SHIFT & NUMBER_BITS
    most = x >> MOST_SHIFT & NUMBER_BITS
    size = 0
    if test == DID:
        size = last_done(s, played)
    elif test == HAS_CARDS:
        size = cards_held(s, p, played)
    elif test == HAS_POINTS:
        size = BOARDS[d.family].points_of(s, d, p)
    else:
        size = BOARDS[d.family].count_on_table(s, d, test, d.program[at + 2], p)
    return (size >= least or least == 0) and (size <= most or most == BOUNDLESS)
