"""Targets: what a choice inside an effect offers, listed by walking the table and, apart from that, as reasons.

Each listing appends codes to `legal` from position `size` on and returns the new size.
"""

from .frames import has_blocked
from .numbers import (
    ALLOWED,
    BELOW_OWN,
    BESIDE,
    BESIDE_ANY,
    BESIDE_CHOSEN,
    BESIDE_OTHER,
    BESIDE_OWN,
    BESIDE_SEAT,
    BURN,
    BY_SEAT,
    CARDS,
    DISCARD,
    FIELD,
    HAND,
    HAND_OR_MAT,
    IN_BOTH,
    IN_BURN,
    IN_DISCARD,
    IN_FIELD,
    IN_HAND,
    IS_SAFE,
    KIND_BITS,
    LOOKED,
    LOOKED_AT,
    MAT,
    MODIFIER_PILE,
    MODIFIER_SORTS,
    NONE,
    NOT_AN_ANSWER,
    OWN_HAND,
    PROJECT_PILE,
    PROJECT_SORT,
    TWIN,
    WILD_SORT,
)
from .places import host, is_first_twin, owner, top
from .safety import is_safe
from .schema import Deck, State


def sorts_of_back(d: Deck, z: int) -> int:
    """What a card with this back can be, as far as everyone can see."""
    if z == PROJECT_PILE:
        return PROJECT_SORT
    if z == MODIFIER_PILE:
        return MODIFIER_SORTS
    if d.modifier_pile and d.field == 0:
        return KIND_BITS
    return ~PROJECT_SORT


def may_hold(s: State, d: Deck, p: int, sorts: int, played: int) -> bool:
    """Whether a hand could hold such a card, as far as everyone can see its backs; the one played apart. [R27]"""
    if sorts & d.sorts == 0:
        return False
    c = top(s, HAND + p)
    while c < CARDS:
        if c != played and sorts & d.sorts & sorts_of_back(d, d.back[c]):
            return True
        c = s.node_next[c]
    return False


def has_beside(s: State, d: Deck, q: int, sorts: int) -> bool:
    """Whether a card that can be hurt lies beside a project, or beside the one it is a pair with. [R37]"""
    if has_blocker(s, q):
        return False
    if has_sort(s, d, BESIDE + q, sorts) and not is_safe(s, d, q):
        return True
    r = s.partner[q]
    return r != NONE and has_sort(s, d, BESIDE + r, sorts) and not is_safe(s, d, r)


def has_blocker(s: State, q: int) -> bool:
    """Whether a member of a pair has blocked the card under way, which saves what belongs to both. [R40]"""
    r = s.partner[q]
    return r != NONE and (has_blocked(s, owner(s, q)) or has_blocked(s, owner(s, r)))


def has_sort(s: State, d: Deck, z: int, sorts: int) -> bool:
    """Whether an open place has a card of these sorts."""
    c = top(s, z)
    while c < CARDS:
        if d.sort[c] & sorts:
            return True
        c = s.node_next[c]
    return False


def in_hand(sorts: int) -> int:
    """Of what may be lost from hand or table, what that means in a hand: there no wildcard is a resource. [R32]"""
    return sorts & ~WILD_SORT


def could_lose(s: State, d: Deck, actor: int, p: int, sorts: int, played: int) -> bool:
    """Whether a seat could lose such a card from hand or table, as far as everyone can see. [R27]"""
    return may_hold(s, d, p, in_hand(sorts), played) or has_on_mat(s, d, actor, p, sorts)


def has_on_mat(s: State, d: Deck, actor: int, p: int, sorts: int) -> bool:
    """Whether what an actor plays could reach such a card beside a seat's projects. [R37]"""
    q = top(s, MAT + p)
    while q < CARDS:
        if not is_own_pair(s, q, actor) and has_beside(s, d, q, sorts):
            return True
        q = s.node_next[q]
    return False


def share_loss(s: State, d: Deck, actor: int, p: int, other: int, sorts: int) -> bool:
    """Whether two seats are a pair beside which such a card lies, at which someone else's effect may reach. [R40]"""
    q = top(s, MAT + p)
    while q < CARDS:
        if s.partner[q] != NONE and owner(s, s.partner[q]) == other:
            return not is_own_pair(s, q, actor) and has_beside(s, d, q, sorts)
        q = s.node_next[q]
    return False


