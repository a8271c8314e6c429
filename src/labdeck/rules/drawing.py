"""Drawing by an effect: from a pile, from any pile, and looking at the top of one."""

from .events import note
from .frames import ask, at_step, mark_deed
from .numbers import (
    ALLOWED,
    ASK_PILE,
    ASK_PUT_BACK,
    CARDS,
    DISCARD,
    DISCARD_CODE,
    FIELD_DISCARD,
    HAND,
    LOOKED,
    LOOKS_AT,
    LOOKS_THROUGH,
    NOT_AN_ANSWER,
    OP_RETURN,
    PILE_CODE,
    PILE_EMPTY,
    PILE_NOT_USED,
    PROJECT_PILE,
    PUTS_BACK,
    PUTS_UNDER,
    RESOURCE_PILE,
    TOP,
    TWIN,
)
from .piles import can_draw, draw, look, make_anew, mark_emptied, refill, see, sift
from .places import is_first_twin, link, link_bottom, top, unlink
from .schema import Deck, State


def pile_of(code: int) -> int:
    """The pile that a pile's code names."""
    i = code - PILE_CODE
    return DISCARD if i == 3 else i


def list_piles(s: State, d: Deck, size: int) -> int:
    """List the piles that may be drawn from."""
    for i in range(4):
        if d.draw_from >> i & 1 and can_draw(s, d, pile_of(PILE_CODE + i)):
            s.legal[size] = PILE_CODE + i
            size += 1
    return size


def can_draw_any(s: State, d: Deck) -> bool:
    """Whether some pile that this deck draws from has a card."""
    for i in range(4):
        if d.draw_from >> i & 1 and can_draw(s, d, pile_of(PILE_CODE + i)):
            return True
    return False


def ask_pile(s: State, d: Deck, f: int, size: int) -> None:
    """Draw from any pile but burn, all before looking where the deck says so. [R29]"""
    p = s.frame_actor[f]
    if s.frame_count[f] < size and can_draw_any(s, d):
        ask(s, ASK_PILE, p)
        return
    s.frame_count[f] = 0
    look(s, d, p)
    s.frame_step[f] += 1


def answer_pile(s: State, d: Deck, f: int, code: int) -> None:
    """Draw one card from the pile named; where it is seen, one to be played at once lies aside till all are drawn."""
    p = s.frame_actor[f]
    draw(s, d, p, pile_of(code))
    if d.draw_blind == 0:
        see(s, d, p, top(s, HAND + p))
    s.frame_count[f] += 1
    s.frame_done[f] += 1


def draw_cards(s: State, d: Deck, f: int, p: int, size: int, z: int) -> None:
    """Draw for an effect: all are drawn first, then some may burn, then the drawer looks. [R29]"""
    drawn = 0
    for _ in range(size):
        drawn += draw(s, d, p, z)
    s.frame_done[f] += drawn
    sift(s, d, p, drawn, s.frame_sieve[f])
    look(s, d, p)


def look_at_top(s: State, d: Deck, f: int, z: int, size: int) -> None:
    """Look at the top cards, with fewer there at what is there; refill only an empty pile. [R30]

    Of several, or in a search, nobody else knows any longer which is which; a single one is watched. [R22]
    """
    p = s.frame_actor[f]
    if z == RESOURCE_PILE and s.count[z] == 0:
        refill(s, d, p)
    elif z == PROJECT_PILE and s.count[z] == 0 and s.count[FIELD_DISCARD] > 0:
        make_anew(s, p)
    count = min(size, s.count[z])
    for _ in range(count):
        c = top(s, z)
        unlink(s, c)
        link_bottom(s, c, LOOKED)
        if count > 1 or size == CARDS:
            s.seen[c] = 0
        s.seen[c] |= 1 << p
        mark_deed(s, f)
        note(s, LOOKS_THROUGH if size == CARDS else LOOKS_AT, p, c, z, LOOKED)


def put_back(s: State, d: Deck, f: int, c: int) -> None:
    """The looker orders the cards put back, one by one. [R30]"""
    at = at_step(s, d, f)
    if d.program[at] == OP_RETURN:
        s.frame_chosen[f] = c
        return
    z = d.program[at + 1]
    unlink(s, c)
    if d.program[at + 2] == TOP:
        link(s, c, z, CARDS + z)
    else:
        link_bottom(s, c, z)
    note(s, PUTS_BACK if d.program[at + 2] == TOP else PUTS_UNDER, s.frame_actor[f], c, LOOKED, z)


def ask_order(s: State, d: Deck, f: int) -> None:
    """Ask which card goes back next, until one is left, which goes by itself."""
    if s.count[LOOKED] > 1:
        ask(s, ASK_PUT_BACK, s.frame_actor[f])
        return
    z = d.program[at_step(s, d, f) + 1]
    if s.count[LOOKED] == 1:
        put_back(s, d, f, top(s, LOOKED))
    if z == PROJECT_PILE:
        mark_emptied(s, s.frame_actor[f])
    s.frame_step[f] += 1


def why_not_pile(s: State, d: Deck, code: int) -> int:
    """Only the top of a pile that this deck draws from, and that is not empty, can be drawn. [P5]"""
    if code < PILE_CODE or code > DISCARD_CODE:
        return NOT_AN_ANSWER
    if d.draw_from >> (code - PILE_CODE) & 1 == 0:
        return PILE_NOT_USED
    if not can_draw(s, d, pile_of(code)):
        return PILE_EMPTY
    return ALLOWED


def why_not_looked_at(s: State, d: Deck, code: int) -> int:
    """The choice is among the cards that are looked at."""
    if code >= d.cards or s.place[code] != LOOKED:
        return NOT_AN_ANSWER
    return ALLOWED if is_first_twin(s, d, code) else TWIN
