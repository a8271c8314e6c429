"""Targets of games of projects: the projects that an effect offers, and the cards that one's projects need."""

from labdeck.rules.numbers import (
    ALLOWED,
    ANYONE,
    BESIDE,
    BESIDE_ANY,
    BESIDE_OWN,
    CARDS,
    DISCARD,
    FITS_CHOSEN,
    FITS_MINE,
    HAS_COMPANY,
    HAS_NEED,
    HAS_SORT,
    IN_DISCARD,
    IS_FREE,
    IS_FULL,
    LOSES_SORT,
    MAT,
    NONE,
    NOT_AN_ANSWER,
    OTHER,
    OWN,
    PROJECT,
    TAG_SHIFT,
    TWIN,
    WITHOUT_EFFECT,
)
from labdeck.rules.places import owner, top
from labdeck.rules.schema import Deck, State
from labdeck.rules.targets import has_beside, has_sort, is_own_pair, list_named, why_not_named

from .needs import fits, fits_one_of, is_full

SCOPE_BITS = (1 << TAG_SHIFT) - 1


def list_cards(s: State, d: Deck, at: int, p: int, other: int, q: int, size: int) -> int:
    """List the cards that instruction `at` offers; where it says so only those that one's projects need. [R24]"""
    end = list_named(s, d, at, p, other, q, size)
    return keep_fitting(s, d, p, size, end) if d.program[at + 3] & FITS_MINE else end


def why_not_card(s: State, d: Deck, at: int, p: int, other: int, q: int, c: int) -> int:
    """Only cards that the sentence names, and on which it would do something, are offered. [R24]"""
    reason = why_not_named(s, d, at, p, other, q, c)
    if reason == ALLOWED or reason == TWIN:
        if d.program[at + 3] & FITS_MINE and not fits_one_of(s, d, p, c):
            return WITHOUT_EFFECT
    return reason


def keep_fitting(s: State, d: Deck, p: int, first: int, size: int) -> int:
    """Of the listed cards keep those that one of the seat's projects needs. [R24]"""
    kept = first
    for i in range(first, size):
        if fits_one_of(s, d, p, s.legal[i]):
            s.legal[kept] = s.legal[i]
            kept += 1
    return kept


def has_card(s: State, d: Deck, at: int, p: int) -> bool:
    """Whether a card choice among open things would offer something, before anything else is chosen."""
    where = d.program[at + 1]
    sorts = d.program[at + 2]
    if where == IN_DISCARD:
        return has_sort(s, d, DISCARD, sorts)
    for other in range(s.seats):
        if where == BESIDE_ANY or (other == p) == (where == BESIDE_OWN):
            q = top(s, MAT + other)
            while q < CARDS:
                if s.count[BESIDE + q] > 0 and not is_own_pair(s, q, p):
                    c = top(s, BESIDE + q)
                    while c < CARDS:
                        if d.sort[c] & sorts:
                            if d.program[at + 3] & FITS_MINE == 0 or fits_one_of(s, d, p, c):
                                return True
                        c = s.node_next[c]
                q = s.node_next[q]
    return False


def meets(s: State, d: Deck, q: int, condition: int, argument: int, chosen: int) -> bool:
    """Whether an effect would do something on a project, or may be aimed at it all the same. [R24]"""
    if condition == HAS_SORT:
        return has_beside(s, d, q, argument)
    if condition == IS_FULL:
        return is_full(s, q)
    if condition == FITS_CHOSEN:
        return fits(s, d, q, chosen)
    if condition == IS_FREE:
        return s.partner[q] == NONE and d.mandatory[q] == 0
    if condition == HAS_NEED:
        return d.printed[q] & argument != 0
    if condition == HAS_COMPANY:
        return s.count[s.place[q]] > 1
    return True


def is_shielded(s: State, d: Deck, at: int, p: int, q: int) -> bool:
    """Whether an instruction that aims at what lies beside a project, or adds to its needs, meets one's own pair."""
    condition = d.program[at + 2]
    aims = condition == HAS_SORT or condition == LOSES_SORT or condition == HAS_NEED
    return (aims or owner(s, q) != p) and is_own_pair(s, q, p)


def why_not_project(s: State, d: Deck, at: int, p: int, q: int, chosen: int) -> int:
    """Only active projects of the named player and tag, on which the effect would do something, are offered. [R24]"""
    if q >= d.cards or d.role[q] != PROJECT or owner(s, q) == NONE:
        return NOT_AN_ANSWER
    scope = d.program[at + 1] & SCOPE_BITS
    tag = d.program[at + 1] >> TAG_SHIFT
    mine = owner(s, q) == p
    if (scope == OWN and not mine) or (scope == OTHER and mine):
        return NOT_AN_ANSWER
    if tag and d.tags[q] >> (tag - 1) & 1 == 0:
        return NOT_AN_ANSWER
    if is_shielded(s, d, at, p, q):
        return NOT_AN_ANSWER
    if not meets(s, d, q, d.program[at + 2], d.program[at + 3], chosen):
        return WITHOUT_EFFECT
    return ALLOWED


def list_projects(s: State, d: Deck, at: int, p: int, chosen: int, size: int) -> int:
    """List the projects that instruction `at` offers."""
    scope = d.program[at + 1] & SCOPE_BITS
    wanted = (1 << (d.program[at + 1] >> TAG_SHIFT)) >> 1
    for other in range(s.seats):
        if scope == ANYONE or (other == p) == (scope == OWN):
            q = top(s, MAT + other)
            while q < CARDS:
                if d.tags[q] & wanted == wanted and not is_shielded(s, d, at, p, q):
                    if meets(s, d, q, d.program[at + 2], d.program[at + 3], chosen):
                        s.legal[size] = q
                        size += 1
                q = s.node_next[q]
    return size


def has_project(s: State, d: Deck, at: int, p: int, size: int) -> bool:
    """Whether instruction `at` would offer a project on which the effect does something. [P12]"""
    end = list_projects(s, d, at, p, NONE, size)
    if d.program[at + 2] != LOSES_SORT:
        return end > size
    for i in range(size, end):
        if has_beside(s, d, s.legal[i], d.program[at + 3]):
            return True
    return False
