"""Prices: what it is worth to a seat that projects, and cards beside them, are lost, gained or changed."""

from labdeck.bots.judgement import POINT
from labdeck.bots.programs.views import OTHERS
from labdeck.bots.projects.chances import gaps, turns_left
from labdeck.bots.projects.worth import card_worth, hope, leader, prize, stake, swing
from labdeck.rules.numbers import (
    ACTOR,
    BESIDE,
    CARDS,
    DISCARD,
    FROM_ALL,
    FROM_CHOSEN,
    FROM_MAT,
    MAT,
    NONE,
    OF_SEAT,
    OP_ATTACH,
    OP_BEGIN,
    OP_CARRY,
    OP_COMPLETE,
    OP_DROP,
    OP_DROP_OTHERS,
    OP_DUMP,
    OP_SAFE,
    OP_SWAP,
    OTHER,
    OWN,
    SCOPE_BITS,
    TO_BURN,
    TO_DISCARD,
    TO_HAND,
    WIDTH,
)
from labdeck.rules.places import clockwise, host, owner, top
from labdeck.rules.projects.needs import fits_one_of, is_full
from labdeck.rules.projects.targets import list_projects
from labdeck.rules.schema import Deck, State
from labdeck.rules.targets import has_beside, is_own_pair

LONG = 12  # cards still to be drawn, with which one more project can be finished


def spite(m: State, d: Deck, p: int, other: int, harm: int) -> int:
    """What harm done to another seat is worth: more against the one that stands best."""
    return harm if m.seats == 2 or other == leader(m, d, p) else harm * 2 // 3


def price(m: State, d: Deck, p: int, c: int) -> int:
    """What a card that the seat knows is worth in its hand."""
    return card_worth(m, d, p, c)


def fresh(m: State, d: Deck, p: int, z: int) -> int:
    """What a card drawn from a pile is worth; that of the open discard is known."""
    if z == DISCARD:
        return card_worth(m, d, p, top(m, DISCARD)) if m.count[DISCARD] > 0 else 0
    return POINT


def suffered(m: State, d: Deck, p: int, view: int, other: int, harm: int) -> int:
    """What harm to a seat is worth: good if it is another's, where that counts, and bad if it is one's own."""
    if other == p:
        return -harm
    if other == NONE or view & OTHERS == 0:
        return 0
    return spite(m, d, p, other, harm)


def blow(m: State, d: Deck, p: int, view: int, q: int, harm: int) -> int:
    """What it is worth to seat p that a project suffers; what a pair suffers is its own if it is one of the two."""
    return suffered(m, d, p, view, p if is_own_pair(m, q, p) else owner(m, q), harm)


def loss_beside(m: State, d: Deck, c: int) -> int:
    """What a project loses with a card beside it."""
    q = host(m, c)
    return stake(m, d, q) if d.serves[c] and owner(m, q) != NONE else 0


def loot(m: State, d: Deck, p: int, sorts: int, is_all: bool) -> int:
    """What a seat loses with one card of these sorts beside its projects, the least useful, or with all of them."""
    least = 0
    total = 0
    q = top(m, MAT + p)
    while q < CARDS:
        c = top(m, BESIDE + q)
        while c < CARDS:
            if d.sort[c] & sorts:
                loss = loss_beside(m, d, c)
                least = loss if least == 0 else min(least, loss)
                total += loss
            c = m.node_next[c]
        q = m.node_next[q]
    return total if is_all else least


def side_worth(m: State, d: Deck, p: int, view: int, q: int, seat: int, c: int, sorts: int) -> int:
    """What it is worth that card c, or one of these sorts beside project q or before a seat, is lost."""
    if c != NONE:
        return blow(m, d, p, view, q, loss_beside(m, d, c))
    if q != NONE:
        return blow(m, d, p, view, q, stake(m, d, q)) if has_beside(m, d, q, sorts) else 0
    return suffered(m, d, p, view, seat, loot(m, d, seat, sorts, False))


def list_choices(m: State, d: Deck, at: int, actor: int, seat: int, c: int, size: int) -> int:
    """List the projects that instruction `at` offers."""
    return list_projects(m, d, at, actor, seat, c, size)


def presumed(m: State, d: Deck, p: int, actor: int, at: int, seat: int) -> int:
    """The project that a choice will probably fall on: another's best, or one's own worst."""
    scope = d.program[at + 1] & SCOPE_BITS
    other = actor if scope == OWN else seat
    if scope == OTHER and seat == actor:
        other = clockwise(m, actor, 1)
    best = NONE
    most = 0
    q = top(m, MAT + other)
    while q < CARDS:
        worth = hope(m, d, q) if other != actor else -hope(m, d, q)
        if best == NONE or worth > most:
            best = q
            most = worth
        q = m.node_next[q]
    return best


def movable(m: State, d: Deck, p: int, q: int) -> int:
    """How many cards beside a project the seat's other projects could take."""
    size = 0
    c = top(m, BESIDE + q)
    while c < CARDS:
        if d.serves[c] and fits_one_of(m, d, p, c):
            size += 1
        c = m.node_next[c]
    return size


