"""Discoveries: which hero may score one, and which enhancements may lie below the hero then."""

from labdeck.rules.events import note
from labdeck.rules.numbers import (
    ALLOWED,
    BESIDE,
    CARDS,
    CLAIMS,
    ENHANCES,
    FIELD,
    HERO,
    ITEM,
    KIND_BITS,
    KINDS,
    LOCATION,
    MAT,
    METHOD,
    NO_DISCOVERY,
    NO_HERO,
    NO_ROOM,
    NONE,
    NOT_IN_FIELD,
    NOT_YOURS,
    PROTECTS_ALL,
    SCORES,
    STARTS_END,
    STEP_TAKEN,
    TYPE_OF_HERO,
    WRONG_TYPE,
)
from labdeck.rules.places import everyone, host, link, move, owner, top, unlink
from labdeck.rules.schema import Deck, State

ALL_STEPS = (2 << METHOD) - 2


def steps_taken(s: State, p: int) -> int:
    """How many of the five steps a seat has scored. [D9]"""
    taken = 0
    for i in range(METHOD):
        if s.steps[p * METHOD + i] != NONE:
            taken += 1
    return taken


def closed_steps(s: State, p: int) -> int:
    """A bit for each step that a seat has scored; the bit of a wild discovery, 0, once it has scored all. [D9]"""
    closed = 0
    for i in range(METHOD):
        if s.steps[p * METHOD + i] != NONE:
            closed |= 2 << i
    return closed | 1 if closed == ALL_STEPS else closed


def why_not_score(s: State, d: Deck, p: int, c: int, q: int) -> int:
    """A hero scores a discovery of the field that has one of its types and a step that the player lacks. [D10]"""
    if q >= d.cards or s.place[q] != FIELD:
        return NOT_IN_FIELD
    if d.serves[c] & d.printed[q] == 0 and s.any_type == 0:
        return WRONG_TYPE
    return STEP_TAKEN if closed_steps(s, p) >> d.step[q] & 1 else ALLOWED


def list_targets(s: State, d: Deck, p: int, c: int, size: int) -> int:
    """List the discoveries that a hero could score now. [D16]"""
    closed = closed_steps(s, p)
    types = KIND_BITS if s.any_type else d.serves[c]
    q = top(s, FIELD)
    while q < CARDS:
        if types & d.printed[q] and closed >> d.step[q] & 1 == 0:
            s.legal[size] = q
            size += 1
        q = s.node_next[q]
    return size


def wanted_types(s: State, d: Deck, p: int) -> int:
    """The types of all discoveries in the field that a seat still lacks. [DR3]"""
    types = 0
    closed = closed_steps(s, p)
    q = top(s, FIELD)
    while q < CARDS:
        if closed >> d.step[q] & 1 == 0:
            types |= d.printed[q]
        q = s.node_next[q]
    return types


def room_with(s: State, d: Deck, q: int) -> int:
    """The types of which a discovery's hero can hold one more item; above them those of one more location. [D21]"""
    hero = hero_of(s, d, q)
    items = d.items[hero]
    locations = d.locations[hero]
    c = top(s, BESIDE + q)
    while c < CARDS:
        if d.role[c] == ITEM:
            items -= 1
        if d.role[c] == LOCATION:
            locations -= 1
        c = s.node_next[c]
    types = KIND_BITS if d.any_enhancement[hero] else d.serves[hero]
    return (types if items > 0 else 0) | (types << KINDS if locations > 0 else 0)


def room_before(s: State, d: Deck, p: int) -> int:
    """What all heroes of a seat have room for."""
    room = 0
    q = top(s, MAT + p)
    while q < CARDS:
        room |= room_with(s, d, q)
        q = s.node_next[q]
    return room


def room_for(d: Deck, c: int) -> int:
    """What an item, or a location, needs room for: one of its types."""
    return d.serves[c] if d.role[c] == ITEM else d.serves[c] << KINDS


