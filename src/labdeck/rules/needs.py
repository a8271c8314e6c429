"""Needs: which cards meet what a project wants. `open[q]` keeps the kinds that q would still take."""

from .numbers import ALL_NEEDS, BESIDE, CARDS, KIND_BITS, NEEDS, NONE, RESOURCE, SAME, TABLE
from .places import host, move, owner, top

START = ALL_NEEDS  # the search came from the card itself
UNSEEN = ALL_NEEDS + 1


def fixed_kind(s, d, q: int, kinds: int) -> int:
    """"Of one kind": the first plain card that lies there fixes which; until then any will do. [R17]"""
    c = s.node_prev[CARDS + BESIDE + q]
    while c < CARDS:
        if d.role[c] == RESOURCE and d.serves[c] & kinds:
            return d.serves[c]
        c = s.node_prev[c]
    return kinds


def list_needs(s, d, q: int) -> int:
    """List the printed needs of a project and those that modifiers beside it add; how many. [R4]"""
    size = d.needs[q]
    for i in range(size):
        kinds = d.need[q * NEEDS + i]
        s.need[i] = fixed_kind(s, d, q, kinds & KIND_BITS) if kinds & SAME else kinds
        s.match[i] = NONE
    c = top(s, BESIDE + q)
    while c < CARDS:
        if d.adds[c]:
            s.need[size] = d.printed[q] & d.adds[c]
            s.match[size] = NONE
            size += 1
        c = s.node_next[c]
    return size


def match_card(s, d, c: int, size: int) -> None:
    """Match a card to one of the listed needs, moving others aside where that helps."""
    ends = 0
    for i in range(size):
        s.came[i] = UNSEEN
        if s.need[i] & d.serves[c]:
            s.came[i] = START
            s.wave[ends] = i
            ends += 1
    at = 0
    while at < ends:
        i = s.wave[at]
        at += 1
        if s.match[i] == NONE:
            while s.came[i] != START:
                s.match[i] = s.match[s.came[i]]
                i = s.came[i]
            s.match[i] = c
            return
        for j in range(size):
            if s.came[j] == UNSEEN and s.need[j] & d.serves[s.match[i]]:
                s.came[j] = i
                s.wave[ends] = j
                ends += 1


def match_beside(s, d, q: int, size: int, only_plain: int) -> None:
    """Match the cards beside a project, oldest first; of a partner's only the plain ones. [P33]"""
    c = s.node_prev[CARDS + BESIDE + q]
    while c < CARDS:
        if d.serves[c] and (only_plain == 0 or d.role[c] == RESOURCE):
            match_card(s, d, c, size)
        c = s.node_prev[c]


def open_kinds(s, d, size: int) -> int:
    """The kinds of which one more card would meet a need, others being moved aside where that helps."""
    reached = 0
    kinds = 0
    changed = True
    while changed:
        changed = False
        for i in range(size):
            if reached >> i & 1 == 0 and (s.match[i] == NONE or d.serves[s.match[i]] & kinds):
                reached |= 1 << i
                kinds |= s.need[i]
                changed = True
    return kinds


def reckon(s, d, q: int) -> None:
    """Find the kinds that an active project would still take."""
    if owner(s, q) == NONE:
        s.open[q] = 0
        return
    r = s.partner[q]
    met = 0
    simple = d.plain[q] == 1 and r == NONE
    c = top(s, BESIDE + q)
    while c < CARDS and simple:
        simple = d.role[c] == RESOURCE
        met |= d.serves[c]
        c = s.node_next[c]
    if simple:
        s.open[q] = d.printed[q] & ~met
        return
    size = list_needs(s, d, q)
    match_beside(s, d, q, size, 0)
    if r != NONE:
        match_beside(s, d, r, size, 1)
    s.open[q] = open_kinds(s, d, size)


def settle(s, d, q: int) -> None:
    """After a change beside a project: reckon what it and its partner still need."""
    reckon(s, d, q)
    if s.partner[q] != NONE:
        reckon(s, d, s.partner[q])


def shift(s, d, c: int, z: int, verb: int, p: int) -> None:
    """Move a card from or to a project's side, or anywhere, and reckon what is needed then."""
    q = host(s, c)
    move(s, c, z, verb, p)
    if q != NONE:
        settle(s, d, q)
    if z >= BESIDE:
        settle(s, d, z - BESIDE)


def fits(s, d, q: int, c: int) -> bool:
    """A card is needed if all the cards then beside the project can be matched to different needs. [P10]"""
    kinds = s.open[q]
    if s.partner[q] != NONE and d.role[c] == RESOURCE:
        kinds |= s.open[s.partner[q]]
    return kinds & d.serves[c] != 0


def fits_one_of(s, d, p: int, c: int) -> bool:
    """Whether one of the seat's active projects needs the card."""
    q = top(s, TABLE + p)
    while q < CARDS:
        if fits(s, d, q, c):
            return True
        q = s.node_next[q]
    return False


def is_full(s, q: int) -> bool:
    """A project is full when its needs are met; in a pair, when the needs of both are. [P34]"""
    if s.open[q]:
        return False
    return s.partner[q] == NONE or s.open[s.partner[q]] == 0
