"""Looking: at hands and piles, alone or with everyone, and what was looked at going back."""

from .events import note
from .frames import ask, at_step, has_blocked, mark_deed
from .hands import show_card
from .numbers import (
    ASK_PUT_BACK,
    ASK_SIDE,
    CARDS,
    HAND,
    LOOKED,
    NONE,
    OTHER,
    PEEKS,
    PROJECT_PILE,
    PUTS_BACK,
    PUTS_UNDER,
    RESOURCE_PILE,
    REVEALS,
    SHOWN,
    TOP,
)
from .piles import mark_emptied, pour, refill
from .places import everyone, link, link_bottom, shuffle, top, unlink
from .schema import Deck, State


def peek(s: State, f: int, p: int, other: int) -> None:
    """See a hand; the cards are known from then on. [L31]"""
    c = top(s, HAND + other)
    while c < CARDS:
        s.seen[c] |= 1 << p
        mark_deed(s, f)
        note(s, PEEKS, p, c, HAND + other, HAND + other)
        c = s.node_next[c]


def show_hand(s: State, f: int, p: int) -> None:
    """A hand that is revealed is known to all from then on. [L30]"""
    c = top(s, HAND + p)
    while c < CARDS:
        show_card(s, f, c)
        mark_deed(s, f)
        c = s.node_next[c]


def look_at_hands(s: State, f: int, whose: int) -> None:
    """The hand of the chosen seat or of all others is looked at, or shown. [L30]"""
    p = s.frame_actor[f]
    if whose == SHOWN:
        show_hand(s, f, s.frame_seat[f])
        return
    for other in range(s.seats):
        if other != p and (whose == OTHER or other == s.frame_seat[f]) and not has_blocked(s, other):
            peek(s, f, p, other)


def reveal(s: State, d: Deck, f: int, z: int, size: int) -> None:
    """Show the top cards to everyone, with fewer there what is there. [DR33]"""
    if z == RESOURCE_PILE and s.count[z] == 0:
        refill(s, d, s.frame_actor[f])
    for _ in range(min(size, s.count[z])):
        c = top(s, z)
        unlink(s, c)
        link_bottom(s, c, LOOKED)
        s.seen[c] = everyone(s)
        mark_deed(s, f)
        note(s, REVEALS, s.frame_actor[f], c, z, LOOKED)


def ask_return(s: State, d: Deck, f: int, z: int) -> None:
    """Each card goes back to top or bottom, in the order that the player likes. [DR33]"""
    p = s.frame_actor[f]
    if s.frame_chosen[f] == NONE and s.count[LOOKED] == 1:
        s.frame_chosen[f] = top(s, LOOKED)
    if s.count[LOOKED] == 0:
        if z == PROJECT_PILE:
            mark_emptied(s, p)
        s.frame_step[f] += 1
    elif s.frame_chosen[f] == NONE:
        ask(s, ASK_PUT_BACK, p)
    else:
        ask(s, ASK_SIDE, p)


def answer_side(s: State, d: Deck, f: int, code: int) -> None:
    """The card goes to the top or the bottom of its pile."""
    z = d.program[at_step(s, d, f) + 1]
    c = s.frame_chosen[f]
    s.frame_chosen[f] = NONE
    unlink(s, c)
    if code == TOP:
        link(s, c, z, CARDS + z)
    else:
        link_bottom(s, c, z)
    note(s, PUTS_BACK if code == TOP else PUTS_UNDER, s.frame_actor[f], c, LOOKED, z)


def mix(s: State, f: int, z: int) -> None:
    """After a search the pile is shuffled, whether a card was taken or not. [L7]"""
    while s.count[LOOKED] > 0:
        c = top(s, LOOKED)
        unlink(s, c)
        link_bottom(s, c, z)
    if s.count[z] > 0:
        shuffle(s, z, s.frame_actor[f])
    elif z == PROJECT_PILE:
        mark_emptied(s, s.frame_actor[f])


def shuffle_pile(s: State, d: Deck, f: int, z: int, source: int) -> None:
    """A pile is shuffled as it lies, or with another poured into it as at a refill, its top card too. [L33]"""
    p = s.frame_actor[f]
    if source != NONE:
        pour(s, d, source, top(s, source), p)
    if s.count[z] > 0:
        shuffle(s, z, p)
        mark_deed(s, f)