def list_place(s: State, d: Deck, z: int, sorts: int, size: int) -> int:
    """List the cards of these sorts in a place, equal ones once."""
    twins = 0
    c = top(s, z)
    while c < CARDS:
        if d.sort[c] & sorts and twins >> d.twin[c] & 1 == 0:
            if d.twin[c]:
                twins |= 1 << d.twin[c]
            s.legal[size] = c
            size += 1
        c = s.node_next[c]
    return size


def is_seen_by_actor(d: Deck, at: int) -> bool:
    """Whether a card of another's hand is chosen by who looks at it, and not by its owner. [L31]"""
    return d.program[at + 3] & BY_SEAT == 0


def list_lowest(s: State, d: Deck, z: int, sorts: int, size: int) -> int:
    """List the cards of another's hand by their numbers, since it has no order to see; of equal ones the lowest."""
    twins = 0
    for c in range(d.cards):
        if s.place[c] == z and d.sort[c] & sorts and twins >> d.twin[c] & 1 == 0:
            if d.twin[c]:
                twins |= 1 << d.twin[c]
            s.legal[size] = c
            size += 1
    return size


def is_lowest_twin(s: State, d: Deck, c: int) -> bool:
    """Of equal cards in another's hand the lowest-numbered stands for all."""
    for other in range(c):
        if d.twin[c] and d.twin[other] == d.twin[c] and s.place[other] == s.place[c]:
            return False
    return True


def is_own_pair(s: State, q: int, p: int) -> bool:
    """What a member plays leaves their own pair alone. [R37]"""
    return s.partner[q] != NONE and (owner(s, q) == p or owner(s, s.partner[q]) == p)


def list_aims(s: State, d: Deck, p: int, other: int, sorts: int, size: int) -> int:
    """List the cards beside a seat's projects at which seat p may aim."""
    q = top(s, MAT + other)
    while q < CARDS:
        if not is_own_pair(s, q, p) and not is_safe(s, d, q) and not has_blocker(s, q):
            size = list_place(s, d, BESIDE + q, sorts, size)
        q = s.node_next[q]
    return size


def list_side(s: State, d: Deck, q: int, sorts: int, size: int) -> int:
    """List the cards beside a project: those beside a pair belong to both. [R37]"""
    if has_blocker(s, q):
        return size
    if not is_safe(s, d, q):
        size = list_place(s, d, BESIDE + q, sorts, size)
    r = s.partner[q]
    if r != NONE and not is_safe(s, d, r):
        size = list_place(s, d, BESIDE + r, sorts, size)
    return size


def list_mat(s: State, d: Deck, p: int, other: int, sorts: int, size: int) -> int:
    """List the cards beside all projects of a seat, and beside those of its partners, that seat p may touch. [R37]"""
    q = top(s, MAT + other)
    while q < CARDS:
        if not is_own_pair(s, q, p):
            size = list_side(s, d, q, sorts, size)
        q = s.node_next[q]
    return size


def list_named(s: State, d: Deck, at: int, p: int, other: int, q: int, size: int) -> int:
    """List the cards that instruction `at` names, in places that all families have."""
    where = d.program[at + 1]
    sorts = d.program[at + 2]
    if where == BESIDE_OWN:
        size = list_aims(s, d, p, p, sorts, size)
    elif where == BESIDE_OTHER or where == BESIDE_ANY:
        for r in range(s.seats):
            if (r != p or where == BESIDE_ANY) and not has_blocked(s, r):
                size = list_aims(s, d, p, r, sorts, size)
    elif where == BESIDE_CHOSEN:
        size = list_side(s, d, q, sorts, size)
    elif where == HAND_OR_MAT:
        size = list_place(s, d, HAND + other, in_hand(sorts), size)
        size = list_mat(s, d, p, other, sorts, size)
    elif where == BESIDE_SEAT:
        size = list_mat(s, d, p, other, sorts, size)
    elif where == OWN_HAND:
        size = list_place(s, d, HAND + p, sorts, size)
    elif where == LOOKED_AT:
        size = list_place(s, d, LOOKED, sorts, size)
    elif where == IN_HAND and is_seen_by_actor(d, at):
        size = list_lowest(s, d, HAND + other, sorts, size)
    elif where == IN_HAND:
        size = list_place(s, d, HAND + other, sorts, size)
    elif where == IN_FIELD:
        size = list_unclaimed(s, size)
    elif where == IN_DISCARD or where == IN_BURN or where == IN_BOTH:
        if where != IN_BURN:
            size = list_place(s, d, DISCARD, sorts, size)
        if where != IN_DISCARD:
            size = list_place(s, d, BURN, sorts, size)
    return size