def why_not_hero(s: State, d: Deck, p: int, c: int) -> int:
    """A hero is played only to score: without a fitting discovery in the field it stays in the hand. [DR3]"""
    q = top(s, FIELD)
    while q < CARDS:
        if why_not_score(s, d, p, c, q) == ALLOWED:
            return ALLOWED
        q = s.node_next[q]
    return NO_DISCOVERY


def hero_of(s: State, d: Deck, q: int) -> int:
    """The hero on a discovery: it was laid there first."""
    return s.node_prev[CARDS + BESIDE + q]


def is_before(s: State, p: int, q: int) -> bool:
    """Whether a discovery lies before a seat, or is the one that its hero is scoring. [DR17]"""
    return owner(s, q) == p or (q == s.claimed and s.seat == p)


def held(s: State, d: Deck, q: int, role: int) -> int:
    """How many items, or how many locations, a discovery's hero holds."""
    size = 0
    c = top(s, BESIDE + q)
    while c < CARDS:
        if d.role[c] == role:
            size += 1
        c = s.node_next[c]
    return size


def has_slot(s: State, d: Deck, q: int, role: int) -> bool:
    """A hero holds one item and one location, unless its card allows more. [D21]"""
    hero = hero_of(s, d, q)
    return held(s, d, q, role) < (d.items[hero] if role == ITEM else d.locations[hero])


def suits(d: Deck, hero: int, c: int) -> bool:
    """An enhancement follows the hero's type, whatever the discovery's, unless the hero's card says otherwise. [D22]"""
    return d.any_enhancement[hero] == 1 or d.serves[hero] & d.serves[c] != 0


def why_not_enhance(s: State, d: Deck, p: int, c: int, q: int) -> int:
    """An enhancement goes below an own hero of its type that has room for it. [D22]"""
    if q >= d.cards or not is_before(s, p, q):
        return NOT_YOURS
    if not suits(d, hero_of(s, d, q), c):
        return TYPE_OF_HERO
    return ALLOWED if host(s, c) != q and has_slot(s, d, q, d.role[c]) else NO_ROOM


def list_heroes(s: State, d: Deck, p: int, c: int, size: int) -> int:
    """List the own discoveries below whose hero an enhancement may go; the one that is being scored last."""
    at = host(s, c)
    wanted = room_for(d, c)
    q = top(s, MAT + p)
    while q < CARDS:
        if q != at and wanted & room_with(s, d, q):
            s.legal[size] = q
            size += 1
        q = s.node_next[q]
    q = s.claimed
    if q != NONE and s.seat == p and owner(s, q) == NONE and s.count[BESIDE + q] > 0:
        if q != at and wanted & room_with(s, d, q):
            s.legal[size] = q
            size += 1
    return size


def why_not_enhance_any(s: State, d: Deck, p: int, c: int) -> int:
    """An enhancement that no own hero can hold stays in the hand. [D33]"""
    q = top(s, MAT + p)
    while q < CARDS:
        if why_not_enhance(s, d, p, c, q) == ALLOWED:
            return ALLOWED
        q = s.node_next[q]
    return NO_HERO


def carry(s: State, c: int, q: int, verb: int, p: int) -> None:
    """Lay an enhancement below a hero; who knew it knows it there too."""
    origin = s.place[c]
    unlink(s, c)
    link(s, c, BESIDE + q, CARDS + BESIDE + q)
    note(s, verb, p, c, origin, BESIDE + q)


def enhance(s: State, d: Deck, p: int, c: int, q: int) -> None:
    """Enhancements lie open below the hero, or in the variant face down. [D25]"""
    s.seen[c] = 1 << p if d.face_down else everyone(s)
    carry(s, c, q, ENHANCES, p)


def announce(s: State, d: Deck, p: int, c: int, q: int) -> None:
    """A hero is played with the discovery named: from now on nothing takes it out of the field. [DR4]"""
    s.claimed = q
    s.any_type = 0
    move(s, c, BESIDE + q, CLAIMS, p)


def claim(s: State, d: Deck, p: int) -> None:
    """The discovery comes over with the hero on top; it is that step for good. [D31]"""
    q = s.claimed
    s.steps[p * METHOD + s.step - 1] = q
    s.scored += 1
    s.quiet = -1
    move(s, q, MAT + p, SCORES, p)
    if steps_taken(s, p) == METHOD and s.last_call == 0:
        s.last_call = 1
        note(s, STARTS_END, p, NONE, MAT + p, MAT + p)