def best_hope(m: State, d: Deck, p: int) -> int:
    """What another seat's best project that can be swapped is worth."""
    best = 0
    for other in range(m.seats):
        q = top(m, MAT + other)
        while q < CARDS and other != p:
            if m.partner[q] == NONE and d.mandatory[q] == 0:
                best = max(best, hope(m, d, q))
            q = m.node_next[q]
    return best


def swap_worth(m: State, d: Deck, p: int, view: int, card: int, actor: int, q: int) -> int:
    """What a swap of projects is worth; while the second is not chosen, it will be another's best."""
    f = m.depth - 1
    if m.depth > 0 and m.frame_card[f] == card and m.frame_second[f] != NONE:
        second = m.frame_second[f]
        given = hope(m, d, q)
        change = hope(m, d, second) - given
        return suffered(m, d, p, view, owner(m, second), change) if p != actor else change
    given = hope(m, d, q)
    return best_hope(m, d, p) - given if p == actor else 0


def hopes(m: State, d: Deck, p: int) -> int:
    """What the seat's active projects are worth."""
    total = 0
    q = top(m, MAT + p)
    while q < CARDS:
        total += hope(m, d, q)
        q = m.node_next[q]
    return total


def attached(m: State, d: Deck, card: int, q: int) -> int:
    """What a project loses, or gains if it is below zero, by a card that is put beside it.

    More worth is good for a project that will be finished, and bad for one that will not.
    """
    missing = gaps(m, d, q)
    part = prize(m, d, q) // (missing + 1)
    harm = part * max(d.more[card], 1) if d.adds[card] | d.adds_new[card] else 0
    if d.changing == 0 and d.guarding == 0:
        return harm
    harm -= part * d.fewer[card] + (POINT // 2 if d.guards[card] else 0)
    size = d.needs[q] + 1
    return harm - POINT * d.worth[card] * (size - 3 * missing) // (size + 3 * missing)


def dump_worth(m: State, d: Deck, p: int, view: int, actor: int, at: int, seat: int, q: int) -> int:
    """What it is worth that all cards of some sorts beside projects are lost."""
    x = d.program[at + 1]
    sorts = d.program[at + 2]
    worth = 0
    if x & FROM_MAT:
        other = seat if x & OF_SEAT else actor
        worth += suffered(m, d, p, view, other, loot(m, d, other, sorts, True))
    if x & FROM_ALL:
        for other in range(m.seats):
            worth += suffered(m, d, p, view, other, loot(m, d, other, sorts, True))
    if x & FROM_CHOSEN and q != NONE and d.program[at + WIDTH] != OP_DROP:
        harm = stake(m, d, q) * (d.needs[q] - gaps(m, d, q))
        worth += blow(m, d, p, view, q, harm if has_beside(m, d, q, sorts) else 0)
        if d.program[at + 3] == TO_HAND:
            worth -= suffered(m, d, p, view, actor, POINT * m.count[BESIDE + q])
    return worth


def project_deed(m: State, d: Deck, p: int, view: int, card: int, actor: int, at: int, seat: int, q: int) -> int:
    """What an instruction does to the chosen project is worth."""
    op = d.program[at]
    to = d.program[at + 1]
    if op == OP_DROP:
        is_lost = to == TO_DISCARD or to == TO_BURN
        return blow(m, d, p, view, q, hope(m, d, q) if is_lost else hope(m, d, q) // 2)
    if op == OP_DROP_OTHERS:
        kept = hope(m, d, q)
        return suffered(m, d, p, view, owner(m, q), hopes(m, d, owner(m, q)) - kept)
    if op == OP_ATTACH:
        return blow(m, d, p, view, q, attached(m, d, card, q))
    if op == OP_SWAP:
        return swap_worth(m, d, p, view, card, actor, q)
    if op == OP_CARRY:
        carried = hope(m, d, q)
        worth = suffered(m, d, p, view, owner(m, q), carried)
        return worth - suffered(m, d, p, view, actor if to == ACTOR else seat, carried)
    if op == OP_COMPLETE:
        gain = POINT * movable(m, d, actor, q) if is_full(m, q) else swing(d, q) - hope(m, d, q)
        return -suffered(m, d, p, view, actor, gain)
    return 0


def deed(m: State, d: Deck, p: int, view: int, card: int, actor: int, at: int, seat: int, q: int, c: int) -> int:
    """What an instruction is worth that speaks of projects, or of what lies beside them."""
    op = d.program[at]
    who = actor if d.program[at + 1] == ACTOR else seat
    if op == OP_DUMP:
        return dump_worth(m, d, p, view, actor, at, seat, q)
    if op == OP_BEGIN:
        is_long = turns_left(m, d, p) * d.draw >= LONG
        return -suffered(m, d, p, view, who, POINT if is_long else -POINT)
    if op == OP_SAFE:
        return -suffered(m, d, p, view, who, POINT // 3 * min(m.count[MAT + who], 3))
    return project_deed(m, d, p, view, card, actor, at, seat, q) if q != NONE else 0
