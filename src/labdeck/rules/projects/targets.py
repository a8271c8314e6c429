"""Targets of games of projects: the projects that an effect offers, and the cards that one's projects need."""

from labdeck.rules.frames import has_blocked
from labdeck.rules.numbers import (
    ALLOWED,
    ANYONE,
    AT_ALL,
    BESIDE,
    BESIDE_ANY,
    BESIDE_OWN,
    BESIDE_SEAT,
    CARDS,
    DISCARD,
    FITS_CHOSEN,
    FITS_MINE,
    HAS_COMPANY,
    HAS_KIND,
    HAS_NEED,
    HAS_PROJECTS,
    HAS_SORT,
    HAS_TAGGED,
    IN_DISCARD,
    IS_FREE,
    IS_FULL,
    IS_SAFE,
    LOSES_SORT,
    MAT,
    NONE,
    NOT_AN_ANSWER,
    OP_ANY,
    OP_BEGIN,
    OP_CARD,
    OP_PROJECT,
    OP_SECOND,
    OWN,
    PRICED,
    PROJECT,
    PROJECT_PILE,
    SCOPE_BITS,
    TAG_SHIFT,
    THEIRS,
    TWIN,
    WITHOUT_EFFECT,
)
from labdeck.rules.outlooks import GOES_ON, NO, YES
from labdeck.rules.places import owner, top
from labdeck.rules.safety import is_safe
from labdeck.rules.schema import Deck, State
from labdeck.rules.targets import has_beside, has_on_mat, has_sort, is_own_pair, list_named, why_not_named

from .needs import fits, fits_one_of, is_full


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


def has_card(s: State, d: Deck, at: int, p: int, seat: int) -> bool:
    """Whether a card choice among open things would offer something, before anything else is chosen."""
    where = d.program[at + 1]
    sorts = d.program[at + 2]
    if where == IN_DISCARD:
        return has_fitting(s, d, p, sorts) if d.program[at + 3] & FITS_MINE else has_sort(s, d, DISCARD, sorts)
    if where == BESIDE_SEAT:
        return has_on_mat(s, d, p, seat, sorts)
    for other in range(s.seats):
        if where == BESIDE_ANY or (other == p) == (where == BESIDE_OWN):
            q = top(s, MAT + other)
            while q < CARDS:
                if s.count[BESIDE + q] > 0 and not is_own_pair(s, q, p):
                    if has_aim(s, d, at, p, q):
                        return True
                q = s.node_next[q]
    return False


def has_fitting(s: State, d: Deck, p: int, sorts: int) -> bool:
    """Whether a card of discard is needed by one of the seat's projects. [L46]"""
    c = top(s, DISCARD)
    while c < CARDS:
        if d.sort[c] & sorts and fits_one_of(s, d, p, c):
            return True
        c = s.node_next[c]
    return False


def has_aim(s: State, d: Deck, at: int, p: int, q: int) -> bool:
    """Whether a card choice would offer a card beside project q."""
    c = top(s, BESIDE + q)
    while c < CARDS:
        if d.sort[c] & d.program[at + 2]:
            if d.program[at + 3] & FITS_MINE == 0 or fits_one_of(s, d, p, c):
                return not is_safe(s, d, q)
        c = s.node_next[c]
    return False


def meets(s: State, d: Deck, q: int, condition: int, argument: int, chosen: int) -> bool:
    """Whether an effect would do something on a project, or may be aimed at it all the same. [R24]"""
    if condition == HAS_SORT:
        return has_beside(s, d, q, argument)
    if condition == IS_FULL:
        return is_full(s, q)
    if condition == FITS_CHOSEN:
        return s.place[chosen] != BESIDE + q and fits(s, d, q, chosen)
    if condition == IS_FREE:
        return s.partner[q] == NONE and d.mandatory[q] == 0
    if condition == HAS_NEED:
        return d.printed[q] & argument != 0
    if condition == HAS_COMPANY:
        return has_company(s, d, q)
    return True


def has_company(s: State, d: Deck, q: int) -> bool:
    """Whether another project of the same seat could be lost. [R10]"""
    other = top(s, s.place[q])
    while other < CARDS:
        if other != q and not is_safe(s, d, other):
            return True
        other = s.node_next[other]
    return False


def is_shielded(s: State, d: Deck, at: int, p: int, q: int) -> bool:
    """Whether an instruction that aims at what lies beside a project, or adds to its needs, meets one's own pair."""
    condition = d.program[at + 2]
    aims = condition == HAS_SORT or condition == LOSES_SORT or condition == HAS_NEED
    return (aims or owner(s, q) != p) and is_own_pair(s, q, p)


