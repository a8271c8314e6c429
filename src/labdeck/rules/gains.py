"""Gains: points and turns that sentences give or take."""

from .events import note
from .frames import mark_deed
from .numbers import (
    GAINS_POINTS,
    GAINS_TURN,
    LOSES_POINTS,
    LOSES_TURN,
    MAT,
    MOST_POINTS,
    MOST_SKIPS,
    MUST_SKIP,
    NONE,
    PLAYING,
)
from .schema import State


def add_points(s: State, p: int, points: int) -> None:
    """Points of sentences belong to the seat, and never pass a bound up or down. [L28]"""
    s.gained[p] = max(-MOST_POINTS, min(s.gained[p] + points, MOST_POINTS))


def gain_points(s: State, f: int, p: int, points: int) -> None:
    """The seat gains or loses points at once. [L28]"""
    before = s.gained[p]
    add_points(s, p, points)
    mark_deed(s, f)
    size = max(s.gained[p] - before, before - s.gained[p])
    note(s, LOSES_POINTS if points < 0 else GAINS_POINTS, p, s.frame_card[f], size, size)


def must_skip(s: State, f: int, p: int, turns: int) -> None:
    """Each skip costs one whole turn, and skips add up. [P24]"""
    s.skip[p] = min(s.skip[p] + turns, MOST_SKIPS)
    mark_deed(s, f)
    note(s, MUST_SKIP, p, s.frame_card[f], turns, turns)


def may_gain_turn(s: State, p: int) -> bool:
    """At most one more turn waits for a seat, and none is gained in the last call or once the end is near. [L9]"""
    return s.another >> p & 1 == 0 and s.last_call == 0 and s.ending == PLAYING


def gain_turn(s: State, f: int, p: int) -> None:
    """The seat takes another turn after its present one. [L29]"""
    if may_gain_turn(s, p):
        s.another |= 1 << p
        mark_deed(s, f)
        note(s, GAINS_TURN, p, s.frame_card[f], MAT + p, MAT + p)


def lose_turn(s: State, p: int) -> None:
    """A turn that the seat has to skip, or the last call, cancels the one that waits for it. [L9]"""
    if s.another >> p & 1:
        s.another ^= 1 << p
        note(s, LOSES_TURN, p, NONE, MAT + p, MAT + p)
