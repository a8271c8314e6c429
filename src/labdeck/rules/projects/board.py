"""Projects on the table: start, work, complete, give away, leave."""

from labdeck.rules.events import note
from labdeck.rules.gains import add_points
from labdeck.rules.numbers import (
    ALLOWED,
    BESIDE,
    BRINGS,
    BURN,
    CARDS,
    CARRIES,
    CLEARS,
    COMPLETES,
    DISCARD,
    DONE,
    GAINS_POINTS,
    GIVES,
    HAND,
    LOSES,
    MAT,
    NONE,
    NOT_NEEDED,
    NOT_YOURS,
    ON_ANOTHER,
    PROJECT,
    PROJECT_PILE,
    PUTS,
    RESOURCE,
    RETURNS,
    STARTS,
    SWAPS,
    WILDCARD,
)
from labdeck.rules.piles import mark_emptied
from labdeck.rules.places import everyone, move, owner, top
from labdeck.rules.schema import Deck, State

from .collaboration import part
from .ending import mark_completion, worth_beside
from .needs import fits, is_full, settle, shift


def start(s: State, d: Deck, p: int, q: int) -> None:
    """A project goes from the hand face up on the table; there is no limit to active projects. [P9]"""
    move(s, q, MAT + p, STARTS, p)
    settle(s, d, q)


def give(s: State, d: Deck, p: int, q: int, to: int) -> None:
    """A mandatory project is active at once with the player who gets it. [R17]"""
    move(s, q, MAT + to, GIVES, p)
    settle(s, d, q)


def why_not_put(s: State, d: Deck, p: int, c: int) -> int:
    """A resource that an active project still needs may be put beside it. [P10]"""
    q = top(s, MAT + p)
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
    """A completed project goes to its owner's completed ones; what it gained by cards beside it stays. [L42]"""
    p = owner(s, q)
    if d.changing:
        more = worth_beside(s, d, q)
        add_points(s, p, more)
        note(s, GAINS_POINTS, p, q, more, more)
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
    q = top(s, MAT + p)
    while q < CARDS:
        after = s.node_next[q]
        if is_full(s, q):
            complete(s, d, p, q)
        q = after


def leave(s: State, d: Deck, q: int, z: int, p: int) -> None:
    """A project leaves the table for a pile, with what lies beside it; added needs burn. [P17]

    Where it goes back to a hand, its cards are discarded. [L36]
    """
    if s.partner[q] != NONE:
        part(s, d, q, p)
    while s.count[BESIDE + q] > 0:
        c = s.node_prev[CARDS + BESIDE + q]
        move(s, c, BURN if d.serves[c] == 0 or z == BURN else DISCARD, LOSES, p)
    move(s, q, z, LOSES if z == DISCARD or z == BURN else RETURNS, p)
    s.open[q] = 0


def bring(s: State, d: Deck, p: int) -> bool:
    """The top project of its pile is active at once, a mandatory one is shown and given away; whether one came. [L34]

    It counts as drawn. [P8]
    """
    if s.count[PROJECT_PILE] == 0:
        return False
    q = top(s, PROJECT_PILE)
    s.seen[q] = everyone(s)
    move(s, q, HAND + p if d.mandatory[q] else MAT + p, BRINGS, p)
    settle(s, d, q)
    mark_emptied(s, p)
    return True


def carry(s: State, q: int, p: int) -> None:
    """A project changes hands with everything beside it. [L35]"""
    if owner(s, q) != p:
        move(s, q, MAT + p, CARRIES, p)


def swap(s: State, d: Deck, q: int, r: int, p: int) -> None:
    """Two projects change owners; resources and added needs travel with them. [R34]"""
    mine = owner(s, q)
    theirs = owner(s, r)
    move(s, q, MAT + theirs, SWAPS, p)
    move(s, r, MAT + mine, SWAPS, p)
