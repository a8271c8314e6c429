"""Effects: what abilities, inspirations and cards in hand are worth to a seat that sees the masked state m."""

from labdeck.bots.discoveries.gains import (
    best_gain,
    best_gear,
    breadth,
    lead,
    loss,
    place_gain,
    steps_open,
)
from labdeck.bots.judgement import POINT, knows
from labdeck.rules.discoveries.board import hero_of, is_face_down, is_protected, suits
from labdeck.rules.numbers import (
    BELOW_OWN,
    BESIDE,
    CARDS,
    DISCARD,
    HAND,
    HERO,
    IN_DISCARD,
    INSPIRATION,
    ITEM,
    LOCATION,
    MAT,
    OP_AGAIN,
    OP_ANSWER,
    OP_CANCEL,
    OP_CARD,
    OP_COPY,
    OP_DRAW,
    OP_END,
    OP_EXTRA,
    OP_LOOK,
    OP_PEEK,
    OP_REVEAL,
    OP_SEAT,
    OP_STEAL,
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
    return harm * 2 // 3 if other == lead(m, d, p, p) else harm // 3


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


def most_lost(m: State, d: Deck, p: int, sorts: int, viewer: int) -> int:
    """What a theft would cost a seat at most, as far as the viewer knows."""
    most = 0
    q = top(m, MAT + p)
    while q < CARDS:
        c = top(m, BESIDE + q)
        while c < CARDS:
            if d.sort[c] & sorts and not is_protected(m, d, c):
                most = max(most, loss(m, d, p, c, viewer))
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


def first_deed(d: Deck, c: int) -> int:
    """The index of the first instruction of a card's effect, after the window to answer it."""
    at = d.start[c] * WIDTH
    return at + WIDTH if d.program[at] == OP_ANSWER else at


def open_deed(m: State, d: Deck, p: int, at: int) -> int:
    """What an effect is worth to a seat, estimated from what everyone can see."""
    op = d.program[at]
    if op == OP_DRAW:
        return FRESH * d.program[at + 2]
    if op == OP_CARD and d.program[at + 1] == IN_DISCARD:
        return best_face(m, d, DISCARD, d.program[at + 2])
    if op == OP_LOOK and d.program[at + 1] == PROJECT_PILE:
        return POINT // 2
    if op == OP_LOOK or op == OP_REVEAL:
        return FRESH + POINT // 2
    if op == OP_AGAIN:
        return SCORE if steps_open(m, p) > 1 else 0
    if op == OP_END:
        return 0
    return POINT // 4 if op == OP_PEEK else POINT


def deed_worth(m: State, d: Deck, p: int, c: int) -> int:
    """What a card's effect is worth to seat p, if it plays the card now."""
    at = first_deed(d, c)
    op = d.program[at]
    if op == OP_STEAL:
        return best_prey(m, d, p, d.program[at + 1])
    if op == OP_CARD and d.program[at + 1] == BELOW_OWN:
        return best_move(m, d, p)
    if op == OP_EXTRA:
        return best_addition(m, d, p)
    if op == OP_SEAT:
        return spite(m, d, p, lead(m, d, p, p), 2 * POINT)
    return open_deed(m, d, p, at)


def lasting_worth(d: Deck, c: int) -> int:
    """What a hero's standing permissions are worth."""
    return POINT // 2 * (d.items[c] + d.locations[c] - 2 + d.any_enhancement[c]) + POINT // 3 * d.protects[c]


def ability_worth(m: State, d: Deck, p: int, c: int) -> int:
    """What a hero's ability is worth beyond the points it gives now; a copy is worth the best that it can copy."""
    if d.program[first_deed(d, c)] != OP_COPY:
        return deed_worth(m, d, p, c) + lasting_worth(d, c)
    most = 0
    for other in range(m.seats):
        q = top(m, MAT + other)
        while q < CARDS:
            hero = hero_of(m, d, q)
            if d.copied[hero]:
                most = max(most, deed_worth(m, d, p, hero))
            q = m.node_next[q]
    return most


def service(m: State, d: Deck, p: int, c: int) -> int:
    """What a hero may do for a seat: what it gains in the field now or may gain later, and its ability."""
    gain = max(best_gain(m, d, p, c) * 3 // 4, 2 * POINT)
    return gain + POINT * (breadth(d, c) - 1) + ability_worth(m, d, p, c) // 2


def hero_worth(m: State, d: Deck, p: int, c: int) -> int:
    """What a hero is worth in hand: less with better ones there, since one scores in a turn; nothing without a step."""
    worth = service(m, d, p, c)
    better = 0
    other = top(m, HAND + p)
    while other < CARDS:
        if d.role[other] == HERO and other != c and knows(m, p, other):
            rival = service(m, d, p, other)
            if rival > worth or (rival == worth and other < c):
                better += 1
        other = m.node_next[other]
    return worth // (better + 1) if better < steps_open(m, p) else 0


def gear_worth(m: State, d: Deck, p: int, c: int) -> int:
    """What an enhancement is worth in hand: most with a hero beside it that will hold it."""
    worth = d.points[c] * POINT
    most = worth // 3 if steps_open(m, p) else 0
    hero = top(m, HAND + p)
    while hero < CARDS:
        if d.role[hero] == HERO and knows(m, p, hero) and suits(d, hero, c):
            best = best_gear(m, d, p, hero, d.role[c])
            most = max(most, worth if best >= CARDS or d.points[best] <= d.points[c] else worth // 2)
        hero = m.node_next[hero]
    return max(most, place_gain(m, d, p, c) // 3)


def inspiration_worth(m: State, d: Deck, p: int, c: int) -> int:
    """What an inspiration is worth in hand."""
    return 2 * POINT if d.cancels[c] else max(deed_worth(m, d, p, c), POINT)


def card_worth(m: State, d: Deck, p: int, c: int) -> int:
    """What a card is worth in a seat's hand."""
    if d.role[c] == HERO:
        return hero_worth(m, d, p, c)
    if d.role[c] == INSPIRATION:
        return inspiration_worth(m, d, p, c)
    return gear_worth(m, d, p, c)


def theft_harm(m: State, d: Deck, p: int, thief: int, sorts: int) -> int:
    """What a theft costs a seat if it has most to lose; what the thief gains by it hurts as well."""
    mine = most_lost(m, d, p, sorts, p)
    for other in range(m.seats):
        if other != thief and other != p and most_lost(m, d, other, sorts, p) > mine:
            return spite(m, d, p, thief, mine)
    return mine + spite(m, d, p, thief, mine)


def cancel_worth(m: State, d: Deck, p: int, f: int) -> int:
    """What it is worth to a seat that another's card, which is being resolved in frame f, does nothing."""
    actor = m.frame_actor[f]
    at = first_deed(d, m.frame_card[f])
    op = d.program[at]
    if op == OP_CANCEL:
        return deed_worth(m, d, p, m.frame_card[f - 1]) if m.frame_actor[f - 1] == p else 0
    if op == OP_STEAL:
        return theft_harm(m, d, p, actor, d.program[at + 1])
    if op == OP_SEAT:
        return 2 * POINT if lead(m, d, actor, p) == p else 0
    return spite(m, d, p, actor, open_deed(m, d, actor, at))
