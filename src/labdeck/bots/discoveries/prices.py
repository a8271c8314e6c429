"""Prices: what it is worth to a seat that enhancements are stolen or moved, cards drawn, and discoveries scored."""

from labdeck.bots.discoveries.gains import breadth, can_score, lead, loss, place_gain, steps_open
from labdeck.bots.discoveries.weights import AGAIN_USUAL, DRAWN, SPITE, SPITE_LEAD, weight
from labdeck.bots.judgement import POINT, knows
from labdeck.bots.programs.views import OTHERS
from labdeck.rules.discoveries.board import is_face_down, is_protected
from labdeck.rules.numbers import (
    BELOW_OWN,
    BESIDE,
    CARDS,
    DISCARD,
    HAND,
    HERO,
    INSPIRATION,
    ITEM,
    LOCATION,
    MAT,
    NONE,
    OP_AGAIN,
    OP_CARD,
    OP_EXTRA,
    OP_FILL,
    OP_IGNORE,
    OP_LAY,
    OP_STEAL,
    OP_WAGER,
    PROJECT_PILE,
    WIDTH,
)
from labdeck.rules.places import host, owner, top
from labdeck.rules.schema import Deck, State

FRESH = POINT * 5 // 4  # a card just drawn
SCORE = 4 * POINT  # a discovery scored, as a rule
BLIND = 3 * POINT  # an enhancement stolen that lies face down


def spite(m: State, d: Deck, p: int, other: int, harm: int) -> int:
    """What harm done to another seat is worth: all of it between two, more against the one that stands best."""
    if m.seats == 2:
        return harm
    return harm * weight(m, SPITE_LEAD if other == lead(m, d, p, p) else SPITE) // 12


def prey_worth(m: State, d: Deck, p: int, c: int) -> int:
    """What stealing an enhancement is worth: where it would lie, and what its owner loses."""
    other = owner(m, host(m, c))
    gain = place_gain(m, d, p, c)
    return gain + spite(m, d, p, other, loss(m, d, other, c, p))


def best_prey(m: State, d: Deck, p: int, sorts: int) -> int:
    """What the best theft is worth to a seat."""
    most = 0
    for other in range(m.seats):
        q = top(m, MAT + other)
        while q < CARDS and other != p:
            c = top(m, BESIDE + q)
            while c < CARDS:
                if d.sort[c] & sorts and not is_protected(m, d, c):
                    most = max(most, BLIND if is_face_down(m, c) else prey_worth(m, d, p, c))
                c = m.node_next[c]
            q = m.node_next[q]
    return most


def best_move(m: State, d: Deck, p: int) -> int:
    """What moving one of the enhancements before a seat gains."""
    most = 0
    q = top(m, MAT + p)
    while q < CARDS:
        c = top(m, BESIDE + q)
        while c < CARDS:
            if d.role[c] != HERO:
                most = max(most, place_gain(m, d, p, c))
            c = m.node_next[c]
        q = m.node_next[q]
    return most


def best_addition(m: State, d: Deck, p: int) -> int:
    """What the best enhancement in hand gains below a hero that already lies before the seat."""
    most = 0
    c = top(m, HAND + p)
    while c < CARDS:
        if (d.role[c] == ITEM or d.role[c] == LOCATION) and knows(m, p, c):
            most = max(most, place_gain(m, d, p, c))
        c = m.node_next[c]
    return most


def face_worth(d: Deck, c: int) -> int:
    """What a card is worth in any position."""
    if d.role[c] == HERO:
        return 2 * POINT * breadth(d, c)
    if d.role[c] == INSPIRATION:
        return 2 * POINT
    return d.points[c] * POINT * 2 // 3


def best_face(m: State, d: Deck, z: int, sorts: int) -> int:
    """The worth of the best card of these sorts in an open place."""
    most = 0
    c = top(m, z)
    while c < CARDS:
        if d.sort[c] & sorts:
            most = max(most, face_worth(d, c))
        c = m.node_next[c]
    return most


def price(m: State, d: Deck, p: int, c: int) -> int:
    """What a card is worth in a hand, by its face; where none may be discarded freely, another comes for it alone."""
    if d.free_discards or m.place[c] != HAND + p:
        return face_worth(d, c)
    return face_worth(d, c) - FRESH if can_score(m, d, p) else face_worth(d, c) // 4 - FRESH


def fresh(m: State, d: Deck, p: int, z: int) -> int:
    """What a card drawn from a pile is worth; that of the open discard is known."""
    if z == DISCARD:
        return face_worth(d, top(m, DISCARD)) if m.count[DISCARD] > 0 else 0
    return POINT // 2 if z == PROJECT_PILE else weight(m, DRAWN)


def side_worth(m: State, d: Deck, p: int, view: int, q: int, seat: int, c: int, sorts: int) -> int:
    """What it is worth that an enhancement of one's own goes elsewhere; others lose theirs by theft alone."""
    return 0


def list_choices(m: State, d: Deck, at: int, actor: int, seat: int, c: int, size: int) -> int:
    """No sentence of this family chooses a discovery before a seat."""
    return size


def presumed(m: State, d: Deck, p: int, actor: int, at: int, seat: int) -> int:
    """No sentence of this family chooses a discovery before a seat."""
    return NONE


def deed(m: State, d: Deck, p: int, view: int, card: int, actor: int, at: int, seat: int, q: int, c: int) -> int:
    """What an instruction is worth that speaks of discoveries, heroes and enhancements."""
    gain = own_deed(m, d, p, actor, at)
    if actor == p or view & OTHERS == 0:
        return gain if actor == p else 0
    return -spite(m, d, p, actor, gain)


def own_deed(m: State, d: Deck, p: int, actor: int, at: int) -> int:
    """What such an instruction is worth to the one who plays it, estimated from what everyone can see for another."""
    op = d.program[at]
    if op == OP_STEAL:
        return best_prey(m, d, p, d.program[at + 1]) if actor == p else BLIND
    if op == OP_LAY:
        is_move = d.program[at - 2 * WIDTH] == OP_CARD and d.program[at - 2 * WIDTH + 1] == BELOW_OWN
        return best_move(m, d, p) if is_move and actor == p else 0
    if op == OP_EXTRA:
        return best_addition(m, d, p) if actor == p else POINT
    if op == OP_AGAIN:
        return weight(m, AGAIN_USUAL) if steps_open(m, actor) > 1 else 0
    if op == OP_WAGER or op == OP_IGNORE:
        return POINT
    if op == OP_FILL:
        return POINT // 2
    return 0
