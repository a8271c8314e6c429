"""Seats: which players a choice inside an effect offers."""

from .boards import BOARDS
from .conditions import cards_held, has_most, is_so
from .frames import has_blocked
from .numbers import (
    ALLOWED,
    ANYONE,
    HAS_HAND,
    IS_ANOTHER,
    IS_TESTED,
    LEADER,
    LEFT,
    NOT_AN_ANSWER,
    ONLY_HAND,
    ONLY_MAT,
    OP_PROJECT,
    OTHER,
    RIGHT,
    SCOPE_BITS,
    SEAT_CODE,
    THEIRS,
    WIDTH,
    WITHOUT_EFFECT,
)
from .outlooks import NO
from .places import clockwise
from .schema import Deck, State
from .targets import could_lose, has_on_mat, may_hold


def is_meant(s: State, d: Deck, scope: int, p: int, other: int) -> bool:
    """Whom the sentence of player p names: anyone, the leader, or the next seat on the left or on the right. [L43]"""
    if scope == OTHER:
        return other != p
    if scope == ANYONE:
        return True
    if scope == LEADER:
        return has_most(s, d, other)
    if scope == LEFT:
        return other == clockwise(s, p, 1)
    return other == (clockwise(s, p, s.seats - 1) if scope == RIGHT else p)


def could_lose_there(s: State, d: Deck, p: int, other: int, sorts: int, flags: int, played: int) -> bool:
    """Whether a seat could lose such a card from where the sentence says, as far as everyone can see. [R27]"""
    if flags & ONLY_HAND:
        return may_hold(s, d, other, sorts, played)
    if flags & ONLY_MAT:
        return has_on_mat(s, d, p, other, sorts)
    return could_lose(s, d, p, other, sorts, played)


def why_not_seat(s: State, d: Deck, at: int, p: int, other: int, played: int, size: int) -> int:
    """Only players whom the effect could touch, as far as everyone can see, are offered. [R24]"""
    flags = d.program[at + 3]
    if other >= s.seats or not is_meant(s, d, d.program[at + 1], p, other) or (flags & IS_ANOTHER and other == p):
        return NOT_AN_ANSWER
    if has_blocked(s, other):
        return WITHOUT_EFFECT
    sorts = d.program[at + 2]
    if sorts and not could_lose_there(s, d, p, other, sorts, flags, played):
        return WITHOUT_EFFECT
    if flags & HAS_HAND and cards_held(s, other, played) == 0:
        return WITHOUT_EFFECT
    if flags & IS_TESTED and not is_so(s, d, at + WIDTH, p, other, played):
        return WITHOUT_EFFECT
    if d.program[at + WIDTH] == OP_PROJECT and d.program[at + WIDTH + 1] & SCOPE_BITS == THEIRS:
        if BOARDS[d.family].prospect_own(s, d, p, other, at + WIDTH, size) == NO:
            return WITHOUT_EFFECT
    return ALLOWED


def list_seats(s: State, d: Deck, at: int, p: int, played: int, size: int) -> int:
    """List the seats that instruction `at` offers."""
    for other in range(s.seats):
        if why_not_seat(s, d, at, p, other, played, size) == ALLOWED:
            s.legal[size] = SEAT_CODE + other
            size += 1
    return size
