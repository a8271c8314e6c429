"""Piles: what may be drawn, drawing, refilling, and looking at what was drawn."""

from .events import note
from .numbers import (
    BURN,
    BURNS_DRAWN,
    CARDS,
    DISCARD,
    DRAWS,
    EMPTIES_PROJECTS,
    FIELD_DISCARD,
    HAND,
    HURTS_NOBODY,
    NONE,
    OUT,
    PROJECT,
    PROJECT_PILE,
    QUEUE,
    REFILLS,
    REMOVES,
    RESOURCE,
    RESOURCE_PILE,
    SEES,
    SIEVE_MODIFIERS,
    SIEVE_NONE,
)
from .places import move, shuffle, top
from .schema import Deck, State

FROM_BURN, FROM_DISCARD, FROM_ALL_DISCARD = 1, 2, 4


def yields(s: State, d: Deck, sources: int) -> bool:
    """Whether a refill from these sources would bring a card."""
    if sources & FROM_BURN:
        c = top(s, BURN)
        while c < CARDS:
            if d.back[c] == RESOURCE_PILE:
                return True
            c = s.node_next[c]
    if sources & FROM_ALL_DISCARD:
        return s.count[DISCARD] > 0
    if sources & FROM_DISCARD and s.count[DISCARD] > 1:
        c = s.node_next[top(s, DISCARD)]
        while c < CARDS:
            if d.back[c] == RESOURCE_PILE:
                return True
            c = s.node_next[c]
    return False


def can_draw(s: State, d: Deck, z: int) -> bool:
    """A pile with nothing in it, and nothing to refill it, cannot be drawn from. [R1]"""
    if s.count[z] > 0:
        return True
    return z == RESOURCE_PILE and (yields(s, d, d.refill) or yields(s, d, d.refill_else))


def pour(s: State, d: Deck, z: int, c: int, p: int) -> None:
    """Pour a pile from card c on into the resource pile; projects leave the game. [P25]"""
    before = s.node_prev[c]
    if z == DISCARD:
        sort_out(s, d, c, p)
    c = s.node_next[before]
    while c < CARDS:
        after = s.node_next[c]
        if d.back[c] == RESOURCE_PILE:
            move(s, c, RESOURCE_PILE, REFILLS, p)
        c = after


def sort_out(s: State, d: Deck, c: int, p: int) -> None:
    """What has another back than the resource pile leaves discard, from card c on. [P25]"""
    while c < CARDS:
        after = s.node_next[c]
        if d.back[c] != RESOURCE_PILE:
            move(s, c, OUT if d.role[c] == PROJECT else BURN, REMOVES, p)
        c = after


def refill(s: State, d: Deck, p: int) -> None:
    """An empty resource pile is refilled as the deck says, shuffled, and never before it is needed. [P7]

    With nothing to refill it, all stays as it is. [R1]
    """
    sources = d.refill
    if not yields(s, d, sources):
        sources = d.refill_else
        if not yields(s, d, sources):
            return
    if sources & FROM_BURN:
        pour(s, d, BURN, top(s, BURN), p)
    if sources & FROM_DISCARD and s.count[DISCARD] > 1:
        pour(s, d, DISCARD, s.node_next[top(s, DISCARD)], p)
    if sources & FROM_ALL_DISCARD:
        pour(s, d, DISCARD, top(s, DISCARD), p)
    shuffle(s, RESOURCE_PILE, p)


def mark_emptied(s: State, p: int) -> None:
    """Once the last project card has been drawn, the end game begins. [P8]"""
    if s.emptied == 0 and s.count[PROJECT_PILE] == 0:
        s.emptied = 1
        s.quiet = -1
        note(s, EMPTIES_PROJECTS, p, NONE, PROJECT_PILE, PROJECT_PILE)


def draw(s: State, d: Deck, p: int, z: int) -> int:
    """Seat p takes the top card of a pile into the hand, without looking at it yet; how many came."""
    if z == RESOURCE_PILE and s.count[z] == 0:
        refill(s, d, p)
    if s.count[z] == 0:
        return 0
    move(s, top(s, z), HAND + p, DRAWS, p)
    if z == PROJECT_PILE:
        mark_emptied(s, p)
    return 1


def see(s: State, d: Deck, p: int, c: int) -> None:
    """Seat p looks at a card in hand; if it must be played at once it is laid aside to be played. [P15]"""
    if s.seen[c] >> p & 1 == 0:
        s.seen[c] |= 1 << p
        note(s, SEES, p, c, HAND + p, HAND + p)
    if d.at_once[c]:
        move(s, c, QUEUE + p, SEES, p)
        s.queued += 1


def look(s: State, d: Deck, p: int) -> None:
    """Seat p looks at all cards in hand, the oldest first."""
    c = s.node_prev[CARDS + HAND + p]
    while c < CARDS:
        after = s.node_prev[c]
        see(s, d, p, c)
        c = after


def sift(s: State, d: Deck, p: int, drawn: int, sieve: int) -> None:
    """Of the cards just drawn, the newest of the hand, the modifiers that the effect names burn. [R29]"""
    if sieve == SIEVE_NONE:
        return
    c = top(s, HAND + p)
    for _ in range(drawn):
        after = s.node_next[c]
        if d.role[c] > RESOURCE and (sieve == SIEVE_MODIFIERS or d.hurts[c] != HURTS_NOBODY):
            move(s, c, BURN, BURNS_DRAWN, p)
        c = after


def make_anew(s: State, p: int) -> None:
    """An empty discovery pile is made anew from its discards. [DR9]"""
    while s.count[FIELD_DISCARD] > 0:
        move(s, top(s, FIELD_DISCARD), PROJECT_PILE, REFILLS, p)
    shuffle(s, PROJECT_PILE, p)
