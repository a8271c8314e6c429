"""Collaboration: two players' projects become a pair, and part again."""

from labdeck.rules.events import note
from labdeck.rules.numbers import (
    ACCEPTS,
    ALLOWED,
    ALREADY_PARTNERS,
    BESIDE,
    BURN,
    CARDS,
    IN_A_PAIR,
    IS_MANDATORY,
    LOSES,
    MAT,
    NO_OFFERS,
    NONE,
    NOT_YOURS,
    OFFERED_BEFORE,
    OFFERS,
    PARTS,
    PROJECT,
    STAYS,
    TOO_MANY_RESOURCES,
)
from labdeck.rules.places import move, owner, top
from labdeck.rules.schema import Deck, State

from .needs import fits, match_best, reckon, shift


def resources_beside(s: State, d: Deck, q: int) -> int:
    """How many resources and wildcards lie beside a project."""
    size = 0
    c = top(s, BESIDE + q)
    while c < CARDS:
        if d.serves[c]:
            size += 1
        c = s.node_next[c]
    return size


def why_not_collaborate(s: State, d: Deck, q: int) -> int:
    """Each project has at most one resource when it starts, is in no other pair, and is not mandatory. [P31]"""
    if d.mandatory[q]:
        return IS_MANDATORY
    if s.partner[q] != NONE:
        return IN_A_PAIR
    if resources_beside(s, d, q) > 1:
        return TOO_MANY_RESOURCES
    return ALLOWED


def partners(s: State, p: int) -> int:
    """A bit for each seat with which a seat collaborates: at most once at a time with each. [P32]"""
    seats = 0
    q = top(s, MAT + p)
    while q < CARDS:
        if s.partner[q] != NONE:
            seats |= 1 << (s.place[s.partner[q]] - MAT)
        q = s.node_next[q]
    return seats


def was_offered(s: State, q: int, r: int) -> bool:
    """An offer between the same two projects is made at most once a turn. [R21]"""
    for i in range(s.offers_made):
        if s.offers[i] == q * CARDS + r or s.offers[i] == r * CARDS + q:
            return True
    return False


def why_not_offer_with(s: State, d: Deck, p: int, q: int, r: int) -> int:
    """An offer joins one's own active project with one of another player's. [P30]"""
    if d.role[r] != PROJECT or owner(s, r) == NONE or owner(s, r) == p:
        return NOT_YOURS
    reason = why_not_collaborate(s, d, r)
    if reason != ALLOWED:
        return reason
    if partners(s, p) >> owner(s, r) & 1:
        return ALREADY_PARTNERS
    if was_offered(s, q, r):
        return OFFERED_BEFORE
    return ALLOWED


def why_not_offer(s: State, d: Deck, p: int, q: int) -> int:
    """Where the deck allows collaboration, an active project may be offered, if there is one to offer it to. [P30]"""
    if d.collaboration == 0 or s.offers_made == OFFERS:
        return NO_OFFERS
    reason = why_not_collaborate(s, d, q)
    if reason != ALLOWED:
        return reason
    reason = NO_OFFERS
    for other in range(s.seats):
        r = top(s, MAT + other)
        while r < CARDS and other != p:
            reason = why_not_offer_with(s, d, p, q, r)
            if reason == ALLOWED:
                return ALLOWED
            r = s.node_next[r]
    return reason


def can_collaborate(s: State, d: Deck, q: int) -> bool:
    """Whether a project may enter a collaboration: the short way to an empty `why_not_collaborate`."""
    if s.partner[q] != NONE or d.mandatory[q]:
        return False
    return s.count[BESIDE + q] <= 1 or resources_beside(s, d, q) <= 1


def has_taker(s: State, d: Deck, p: int, q: int, seats: int) -> bool:
    """Whether someone besides these partners has a project to which q may be offered; NONE was never offered yet."""
    for other in range(s.seats):
        if other != p and seats >> other & 1 == 0:
            r = top(s, MAT + other)
            while r < CARDS:
                if can_collaborate(s, d, r) and (q == NONE or not was_offered(s, q, r)):
                    return True
                r = s.node_next[r]
    return False


def can_offer(s: State, d: Deck, p: int, q: int, seats: int) -> bool:
    """Whether a project can be offered, where some can: the short way to an empty `why_not_offer`."""
    return can_collaborate(s, d, q) and (s.offers_made == 0 or has_taker(s, d, p, q, seats))


def join(s: State, d: Deck, q: int, r: int) -> None:
    """Two projects become a pair, and a card beside one serves both. [P33]"""
    s.partner[q] = r
    s.partner[r] = q
    reckon(s, d, q)
    reckon(s, d, r)
    note(s, ACCEPTS, owner(s, r), r, BESIDE + q, BESIDE + r)


def part(s: State, d: Deck, q: int, p: int) -> None:
    """If one of a pair leaves, the cards beside it stay with the other as far as it needs them. [P37]"""
    r = s.partner[q]
    s.partner[q] = NONE
    s.partner[r] = NONE
    note(s, PARTS, p, q, BESIDE + q, BESIDE + r)
    reckon(s, d, r)
    c = s.node_prev[CARDS + BESIDE + q]
    while c < CARDS:
        after = s.node_prev[c]
        if d.serves[c] and fits(s, d, r, c):
            shift(s, d, c, BESIDE + r, STAYS, p)
        elif d.serves[c]:
            move(s, c, BURN, LOSES, p)
        c = after
    burn_spares(s, d, r, p)


def burn_spares(s: State, d: Deck, q: int, p: int) -> None:
    """What a project that is alone again does not need burns. [P37]"""
    size = match_best(s, d, q)
    c = s.node_prev[CARDS + BESIDE + q]
    while c < CARDS:
        after = s.node_prev[c]
        spare = d.serves[c] != 0
        for i in range(size):
            if s.match[i] == c:
                spare = False
        if spare:
            move(s, c, BURN, LOSES, p)
        c = after
    reckon(s, d, q)
