"""Prospects: whether what a card says would do anything now.

Before a card is played its player's own hand counts [P12]; while it is performed, and one of its clauses can be
chosen or passed, only what everyone can see [L15]. The first names the card, the second names NONE.
"""

from .boards import BOARDS
from .conditions import cards_held
from .drawing import can_draw_any
from .frames import has_blocked, last_moved
from .gains import may_gain_turn
from .numbers import (
    ACTOR,
    BESIDE_ANY,
    BESIDE_CHOSEN,
    BURN,
    DISCARD,
    FIELD,
    FROM_ALL,
    FROM_CHOSEN,
    FROM_FIELD,
    FROM_HAND,
    FROM_LOOKED,
    FROM_MAT,
    HAND,
    HAND_OR_MAT,
    IN_BOTH,
    IN_BURN,
    IN_HAND,
    LOOKED_AT,
    NONE,
    OF_SEAT,
    OP_ANSWER,
    OP_CARD,
    OP_DRAW,
    OP_DUMP,
    OP_EACH,
    OP_END,
    OP_HANDS,
    OP_IF,
    OP_JOIN,
    OP_JUMP,
    OP_LOOK,
    OP_MAY,
    OP_NEXT,
    OP_OPPOSE,
    OP_OR,
    OP_PEEK,
    OP_PICK,
    OP_PILE,
    OP_PROJECT,
    OP_RANDOM,
    OP_REPEAT,
    OP_REVEAL,
    OP_SEAT,
    OP_SHOW,
    OP_SHUFFLE,
    OP_SIEVE,
    OP_TURN,
    OP_WINDOW,
    OPTION_BITS,
    OTHER,
    OWN_HAND,
    SEAT_CODE,
    WIDTH,
)
from .outlooks import GOES_ON, NO, YES
from .piles import can_draw
from .places import clockwise
from .prices import can_pay
from .schema import Deck, State
from .seats import list_seats
from .targets import has_on_mat, has_sort, holds_sort, in_hand, may_hold
from .ways import after_if, after_jump, clause_end

IDLE, ACTS = -1, -2  # what a walk along a clause found; else where it chooses seats


def could_give(s: State, d: Deck, c: int, p: int, who: int, sorts: int) -> bool:
    """Whether a hand has such a card: one's own as one knows it, any other as far as everyone can see. [P12]"""
    if who == p and c != NONE:
        return holds_sort(s, d, p, sorts, c)
    return may_hold(s, d, who, sorts, c)


def can_choose(s: State, d: Deck, c: int, p: int, who: int, at: int, size: int) -> int:
    """Whether a card choice would offer something, before anything else is chosen."""
    where = d.program[at + 1]
    if where <= BESIDE_ANY:
        return BOARDS[d.family].prospect_own(s, d, p, who, at, size)
    sorts = d.program[at + 2]
    if where == IN_BURN:
        return s.count[BURN] > 0
    if where == IN_BOTH:
        return s.count[BURN] > 0 or has_sort(s, d, DISCARD, sorts)
    if where == BESIDE_CHOSEN or where == LOOKED_AT:
        return True
    if where == IN_HAND:
        return could_give(s, d, c, p, who, sorts)
    if where == OWN_HAND:
        return could_give(s, d, c, p, p, sorts)
    if where == HAND_OR_MAT:
        return could_give(s, d, c, p, who, in_hand(sorts)) or has_on_mat(s, d, p, who, sorts)
    return BOARDS[d.family].prospect_own(s, d, p, who, at, size)


def can_dump(s: State, d: Deck, c: int, p: int, who: int, at: int) -> bool:
    """Whether all cards of some sorts are any."""
    origin = d.program[at + 1]
    sorts = d.program[at + 2]
    whose = who if origin & OF_SEAT else p
    if origin & FROM_HAND and could_give(s, d, c, p, whose, in_hand(sorts) if origin & FROM_MAT else sorts):
        return True
    if origin & FROM_MAT and has_on_mat(s, d, p, whose, sorts):
        return True
    if origin & FROM_ALL:
        for other in range(s.seats):
            if has_on_mat(s, d, p, other, sorts):
                return True
    if origin & FROM_FIELD:
        return s.count[FIELD] > 0
    return origin & (FROM_CHOSEN | FROM_LOOKED) != 0


