"""Projects on the table: start, work, complete, give away, collaborate, leave."""

from labdeck.rules.events import note
from labdeck.rules.numbers import (
    ACCEPTS,
    ALLOWED,
    ALREADY_PARTNERS,
    BESIDE,
    BURN,
    CARDS,
    CLEARS,
    COMPLETES,
    DONE,
    GIVES,
    IN_A_PAIR,
    IS_MANDATORY,
    LOSES,
    NO_OFFERS,
    NONE,
    NOT_NEEDED,
    NOT_YOURS,
    OFFERED_BEFORE,
    OFFERS,
    ON_ANOTHER,
    PARTS,
    PROJECT,
    PUTS,
    RESOURCE,
    STARTS,
    STAYS,
    SWAPS,
    TABLE,
    TOO_MANY_RESOURCES,
    WILDCARD,
)
from labdeck.rules.places import move, owner, top
from labdeck.rules.schema import Deck, State

from .ending import mark_completion
from .needs import fits, is_full, match_best, reckon, settle, shift


def start(s: State, d: Deck, p: int, q: int) -> None:
    """A project goes from the hand face up on the table; there is no limit to active projects. [P9]"""
    move(s, q, TABLE + p, STARTS, p)
    settle(s, d, q)


def give(s: State, d: Deck, p: int, q: int, to: int) -> None:
    """A mandatory project is active at once with the player who gets it. [R17]"""
    move(s, q, TABLE + to, GIVES, p)
    settle(s, d, q)


def why_not_put(s: State, d: Deck, p: int, c: int) -> int:
    """A resource that an active project still needs may be put beside it. [P10]"""
    q = top(s, TABLE + p)
    while q < CARDS:
        if why_not_put_on(s, d, p, c, q) == ALLOWED:
            return ALLOWED
        if s.partner[q] != NONE and why_not_put_on(s, d, p, c, s.partner[q]) == ALLOWED:
            return ALLOWED
        q = s.node_next[q]
    return NOT_NEEDED


def why_not_put_on(s: State, d: Deck, p: int, c: int, q: int) -> int:
    """It goes to one's own project; a wildcard also to the partner's, since it serves one of a pair only. [P33]"""
    if d.role[q] != PROJECT or owner(s, q) == NONE:
        return NOT_YOURS
    if owner(s, q) != p:
        if s.partner[q] == NONE or owner(s, s.partner[q]) != p or d.role[c] != WILDCARD:
            return ON_ANOTHER
    if not fits(s, d, q, c):
        return NOT_NEEDED
    return ALLOWED


def put(s: State, d: Deck, p: int, c: int, q: int) -> None:
    """Put a resource beside a project; its owner cannot take it back or move it."""
    shift(s, d, c, BESIDE + q, PUTS, p)


def set_aside(s: State, d: Deck, q: int) -> None:
    """A completed project goes to its owner's completed ones."""
    p = owner(s, q)
    move(s, q, DONE + p, COMPLETES, p)
    s.open[q] = 0


def clear(s: State, d: Deck, q: int, p: int) -> None:
    """Resources go where the deck says, wildcards and other modifiers to burn. [P11]"""
    while s.count[BESIDE + q] > 0:
        c = s.node_prev[CARDS + BESIDE + q]
        z = d.completed_to if d.role[c] == RESOURCE else BURN
        move(s, c, z, CLEARS, p)


def complete_partner(s: State, d: Deck, q: int, p: int) -> None:
    """When both are full, each player takes their own project and its points. [P34]"""
    r = s.partner[q]
    if r != NONE:
        s.partner[q] = NONE
        s.partner[r] = NONE
        set_aside(s, d, r)
        clear(s, d, r, p)


def complete(s: State, d: Deck, p: int, q: int) -> None:
    """A full project is set aside for its points, and its partner's with it: one completion. [P11]"""
    complete_partner(s, d, q, p)
    set_aside(s, d, q)
    clear(s, d, q, p)
    mark_completion(s, p)


def complete_full(s: State, d: Deck, p: int) -> None:
    """A project that is full when the action phase ends completes by itself. [R2]"""
    q = top(s, TABLE + p)
    while q < CARDS:
        after = s.node_next[q]
        if is_full(s, q):
            complete(s, d, p, q)
        q = after


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


def leave(s: State, d: Deck, q: int, z: int, p: int) -> None:
    """A project leaves the table for a pile, with what lies beside it; added needs burn. [P17]"""
    if s.partner[q] != NONE:
        part(s, d, q, p)
    while s.count[BESIDE + q] > 0:
        c = s.node_prev[CARDS + BESIDE + q]
        move(s, c, z if d.serves[c] else BURN, LOSES, p)
    move(s, q, z, LOSES, p)
    s.open[q] = 0


def swap(s: State, d: Deck, q: int, r: int, p: int) -> None:
    """Two projects change owners; resources and added needs travel with them. [R34]"""
    mine = owner(s, q)
    theirs = owner(s, r)
    move(s, q, TABLE + theirs, SWAPS, p)
    move(s, r, TABLE + mine, SWAPS, p)


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
    q = top(s, TABLE + p)
    while q < CARDS:
        if s.partner[q] != NONE:
            seats |= 1 << (s.place[s.partner[q]] - TABLE)
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
        r = top(s, TABLE + other)
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
            r = top(s, TABLE + other)
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