def is_guarded(s: State, d: Deck, p: int) -> bool:
    """Whether a hero of a seat keeps all its enhancements from being stolen or discarded."""
    q = top(s, MAT + p)
    while q < CARDS:
        if d.protects[hero_of(s, d, q)] == PROTECTS_ALL:
            return True
        q = s.node_next[q]
    return False


def is_protected(s: State, d: Deck, c: int) -> bool:
    """Whether an enhancement cannot be stolen or discarded: by its own hero, or by one that guards all."""
    q = host(s, c)
    return d.protects[hero_of(s, d, q)] != 0 or is_guarded(s, d, owner(s, q))


def is_face_down(s: State, c: int) -> bool:
    """Whether an enhancement lies so that not everyone knows it. [DR29]"""
    return s.seen[c] != everyone(s)


def list_prey(s: State, d: Deck, p: int, sorts: int, size: int) -> int:
    """List what a thief may take: open enhancements, and for those face down the discovery where they lie. [DR29]"""
    for other in range(s.seats):
        if other != p and not is_guarded(s, d, other):
            q = top(s, MAT + other)
            while q < CARDS:
                if s.count[BESIDE + q] > 1 and d.protects[hero_of(s, d, q)] == 0:
                    size = list_gear(s, d, q, sorts, size)
                q = s.node_next[q]
    return size


def list_gear(s: State, d: Deck, q: int, sorts: int, size: int) -> int:
    """List the open enhancements of these sorts on a discovery; those face down as the discovery itself."""
    is_covering = False
    c = top(s, BESIDE + q)
    while c < CARDS:
        if d.sort[c] & sorts:
            if is_face_down(s, c):
                is_covering = True
            else:
                s.legal[size] = c
                size += 1
        c = s.node_next[c]
    if is_covering:
        s.legal[size] = q
        size += 1
    return size


def covered(s: State, d: Deck, q: int, sorts: int) -> int:
    """The uppermost face-down card of these sorts on a discovery; NONE or above if there is none."""
    c = top(s, BESIDE + q)
    while c < CARDS and (d.sort[c] & sorts == 0 or not is_face_down(s, c)):
        c = s.node_next[c]
    return c


def list_movable(s: State, d: Deck, p: int, size: int) -> int:
    """List the own enhancements for which another own hero has room. [DR34]"""
    first = size
    q = top(s, MAT + p)
    last = s.claimed if s.seat == p and s.claimed != NONE and owner(s, s.claimed) == NONE else NONE
    while q < CARDS or last != NONE:
        if q >= CARDS:
            q = last
            last = NONE
        c = top(s, BESIDE + q)
        while c < CARDS:
            if d.role[c] != HERO:
                s.legal[size] = c
                size += 1
            c = s.node_next[c]
        q = s.node_next[q] if owner(s, q) == p else CARDS
    kept = first
    for i in range(first, size):
        c = s.legal[i]
        if list_heroes(s, d, p, c, size) > size:
            s.legal[kept] = c
            kept += 1
    return kept


def is_movable(s: State, d: Deck, p: int, c: int) -> bool:
    """Whether a card is an own enhancement that could lie elsewhere."""
    q = host(s, c)
    if q == NONE or d.role[c] == HERO or not is_before(s, p, q):
        return False
    other = 0
    while other < d.cards:
        if is_before(s, p, other) and s.count[BESIDE + other] > 0:
            if why_not_enhance(s, d, p, c, other) == ALLOWED:
                return True
        other += 1
    return False


def list_copied(s: State, d: Deck, hero: int, size: int) -> int:
    """List the other heroes in play whose instant ability can be copied. [DR21]"""
    for p in range(s.seats):
        q = top(s, MAT + p)
        while q < CARDS:
            c = hero_of(s, d, q)
            if c != hero and d.copied[c]:
                s.legal[size] = c
                size += 1
            q = s.node_next[q]
    return size
