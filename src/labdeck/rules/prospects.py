"""Prospects: whether what a card says would do anything now, as far as its player knows. [P12]"""

from .drawing import can_draw_any
from .numbers import (
    BURN,
    CARDS,
    CHOSEN_SEAT,
    DISCARD,
    HAND,
    IN_BOTH,
    IN_BURN,
    LOSES_FROM_BOTH,
    LOSES_FROM_HAND,
    NONE,
    OP_ANSWER,
    OP_CARD,
    OP_DRAW,
    OP_EACH,
    OP_END,
    OP_LOOK,
    OP_PILE,
    OP_SEAT,
    OP_SIEVE,
    OP_WINDOW,
    WIDTH,
)
from .piles import can_draw
from .places import top
from .schema import Deck, State
from .targets import could_lose, has_on_mat, list_seats

NO, YES, GOES_ON = 0, 1, 2  # the last: what comes after the instruction decides
NO_MORE = -1


def next_sentence(d: Deck, at: int) -> int:
    """Where the sentence after that of an instruction begins; NO_MORE after the last."""
    while d.program[at] != OP_END:
        at += WIDTH
    return NO_MORE if d.program[at + 1] else at + WIDTH


def prospect(s: State, d: Deck, c: int, p: int, at: int, size: int) -> int:
    """Whether an instruction that all families have would do something for the player of card c."""
    op = d.program[at]
    if op == OP_CARD and d.program[at + 1] == IN_BURN:
        return s.count[BURN] > 0
    if op == OP_CARD and d.program[at + 1] == IN_BOTH:
        return s.count[BURN] + s.count[DISCARD] > 0
    if op == OP_SEAT:
        return list_seats(s, d, at, p, c, size) > size
    if op == OP_DRAW:
        return can_draw(s, d, d.program[at + 3])
    if op == OP_LOOK:
        return can_draw(s, d, d.program[at + 1])
    if op == OP_PILE:
        return can_draw_any(s, d)
    if op == OP_WINDOW:
        return has_loss(s, d, c, p, at)
    return GOES_ON if op == OP_SIEVE or op == OP_EACH or op == OP_ANSWER else YES


def has_loss(s: State, d: Deck, c: int, p: int, at: int) -> bool:
    """Whether a loss meets a card: in the player's own hand, or elsewhere as far as everyone can see. [P12]"""
    condition = d.program[at + 2]
    if condition != LOSES_FROM_HAND and condition != LOSES_FROM_BOTH:
        return True
    sorts = d.program[at + WIDTH + 2]
    held = top(s, HAND + p)
    while held < CARDS:
        if held != c and d.sort[held] & sorts:
            return True
        held = s.node_next[held]
    if condition == LOSES_FROM_HAND:
        return False
    for other in range(s.seats):
        if other != p and d.program[at + 1] == CHOSEN_SEAT and could_lose(s, d, p, other, sorts, NONE):
            return True
    return has_on_mat(s, d, p, p, sorts)
