"""Conditions: whether what a sentence asks of a seat is so, as far as everyone can see."""

from labdeck.rules.families import FAMILIES
from labdeck.rules.numbers import (
    BESIDE,
    CARDS,
    CHOSEN_SEAT,
    DID,
    HAND,
    HAS_CARDS,
    HAS_FULL,
    HAS_KIND,
    HAS_POINTS,
    HAS_PROJECTS,
    HAS_TAGGED,
    LEADS,
    LEAST_SHIFT,
    MAT,
    MOST_SHIFT,
    NONE,
    NUMBER_BITS,
    TEST_BITS,
    WHO_SHIFT,
)
from labdeck.rules.places import top
from labdeck.rules.schema import Deck, State


def is_counted(m: State, d: Deck, test: int, argument: int, q: int) -> bool:
    """Whether an active project is one of those that a test counts."""
    if test == HAS_PROJECTS:
        return argument == 0 or d.printed[q] & argument != 0
    if test == HAS_TAGGED:
        return d.tags[q] >> (argument - 1) & 1 == 1
    return m.open[q] == 0 and (m.partner[q] == NONE or m.open[m.partner[q]] == 0)


def has_on_table(m: State, d: Deck, p: int, test: int, argument: int) -> int:
    """How many projects, or cards beside them, a test counts before a seat."""
    size = 0
    q = top(m, MAT + p)
    while q < CARDS:
        if test != HAS_KIND:
            size += 1 if is_counted(m, d, test, argument, q) else 0
        else:
            c = top(m, BESIDE + q)
            while c < CARDS:
                if d.sort[c] & argument:
                    size += 1
                c = m.node_next[c]
        q = m.node_next[q]
    return size


def is_first(m: State, d: Deck, p: int, sign: int) -> bool:
    """Whether nobody has more points than a seat; with the sign -1, whether nobody has fewer."""
    own = FAMILIES[d.family].points_of(m, d, p)
    for other in range(m.seats):
        if sign * FAMILIES[d.family].points_of(m, d, other) > sign * own:
            return False
    return True


def is_so(m: State, d: Deck, at: int, card: int, actor: int, seat: int, did: int) -> bool:
    """Whether the test of instruction `at` of a card is true; `did` says how much the clause before it did."""
    x = d.program[at + 1]
    test = x & TEST_BITS
    p = seat if x >> WHO_SHIFT & CHOSEN_SEAT else actor
    size = did
    if test == HAS_KIND or test == HAS_PROJECTS or test == HAS_TAGGED or test == HAS_FULL:
        size = has_on_table(m, d, p, test, d.program[at + 2])
    elif test == HAS_CARDS:
        size = m.count[HAND + p] - (1 if m.place[card] == HAND + p else 0)
    elif test == HAS_POINTS:
        size = FAMILIES[d.family].points_of(m, d, p)
    elif test != DID:
        return is_first(m, d, p, 1 if test == LEADS else -1)
    most = x >> MOST_SHIFT & NUMBER_BITS
    return size >= x >> LEAST_SHIFT & NUMBER_BITS and (size <= most or most == NUMBER_BITS)