def can_peek(s: State, c: int, p: int, who: int, x: int) -> bool:
    """Whether a hand that is shown or looked at has a card."""
    if x != OTHER:
        return cards_held(s, who, c) > 0
    for other in range(s.seats):
        if other != p and s.count[HAND + other] > 0 and not has_blocked(s, other):
            return True
    return False


def is_passing(op: int) -> bool:
    """Whether an instruction does nothing by itself."""
    if op == OP_SIEVE or op == OP_WINDOW or op == OP_ANSWER or op == OP_OPPOSE:
        return True
    return op == OP_MAY or op == OP_SHOW or op == OP_REPEAT


def prospect(s: State, d: Deck, c: int, p: int, who: int, at: int, size: int) -> int:
    """Whether an instruction would do something, for the player p of a card and the seat `who` that is meant."""
    op = d.program[at]
    x = d.program[at + 1]
    if op == OP_CARD:
        return can_choose(s, d, c, p, who, at, size)
    if op == OP_PROJECT:
        return BOARDS[d.family].prospect_own(s, d, p, who, at, size)
    if is_passing(op):
        return GOES_ON
    if op == OP_DRAW:
        y = d.program[at + 2]
        if y < 0 and cards_held(s, p if x == ACTOR else who, c) >= -y:
            return NO
        return (y != 0 or (c == NONE and last_moved(s, s.depth - 1) > 0)) and can_draw(s, d, d.program[at + 3])
    if op == OP_LOOK or op == OP_REVEAL:
        return can_draw(s, d, x)
    if op == OP_PILE:
        return can_draw_any(s, d)
    if op == OP_DUMP:
        return can_dump(s, d, c, p, who, at)
    if op == OP_PICK or op == OP_RANDOM:
        if not could_give(s, d, c, p, p if x == ACTOR else who, d.program[at + 2]):
            return NO
        return GOES_ON if op == OP_PICK and x == ACTOR else YES
    if op == OP_JOIN or op == OP_HANDS:
        held = cards_held(s, who, c)
        return held > 0 if op == OP_JOIN else held + cards_held(s, p, c) > 0
    if op == OP_PEEK:
        return can_peek(s, c, p, who, x)
    if op == OP_TURN:
        return may_gain_turn(s, p)
    if op == OP_SHUFFLE:
        y = d.program[at + 2]
        return s.count[x] > 0 or (y != NONE and s.count[y] > 0)
    return BOARDS[d.family].prospect_own(s, d, p, who, at, size)


def walk(s: State, d: Deck, c: int, p: int, who: int, at: int, first: int, size: int) -> int:
    """Go along a clause until it is clear whether it would do something, or seats are chosen for the rest of it."""
    while True:
        op = d.program[at]
        if OP_CARD <= op <= OP_WINDOW or is_told_by_itself(op):
            found = prospect(s, d, c, p, who, at, size)
            if found != GOES_ON:
                return ACTS if found == YES else IDLE
            at += WIDTH
        elif op == OP_IF:
            at = after_if(s, d, c, p, who, at, first)
        elif op == OP_JUMP:
            at = after_jump(d, at, first)
        elif op == OP_EACH or op == OP_SEAT or op == OP_OR:
            return at
        else:
            return IDLE


def does(s: State, d: Deck, c: int, p: int, who: int, at: int, first: int, size: int) -> bool:
    """Whether what begins at `at` would do something to a seat that is meant, or one of several deeds of it. [L48]"""
    at = walk(s, d, c, p, who, at, first, size)
    if at < 0 or d.program[at] != OP_OR:
        return at != IDLE
    for option in range(d.program[at + 1] & OPTION_BITS):
        if walk(s, d, c, p, who, option_at(d, at, first, option), first, size) != IDLE:
            return True
    return False


def is_told_by_itself(op: int) -> bool:
    """Whether an instruction tells whether it would do something: it neither leads elsewhere nor ends the clause."""
    if op == OP_END or op == OP_NEXT or op == OP_EACH or op == OP_SEAT or op == OP_OR:
        return False
    return op != OP_IF and op != OP_JUMP


