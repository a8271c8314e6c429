"""Gains: what a hero gains by scoring a discovery, and an enhancement below a hero, to a seat that sees m.

A gain is found by making the move on the state, counting the seat's points and bonuses, and undoing the move.
"""

from labdeck.bots.discoveries.weights import PROMISED, weight
from labdeck.bots.judgement import POINT, knows
from labdeck.rules.discoveries.board import closed_steps, has_slot, hero_of, steps_taken, suits
from labdeck.rules.discoveries.bonuses import bonuses_of, is_polymath
from labdeck.rules.numbers import (
    BESIDE,
    CARDS,
    COUNT_SHIFT,
    DISCARD,
    FIELD,
    HAND,
    HERO,
    ITEM,
    LOCATION,
    MAT,
    METHOD,
    NONE,
    OF_CARD,
    OP_BONUS_IF,
    OP_BONUS_PER,
    WIDTH,
)
from labdeck.rules.places import clockwise, link, owner, top, unlink
from labdeck.rules.schema import Deck, State

UNFIT = -1000000  # the gain of a hero that may not score
UNSEEN = 2  # points to expect of an enhancement that lies face down


def holdings(m: State, d: Deck, p: int, viewer: int) -> int:
    """What lies before a seat, as far as the viewer knows it, with the bonuses that it would give now."""
    points = 0
    q = top(m, MAT + p)
    while q < CARDS:
        points += d.points[q]
        c = top(m, BESIDE + q)
        while c < CARDS:
            points += d.points[c] if knows(m, viewer, c) else UNSEEN
            c = m.node_next[c]
        q = m.node_next[q]
    if p == viewer or d.face_down == 0:
        points += bonuses_of(m, d, p)
    return points * POINT


def lay(m: State, c: int, z: int) -> None:
    """Lay a card in a place for a trial; `put_back` undoes it."""
    unlink(m, c)
    link(m, c, z, CARDS + z)


def put_back(m: State, c: int, z: int, before: int) -> None:
    """Undo the trial: put the card back where it lay, behind the same node."""
    unlink(m, c)
    link(m, c, z, before)


def is_open_step(m: State, d: Deck, p: int, q: int) -> bool:
    """Whether a seat still lacks the step of a discovery; a wild one is any."""
    return closed_steps(m, p) >> d.step[q] & 1 == 0


def steps_open(m: State, p: int) -> int:
    """How many steps a seat still lacks."""
    return METHOD - steps_taken(m, p)


def may_score(m: State, d: Deck, p: int, c: int, q: int) -> bool:
    """Whether a seat could score a discovery of the field with a hero, wherever that hero is now."""
    return (d.serves[c] & d.printed[q] != 0 or (m.any_type == 1 and m.seat == p)) and is_open_step(m, d, p, q)


def can_score(m: State, d: Deck, p: int) -> bool:
    """Whether a hero in the seat's hand may score a discovery of the field."""
    c = top(m, HAND + p)
    while c < CARDS:
        q = top(m, FIELD)
        while q < CARDS and d.role[c] == HERO and knows(m, p, c):
            if q != m.claimed and may_score(m, d, p, c, q):
                return True
            q = m.node_next[q]
        c = m.node_next[c]
    return False


def named_bonus(d: Deck, hero: int, c: int) -> int:
    """The points that a hero adds for holding just this card."""
    points = 0
    at = d.bonus[hero] * WIDTH
    while d.program[at] == OP_BONUS_PER or d.program[at] == OP_BONUS_IF:
        if d.program[at + 1] == OF_CARD | c << COUNT_SHIFT:
            points += d.program[at + 3]
        at += WIDTH
    return points


def best_gear(m: State, d: Deck, p: int, hero: int, role: int) -> int:
    """The item, or the location, in a seat's hand that brings most below a hero; NONE if none suits."""
    best = NONE
    most = 0
    c = top(m, HAND + p)
    while c < CARDS:
        if d.role[c] == role and knows(m, p, c) and suits(d, hero, c):
            points = d.points[c] + named_bonus(d, hero, c)
            if points > most:
                best = c
                most = points
        c = m.node_next[c]
    return best


def score_gain(m: State, d: Deck, p: int, c: int, q: int) -> int:
    """What a seat gains at once when hero c scores discovery q with the best enhancements in hand."""
    hero_place = m.place[c]
    hero_before = m.node_prev[c]
    place = m.place[q]
    before = m.node_prev[q]
    now = holdings(m, d, p, p)
    lay(m, q, MAT + p)
    lay(m, c, BESIDE + q)
    item = best_gear(m, d, p, c, ITEM)
    location = best_gear(m, d, p, c, LOCATION)
    item_before = 0
    location_before = 0
    if item != NONE:
        item_before = m.node_prev[item]
        lay(m, item, BESIDE + q)
    if location != NONE:
        location_before = m.node_prev[location]
        lay(m, location, BESIDE + q)
    gain = holdings(m, d, p, p) - now
    if location != NONE:
        put_back(m, location, HAND + p, location_before)
    if item != NONE:
        put_back(m, item, HAND + p, item_before)
    put_back(m, c, hero_place, hero_before)
    put_back(m, q, place, before)
    return gain


