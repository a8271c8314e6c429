"""Needs: which cards meet what a project wants. `open[q]` keeps the kinds that q would still take."""

from labdeck.rules.numbers import ALL_NEEDS, BESIDE, CARDS, KIND_BITS, KINDS, MAT, NEEDS, NONE, RESOURCE, SAME
from labdeck.rules.places import host, move, owner, top
from labdeck.rules.schema import Deck, State

START = ALL_NEEDS  # the search came from the card itself
UNSEEN = ALL_NEEDS + 1


def same_kinds(d: Deck, q: int) -> int:
    """The kinds among which a project wants several of one; 0 if it does not."""
    kinds = 0
    for i in range(d.needs[q]):
        if d.need[q * NEEDS + i] & SAME:
            kinds |= d.need[q * NEEDS + i] & KIND_BITS
    return kinds


def list_needs(s: State, d: Deck, q: int, one: int) -> int:
    """List the printed needs of a project and those that modifiers beside it add, named or not; how many. [R4]

    Needs "of one kind" are listed for the kind `one`.
    """
    size = d.needs[q]
    for i in range(size):
        kinds = d.need[q * NEEDS + i]
        s.need[i] = one if kinds & SAME else kinds
        s.match[i] = NONE
    c = top(s, BESIDE + q)
    while c < CARDS:
        if d.adds[c] or d.adds_new[c]:
            for _ in range(min(max(d.more[c], 1), ALL_NEEDS - size)):
                s.need[size] = d.printed[q] & d.adds[c] | d.adds_new[c]
                s.match[size] = NONE
                size += 1
        c = s.node_next[c]
    return size


def needs_fewer(s: State, d: Deck, q: int) -> int:
    """How many of its needs a project does without, by the cards beside it. [L11]"""
    fewer = 0
    c = top(s, BESIDE + q)
    while c < CARDS:
        fewer += d.fewer[c]
        c = s.node_next[c]
    return fewer


def match_card(s: State, d: Deck, c: int, size: int) -> None:
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


def match_beside(s: State, d: Deck, q: int, size: int, only_plain: int) -> None:
    """Match the cards beside a project, oldest first; of a partner's only the plain ones. [P33]

    One that counts as two meets two needs. [L11]
    """
    c = s.node_prev[CARDS + BESIDE + q]
    while c < CARDS:
        if d.serves[c] and (only_plain == 0 or d.role[c] == RESOURCE):
            match_card(s, d, c, size)
            if d.twice[c]:
                match_card(s, d, c, size)
        c = s.node_prev[c]


def open_kinds(s: State, d: Deck, size: int) -> int:
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


def match_needs(s: State, d: Deck, q: int, one: int) -> int:
    """Match all that lies beside a project, and what a partner's side lends, to its needs; how many needs."""
    size = list_needs(s, d, q, one)
    side = q
    while side != NONE:
        match_beside(s, d, side, size, side != q)
        side = s.partner[q] if side == q else NONE
    return size


def needs_met(s: State, size: int) -> int:
    """How many of the listed needs are met."""
    met = 0
    for i in range(size):
        if s.match[i] != NONE:
            met += 1
    return met


def match_best(s: State, d: Deck, q: int) -> int:
    """Match a project's needs, those "of one kind" to the kind that meets most: what lies there fixes it. [R17]

    The kinds that one more card might have are left in `open`, whichever of the equally good kinds it is for.
    """
    choices = same_kinds(d, q)
    best = 0
    most = -1
    size = 0
    for k in range(0 if choices else KINDS, KINDS + 1):
        is_last = k == KINDS
        if is_last or choices >> k & 1:
            size = match_needs(s, d, q, best if is_last else 1 << k)
            met = needs_met(s, size)
            if met > most:
                most = met
                best = 1 << k
                s.open[q] = 0
            if met == most:
                s.open[q] |= open_kinds(s, d, size)
    if d.changing and size - most <= needs_fewer(s, d, q):
        s.open[q] = 0
    return size


def reckon(s: State, d: Deck, q: int) -> None:
    """Find the kinds that an active project would still take."""
    if owner(s, q) == NONE or d.needs[q] == 0:
        s.open[q] = 0
        return
    met = 0
    simple = d.plain[q] == 1 and s.partner[q] == NONE
    c = top(s, BESIDE + q)
    while c < CARDS and simple:
        simple = d.role[c] == RESOURCE
        met |= d.serves[c]
        c = s.node_next[c]
    if simple:
        s.open[q] = d.printed[q] & ~met
    else:
        match_best(s, d, q)


def settle(s: State, d: Deck, q: int) -> None:
    """After a change beside a project: reckon what it and its partner still need."""
    side = q
    while side != NONE:
        reckon(s, d, side)
        side = s.partner[q] if side == q else NONE


def shift(s: State, d: Deck, c: int, z: int, verb: int, p: int) -> None:
    """Move a card from or to a project's side, or anywhere, and reckon what is needed then."""
    q = host(s, c)
    move(s, c, z, verb, p)
    goal = host(s, c)
    while q != NONE or goal != NONE:
        if q != NONE:
            settle(s, d, q)
        q = goal
        goal = NONE


def fits(s: State, d: Deck, q: int, c: int) -> bool:
    """A card is needed if all the cards then beside the project can be matched to different needs. [P10]"""
    kinds = s.open[q]
    if s.partner[q] != NONE and d.role[c] == RESOURCE:
        kinds |= s.open[s.partner[q]]
    return kinds & d.serves[c] != 0


def fits_one_of(s: State, d: Deck, p: int, c: int) -> bool:
    """Whether one of the seat's active projects needs the card, other than the one beside which it lies."""
    q = top(s, MAT + p)
    while q < CARDS:
        if s.place[c] != BESIDE + q and fits(s, d, q, c):
            return True
        q = s.node_next[q]
    return False


def is_full(s: State, q: int) -> bool:
    """A project is full when its needs are met; in a pair, when the needs of both are. [P34]"""
    if s.open[q]:
        return False
    return s.partner[q] == NONE or s.open[s.partner[q]] == 0