def acts(s: State, d: Deck, c: int, p: int, who: int, at: int, first: int, size: int) -> bool:
    """Whether what begins at `at`, within one clause and without "or", would do something."""
    at = walk(s, d, c, p, who, at, first, size)
    if at < 0:
        return at == ACTS
    if d.program[at] == OP_EACH:
        return group_acts(s, d, c, p, at, first, size)
    end = list_seats(s, d, at, p, c, size)
    for i in range(size, end):
        other = s.legal[i] - SEAT_CODE
        if does(s, d, c, p, other, at + WIDTH, first, end):
            return True
    return False


def is_exchange(d: Deck, at: int) -> bool:
    """Whether a group effect lets every seat pick a card, which takes two of them. [L26]"""
    while d.program[at] != OP_NEXT:
        if d.program[at] == OP_PICK:
            return True
        at += WIDTH
    return False


def group_acts(s: State, d: Deck, c: int, p: int, at: int, first: int, size: int) -> bool:
    """Whether a group effect would do something for one of the seats that it speaks of, or for two. [P18]"""
    least = 2 if is_exchange(d, at) else 1
    for i in range(d.program[at + 1], s.seats):
        other = clockwise(s, p, i)
        if not has_blocked(s, other) and does(s, d, c, p, other, at + WIDTH, first, size):
            least -= 1
            if least == 0:
                return True
    return False


def option_at(d: Deck, at: int, first: int, option: int) -> int:
    """Where an option of "or" begins. [L21]"""
    return at + WIDTH if option == 0 else first + d.program[at + 1 + option] * WIDTH


def option_acts(s: State, d: Deck, c: int, p: int, who: int, at: int, first: int, size: int) -> bool:
    """Whether one of the options of "or" would do something. [L21]"""
    for option in range(d.program[at + 1] & OPTION_BITS):
        if acts(s, d, c, p, who, option_at(d, at, first, option), first, size):
            return True
    return False


def acts_openly(s: State, d: Deck, f: int, at: int, size: int) -> bool:
    """Whether everyone can see that what begins at `at` of a frame would do something. [L20]"""
    first = d.start[s.frame_card[f]] * WIDTH
    return acts(s, d, NONE, s.frame_actor[f], s.frame_seat[f], at, first, size)


def touches_openly(s: State, d: Deck, f: int, at: int, other: int, size: int) -> bool:
    """Whether everyone can see that what begins at `at` of a frame would do something to a seat. [L43]"""
    first = d.start[s.frame_card[f]] * WIDTH
    return does(s, d, NONE, s.frame_actor[f], other, at, first, size)


def can_take_effect(s: State, d: Deck, c: int, p: int, size: int) -> bool:
    """A card with nothing to act on cannot be played: no sentence of it would do anything. [P12]"""
    if d.priced[c] and not can_pay(s, d, c, p):
        return False
    first = d.start[c] * WIDTH
    at = d.deed[c] * WIDTH
    if at == 0:
        return clause_acts(s, d, c, p, first, size)
    found = prospect(s, d, c, p, p, at, size)
    return acts(s, d, c, p, p, at + WIDTH, first, size) if found == GOES_ON else found == YES


def clause_acts(s: State, d: Deck, c: int, p: int, first: int, size: int) -> bool:
    """Whether one of the clauses of a card, whose program begins at `first`, would do anything. [P12]"""
    at = first
    while True:
        op = d.program[at]
        if op == OP_END:
            if d.program[at + 1]:
                return False
            at = clause_end(d, at + WIDTH) if d.program[at + 2] else at + WIDTH
        elif op == OP_ANSWER or op == OP_OPPOSE or (op == OP_MAY and d.program[at + WIDTH] == OP_OR):
            at += WIDTH
        elif op == OP_IF:
            at = after_if(s, d, c, p, p, at, first)
        elif op == OP_JUMP:
            at = after_jump(d, at, first)
        elif op == OP_OR:
            if option_acts(s, d, c, p, p, at, first, size):
                return True
            at = clause_end(d, at)
        else:
            if acts(s, d, c, p, p, at, first, size):
                return True
            at = clause_end(d, at)