def list_unclaimed(s: State, size: int) -> int:
    """List the cards of the field that no hero has claimed. [DR4]"""
    c = top(s, FIELD)
    while c < CARDS:
        if c != s.claimed:
            s.legal[size] = c
            size += 1
        c = s.node_next[c]
    return size


def is_theirs(s: State, q: int, p: int) -> bool:
    """Whether what lies beside a project is a seat's: its own, or a pair's of which it is a member. [R37]"""
    if q == NONE or owner(s, q) == NONE:
        return False
    return owner(s, q) == p or is_own_pair(s, q, p)


def is_in_reach(s: State, d: Deck, where: int, p: int, other: int, q: int, c: int) -> bool:
    """Whether a card lies where the sentence says."""
    z = s.place[c]
    side = host(s, c)
    if side != NONE and has_blocker(s, side):
        return False
    if side != NONE and where <= BESIDE_ANY:
        whose = owner(s, side)
        if whose == NONE or has_blocked(s, whose) or is_own_pair(s, side, p):
            return False
        return where != BESIDE_OTHER if whose == p else where != BESIDE_OWN
    if where == BESIDE_CHOSEN:
        return side == q or (side != NONE and s.partner[side] == q)
    if where == HAND_OR_MAT or where == BESIDE_SEAT:
        if z == HAND + other:
            return where == HAND_OR_MAT and d.sort[c] & WILD_SORT == 0
        return is_theirs(s, side, other) and not is_own_pair(s, side, p)
    if where == OWN_HAND:
        return z == HAND + p
    if where == LOOKED_AT:
        return z == LOOKED
    if where == IN_HAND:
        return z == HAND + other
    if where == IN_FIELD:
        return z == FIELD and c != s.claimed
    if where == IN_DISCARD or where == IN_BURN or where == IN_BOTH:
        return (z == DISCARD and where != IN_BURN) or (z == BURN and where != IN_DISCARD)
    return False


def why_not_named(s: State, d: Deck, at: int, p: int, other: int, q: int, c: int) -> int:
    """Only cards that the sentence names are offered [R24], and none beside a project that cannot be hurt. [L10]"""
    if c >= d.cards or not is_in_reach(s, d, d.program[at + 1], p, other, q, c):
        return NOT_AN_ANSWER
    if d.sort[c] & d.program[at + 2] == 0:
        return NOT_AN_ANSWER
    if host(s, c) != NONE and is_safe(s, d, host(s, c)):
        return IS_SAFE
    if d.program[at + 1] == IN_HAND and is_seen_by_actor(d, at):
        return ALLOWED if is_lowest_twin(s, d, c) else TWIN
    return ALLOWED if is_first_twin(s, d, c) else TWIN


def is_open_choice(d: Deck, at: int) -> bool:
    """A choice among open things answers itself when only one is there; one among hidden cards never. [R36]"""
    where = d.program[at + 1]
    if where == BELOW_OWN:
        return d.face_down == 0
    return where <= BESIDE_CHOSEN or where == IN_DISCARD or where == IN_FIELD or where == BESIDE_SEAT


def holds_sort(s: State, d: Deck, p: int, sorts: int, played: int) -> bool:
    """Whether a seat holds such a card, as it knows itself; the one played apart. [P12]"""
    c = top(s, HAND + p)
    while c < CARDS:
        if c != played and d.sort[c] & sorts:
            return True
        c = s.node_next[c]
    return False


def list_words(s: State, first: int, last: int) -> int:
    """List words whose codes follow each other."""
    for code in range(first, last + 1):
        s.legal[code - first] = code
    return last + 1 - first