def is_harmful(condition: int) -> bool:
    """Whether a project chosen under this condition is taken, moved, burdened or loses a card. [L10]"""
    return condition != IS_FULL and condition != FITS_CHOSEN and condition != AT_ALL


def is_named(scope: int, p: int, seat: int, other: int) -> bool:
    """Whether the sentence means projects of seat `other`: those of player p, of the others, or of a chosen seat."""
    if scope == ANYONE:
        return True
    if scope == THEIRS:
        return other == seat
    return (other == p) == (scope == OWN)


def tags_wanted(x: int) -> int:
    """The bit of the tag that a project must have; 0 if it may have any."""
    return (1 << ((x & (PRICED - 1)) >> TAG_SHIFT)) >> 1


def why_not_project(s: State, d: Deck, at: int, p: int, seat: int, q: int, chosen: int) -> int:
    """Only active projects of the named player and tag, on which the effect would do something, are offered. [R24]"""
    if q >= d.cards or d.role[q] != PROJECT or owner(s, q) == NONE:
        return NOT_AN_ANSWER
    wanted = tags_wanted(d.program[at + 1])
    if not is_named(d.program[at + 1] & SCOPE_BITS, p, seat, owner(s, q)) or d.tags[q] & wanted != wanted:
        return NOT_AN_ANSWER
    if is_shielded(s, d, at, p, q) or has_blocked(s, owner(s, q)):
        return NOT_AN_ANSWER
    if is_harmful(d.program[at + 2]) and is_safe(s, d, q):
        return IS_SAFE
    if not meets(s, d, q, d.program[at + 2], d.program[at + 3], chosen):
        return WITHOUT_EFFECT
    return ALLOWED


def is_offered(s: State, d: Deck, at: int, p: int, q: int) -> bool:
    """Whether a choice among the own projects offers project q. [R24]"""
    return why_not_project(s, d, at, p, p, q, NONE) == ALLOWED


def list_projects(s: State, d: Deck, at: int, p: int, seat: int, chosen: int, size: int) -> int:
    """List the projects that instruction `at` offers."""
    scope = d.program[at + 1] & SCOPE_BITS
    wanted = tags_wanted(d.program[at + 1])
    harms = d.guarding != 0 and is_harmful(d.program[at + 2])
    for other in range(s.seats):
        if is_named(scope, p, seat, other) and not has_blocked(s, other):
            q = top(s, MAT + other)
            while q < CARDS:
                if d.tags[q] & wanted == wanted and not is_shielded(s, d, at, p, q):
                    if meets(s, d, q, d.program[at + 2], d.program[at + 3], chosen):
                        if not (harms and is_safe(s, d, q)):
                            s.legal[size] = q
                            size += 1
                q = s.node_next[q]
    return size


def has_project(s: State, d: Deck, at: int, p: int, seat: int, size: int) -> bool:
    """Whether instruction `at` would offer a project on which the effect does something. [P12]"""
    scope = d.program[at + 1] & SCOPE_BITS
    condition = d.program[at + 2]
    if condition == LOSES_SORT:
        condition = HAS_SORT
    for other in range(s.seats):
        if s.count[MAT + other] > 0 and is_named(scope, p, seat, other):
            q = top(s, MAT + other)
            while q < CARDS:
                if meets(s, d, q, condition, d.program[at + 3], NONE):
                    if why_not_project(s, d, at, p, seat, q, NONE) == ALLOWED:
                        return True
                q = s.node_next[q]
    return False


def prospect_own(s: State, d: Deck, p: int, other: int, at: int, size: int) -> int:
    """Whether an instruction about projects would do something. [P12]"""
    op = d.program[at]
    if op == OP_PROJECT or op == OP_SECOND or op == OP_ANY:
        return GOES_ON if has_project(s, d, at, p, other, size) else NO
    if op == OP_CARD:
        return has_card(s, d, at, p, other)
    if op == OP_BEGIN:
        return s.count[PROJECT_PILE] > 0
    return YES


def count_on_table(s: State, d: Deck, test: int, argument: int, p: int) -> int:
    """What a seat has: active projects, of some kinds, with a tag or full, or cards beside them. [L5]"""
    size = 0
    q = top(s, MAT + p)
    while q < CARDS:
        if test == HAS_KIND:
            c = top(s, BESIDE + q)
            while c < CARDS:
                if d.sort[c] & argument:
                    size += 1
                c = s.node_next[c]
        elif test == HAS_PROJECTS:
            size += argument == 0 or d.printed[q] & argument != 0
        elif test == HAS_TAGGED:
            size += d.tags[q] >> (argument - 1) & 1
        else:
            size += is_full(s, q)
        q = s.node_next[q]
    return size