def best_target(m: State, d: Deck, p: int, c: int) -> int:
    """The discovery of the field that gains most for a hero; NONE if there is none for it."""
    best = NONE
    most = UNFIT
    q = top(m, FIELD)
    while q < CARDS:
        if q != m.claimed and may_score(m, d, p, c, q):
            gain = score_gain(m, d, p, c, q)
            if gain > most:
                best = q
                most = gain
        q = m.node_next[q]
    return best


def best_gain(m: State, d: Deck, p: int, c: int) -> int:
    """What a hero gains on its best discovery of the field; UNFIT if there is none for it."""
    q = best_target(m, d, p, c)
    return UNFIT if q == NONE else score_gain(m, d, p, c, q)


def hand_gain(m: State, d: Deck, p: int) -> int:
    """What the best hero in a seat's hand gains now; UNFIT if none may score."""
    most = UNFIT
    c = top(m, HAND + p)
    while c < CARDS:
        if d.role[c] == HERO and knows(m, p, c):
            most = max(most, best_gain(m, d, p, c))
        c = m.node_next[c]
    return most


def adding_gain(m: State, d: Deck, p: int, c: int, q: int) -> int:
    """What a seat gains when an enhancement comes to lie below the hero of one of its discoveries."""
    place = m.place[q]
    before = m.node_prev[q]
    lay(m, q, MAT + p)
    now = holdings(m, d, p, p)
    card_place = m.place[c]
    card_before = m.node_prev[c]
    lay(m, c, BESIDE + q)
    gain = holdings(m, d, p, p) - now
    put_back(m, c, card_place, card_before)
    put_back(m, q, place, before)
    return gain


def has_room_for(m: State, d: Deck, q: int, c: int) -> bool:
    """Whether a discovery's hero could hold an enhancement more."""
    return m.place[c] != BESIDE + q and suits(d, hero_of(m, d, q), c) and has_slot(m, d, q, d.role[c])


def place_gain(m: State, d: Deck, p: int, c: int) -> int:
    """What an enhancement gains at its best place before a seat; 0 if there is none."""
    most = 0
    q = top(m, MAT + p)
    while q < CARDS:
        if has_room_for(m, d, q, c):
            most = max(most, adding_gain(m, d, p, c, q))
        q = m.node_next[q]
    q = m.claimed
    if q != NONE and m.seat == p and owner(m, q) == NONE and m.count[BESIDE + q] > 0 and has_room_for(m, d, q, c):
        most = max(most, adding_gain(m, d, p, c, q))
    return most


def loss(m: State, d: Deck, p: int, c: int, viewer: int) -> int:
    """What a seat loses with an enhancement, as far as the viewer knows it."""
    place = m.place[c]
    before = m.node_prev[c]
    now = holdings(m, d, p, viewer)
    lay(m, c, DISCARD)
    lost = now - holdings(m, d, p, viewer)
    put_back(m, c, place, before)
    return lost


def lead(m: State, d: Deck, p: int, viewer: int) -> int:
    """Of all seats but p the one that stands best as far as the viewer knows; the first of equals after p."""
    best = clockwise(m, p, 1)
    for i in range(2, m.seats):
        other = clockwise(m, p, i)
        if holdings(m, d, other, viewer) > holdings(m, d, best, viewer):
            best = other
    return best


def breadth(d: Deck, c: int) -> int:
    """2 for a hero that may score any discovery, else 1."""
    return 2 if is_polymath(d, c) else 1


def threat(m: State, d: Deck, p: int, q: int) -> int:
    """What a discovery of the field is worth to the others: more if more heroes may score it."""
    worth = 0
    for other in range(m.seats):
        if other != p and is_open_step(m, d, other, q):
            types = 1 if d.printed[q] & (d.printed[q] - 1) == 0 else 2
            worth = max(worth, POINT * d.points[q] * (1 + types) // 4)
    return worth


def promise(m: State, d: Deck, p: int, q: int) -> int:
    """What a discovery is worth to a seat: what its best hero in hand gains, or a little while none can score it."""
    if not is_open_step(m, d, p, q):
        return 0
    most = weight(m, PROMISED) * POINT * d.points[q] // 16
    c = top(m, HAND + p)
    while c < CARDS:
        if d.role[c] == HERO and knows(m, p, c) and may_score(m, d, p, c, q):
            most = max(most, score_gain(m, d, p, c, q))
        c = m.node_next[c]
    return most
