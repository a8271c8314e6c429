"""Inspirations: who is asked for one as a turn begins, and what may be played then."""

from labdeck.rules.frames import ask, begin
from labdeck.rules.numbers import (
    ALLOWED,
    ASK_INSPIRE,
    CANNOT_PAY,
    HAND,
    INSPIRATION,
    NOT_AN_ANSWER,
    NOT_AN_INSPIRATION,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    ONLY_TO_ANSWER,
    PASS,
    PLAYING,
    PLAYS,
    TWIN,
    WITHOUT_EFFECT,
)
from labdeck.rules.places import clockwise, is_first_twin
from labdeck.rules.prices import can_pay
from labdeck.rules.prospects import can_take_effect
from labdeck.rules.schema import Deck, State
from labdeck.rules.windows import is_at_large


def is_inspiring(s: State, d: Deck) -> bool:
    """Seats are asked as long as some inspiration that is no answer is not openly away. [DR14]"""
    for c in range(d.inspiration, d.inspiration + d.inspirations):
        if d.cancels[c] == 0 and is_at_large(s, c):
            return True
    return False


def why_not_inspire(s: State, d: Deck, p: int, c: int) -> int:
    """An inspiration can be played as any turn begins, if it does something then and is no answer. [D28]

    After the last turn it is nobody's turn any more. [DR15]
    """
    if c >= d.cards:
        return NOT_AN_ANSWER
    if s.place[c] != HAND + p:
        return NOT_IN_HAND
    if d.role[c] != INSPIRATION:
        return NOT_AN_INSPIRATION
    if d.cancels[c]:
        return ONLY_TO_ANSWER
    if d.own_turn[c] and (p != s.seat or s.ending != PLAYING):
        return NOT_YOUR_TURN
    if not is_first_twin(s, d, c):
        return TWIN
    if d.priced[c] and not can_pay(s, d, c, p):
        return CANNOT_PAY
    return ALLOWED if can_take_effect(s, d, c, p, 0) else WITHOUT_EFFECT


def list_inspirations(s: State, d: Deck, p: int) -> int:
    """List the inspirations that may be played now, and the word pass."""
    s.legal[0] = PASS
    size = 1
    is_own_turn = p == s.seat and s.ending == PLAYING
    for c in range(d.inspiration, d.inspiration + d.inspirations):
        if s.place[c] == HAND + p and d.cancels[c] == 0 and (d.own_turn[c] == 0 or is_own_turn):
            if is_first_twin(s, d, c) and can_take_effect(s, d, c, p, size):
                s.legal[size] = c
                size += 1
    return size


def do_inspire(s: State, d: Deck, code: int) -> None:
    """An inspiration works at once and is no action; when it is over, all are asked anew. [D29]"""
    if code == PASS:
        s.draws += 1
    else:
        s.draws = 0
        begin(s, d, code, s.asked, PLAYS)


def ask_inspirations(s: State, d: Deck) -> None:
    """Every seat with cards is asked, from the one on turn, until all have passed since the last inspiration. [DR14]"""
    going = s.choices < d.most_choices and is_inspiring(s, d)
    while going and s.draws < s.seats:
        p = clockwise(s, s.seat, s.draws)
        if s.count[HAND + p] > 0:
            ask(s, ASK_INSPIRE, p)
            return
        s.draws += 1
