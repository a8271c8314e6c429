"""Waiting: cards that are played the moment they are drawn, and who plays the next of them."""

from .frames import at_step, begin, due
from .numbers import (
    ALLOWED,
    BURN,
    ENDS_CHAIN,
    FRAMES,
    LOOKED,
    MUST_PLAY_AT_ONCE,
    MUST_WAIT,
    NONE,
    OP_PILE,
    PLAYS_AT_ONCE,
    QUEUE,
    TWIN,
)
from .places import clockwise, is_first_twin, move, top
from .schema import Deck, State


def is_drawing(s: State, d: Deck) -> bool:
    """Whether the effect on top is still making its draws, each from a pile of one's choice. [P15]"""
    f = s.depth - 1
    return f >= 0 and s.frame_count[f] > 0 and d.program[at_step(s, d, f)] == OP_PILE


def has_room(s: State, d: Deck) -> bool:
    """Whether one more effect may begin now: no looked-at cards lie open, all draws are made, the stack has room."""
    return s.depth < FRAMES and s.count[LOOKED] == 0 and not is_drawing(s, d)


def next_to_play(s: State, d: Deck) -> int:
    """The seat that plays a waiting card next, from the acting player clockwise; NONE if all have to wait. [P15]"""
    if has_room(s, d):
        for i in range(s.seats):
            p = clockwise(s, s.seat, i)
            if due(s, p) > 0:
                return p
    return NONE


def why_not_at_once(s: State, d: Deck, p: int, c: int) -> int:
    """Only a card that waits to be played at once, and was drawn by the effect on top, is played now. [P15]"""
    if c >= d.cards or s.place[c] != QUEUE + p:
        return MUST_PLAY_AT_ONCE
    other = top(s, QUEUE + p)
    for _ in range(due(s, p)):
        if other == c:
            return ALLOWED if is_first_twin(s, d, c) else TWIN
        other = s.node_next[other]
    return MUST_WAIT


def list_at_once(s: State, d: Deck, p: int) -> int:
    """List the waiting cards that the seat may play now, equal ones once."""
    size = 0
    twins = 0
    c = top(s, QUEUE + p)
    for _ in range(due(s, p)):
        if twins >> d.twin[c] & 1 == 0:
            s.legal[size] = c
            size += 1
            if d.twin[c]:
                twins |= 1 << d.twin[c]
        c = s.node_next[c]
    return size


def do_at_once(s: State, d: Deck, code: int) -> None:
    """A card that says so is played the moment it is drawn [P15]; a chain of them has an end. [R19]"""
    p = s.asked
    s.queued -= 1
    s.chain += 1
    if s.chain > d.most_chain:
        move(s, code, BURN, ENDS_CHAIN, p)
    else:
        begin(s, d, code, p, PLAYS_AT_ONCE)
