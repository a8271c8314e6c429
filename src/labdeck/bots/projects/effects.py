"""What a choice inside an effect does, and to whom: read from the instructions that follow it."""

from labdeck.bots.judgement import POINT, knows
from labdeck.bots.projects.worth import (
    card_worth,
    gaps,
    hope,
    leader,
    stake,
    standing,
)
from labdeck.rules.numbers import (
    ACTOR,
    BESIDE,
    BESIDE_CHOSEN,
    CARDS,
    FROM_CHOSEN,
    FROM_HAND,
    FROM_MAT,
    HAND,
    LOSES_SORT,
    MAT,
    NONE,
    OP_ATTACH,
    OP_CARD,
    OP_COMPLETE,
    OP_DROP,
    OP_DROP_OTHERS,
    OP_DUMP,
    OP_MOVE,
    OP_PROJECT,
    OP_SEAT,
    OP_SECOND,
    OP_SKIP,
    OP_SWAP,
    OP_WINDOW,
    PASS,
    SEAT_CODE,
    TO_HAND,
    TO_SECOND,
    WIDTH,
)
from labdeck.rules.places import host, owner, top
from labdeck.rules.projects.needs import fits_one_of
from labdeck.rules.projects.targets import list_cards, list_projects
from labdeck.rules.schema import Deck, State
from labdeck.rules.seats import list_seats
from labdeck.rules.targets import has_beside, is_own_pair

TURN = 2 * POINT  # what a turn is worth


def deed(d: Deck, at: int) -> int:
    """The next instruction after `at` that does something to what was chosen."""
    at += WIDTH
    while d.program[at] == OP_WINDOW or d.program[at] == OP_SECOND:
        at += WIDTH
    return at


def spite(m: State, d: Deck, p: int, other: int, harm: int) -> int:
    """What harm done to another seat is worth: more against the one that stands best."""
    return harm if m.seats == 2 or other == leader(m, d, p) else harm * 2 // 3


def blow(m: State, d: Deck, p: int, q: int, harm: int) -> int:
    """What it is worth to seat p that a project suffers: good on another's, bad on one's own."""
    other = owner(m, q)
    if other == p:
        return -harm
    if other == NONE:
        return 0
    return spite(m, d, p, other, harm)


def loss_beside(m: State, d: Deck, c: int) -> int:
    """What a project loses with a card beside it."""
    q = host(m, c)
    return stake(m, d, q) if d.serves[c] and owner(m, q) != NONE else 0


def card_score(m: State, d: Deck, p: int, at: int, c: int) -> int:
    """A card taken is worth what it is in hand; one lost, what it was to its owner."""
    if c == PASS:
        return 0
    next_at = deed(d, at)
    gain = 0
    if d.program[next_at] == OP_MOVE:
        to = d.program[next_at + 1]
        if to == TO_HAND or to == TO_SECOND:
            gain = 1 + card_worth(m, d, p, c)
    if m.place[c] == HAND + p:
        return gain - card_worth(m, d, p, c)
    q = host(m, c)
    if q == NONE:
        return gain
    return gain + blow(m, d, p, q, loss_beside(m, d, c))


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


def project_score(m: State, d: Deck, p: int, at: int, q: int) -> int:
    """Name one's best project for what is good for it, one's worst or another's best for what is not."""
    next_at = deed(d, at)
    op = d.program[next_at]
    if op == OP_DROP_OTHERS:
        return hope(m, d, q)
    if op == OP_COMPLETE:
        return POINT * movable(m, d, p, q)
    if op == OP_SWAP:
        return hope(m, d, q) if owner(m, q) != p else best_hope(m, d, p) - hope(m, d, q)
    if op == OP_MOVE:
        return stake(m, d, q)
    harm = stake(m, d, q)
    if d.program[at + 2] == LOSES_SORT and not has_beside(m, d, q, d.program[at + 3]):
        harm = 0
    if op == OP_DUMP:
        harm = hope(m, d, q) if d.program[next_at + WIDTH] == OP_DROP else harm * (d.needs[q] - gaps(m, d, q))
    return blow(m, d, p, q, harm)


def loot_beside(m: State, d: Deck, p: int, sorts: int) -> int:
    """What a seat loses with one card of these sorts beside its projects, if it gives up the least useful."""
    least = 0
    q = top(m, MAT + p)
    while q < CARDS:
        c = top(m, BESIDE + q)
        while c < CARDS:
            if d.sort[c] & sorts:
                loss = loss_beside(m, d, c)
                least = loss if least == 0 else min(least, loss)
            c = m.node_next[c]
        q = m.node_next[q]
    return least


def seat_score(m: State, d: Deck, p: int, at: int, other: int) -> int:
    """Harm another seat, the best one, where it has something to lose."""
    sorts = d.program[at + 2]
    harm = loot_beside(m, d, other, sorts) if sorts else TURN + standing(m, d, other) // 8
    return -harm - POINT if other == p else spite(m, d, p, other, harm)


def answer_score(m: State, d: Deck, p: int, at: int, code: int) -> int:
    """How good a code is for seat p as the answer to instruction `at`."""
    op = d.program[at]
    if op == OP_CARD:
        return card_score(m, d, p, at, code)
    if op == OP_PROJECT or op == OP_SECOND:
        return project_score(m, d, p, at, code)
    return seat_score(m, d, p, at, code - SEAT_CODE)


def play_score(m: State, d: Deck, p: int, c: int, size: int) -> int:
    """What playing a kept modifier now is worth: its best first answer; drawing and looking are always good."""
    at = d.start[c] * WIDTH
    op = d.program[at]
    first = size
    if op == OP_CARD:
        size = list_cards(m, d, at, p, p, NONE, size)
    elif op == OP_PROJECT:
        size = list_projects(m, d, at, p, p, NONE, size)
    elif op == OP_SEAT:
        size = list_seats(m, d, at, p, NONE, size)
    else:
        return POINT
    best = 0
    for i in range(first, size):
        best = max(best, answer_score(m, d, p, at, m.legal[i]))
    return best - POINT // 2


def hand_worth(m: State, d: Deck, p: int, sorts: int) -> int:
    """What the seat's cards of these sorts in hand are worth."""
    worth = 0
    c = top(m, HAND + p)
    while c < CARDS:
        if d.sort[c] & sorts and knows(m, p, c):
            worth += max(card_worth(m, d, p, c), 0)
        c = m.node_next[c]
    return worth


def dump_harm(m: State, d: Deck, p: int, at: int, q: int) -> int:
    """What a seat loses by discarding all cards of some sorts."""
    sorts = d.program[at + 2]
    harm = 0
    if d.program[at + 1] & FROM_HAND:
        harm += hand_worth(m, d, p, sorts)
    if d.program[at + 1] & FROM_MAT:
        harm += loot_beside(m, d, p, sorts)
    if d.program[at + 1] & FROM_CHOSEN and q != NONE:
        harm += stake(m, d, q)
    return harm


def least_hope(m: State, d: Deck, p: int) -> int:
    """What the seat's worst active project is worth."""
    q = top(m, MAT + p)
    least = hope(m, d, q) if q < CARDS else 0
    while q < CARDS:
        least = min(least, hope(m, d, q))
        q = m.node_next[q]
    return least


def hopes_but_one(m: State, d: Deck, p: int) -> int:
    """What the seat's active projects are worth, the best one left out."""
    total = 0
    best = 0
    q = top(m, MAT + p)
    while q < CARDS:
        total += hope(m, d, q)
        best = max(best, hope(m, d, q))
        q = m.node_next[q]
    return total - best


def harm_ahead(m: State, d: Deck, p: int, at: int, f: int) -> int:
    """What the effect will do to the seat that may block it, read from instruction `at` on."""
    op = d.program[at]
    if op == OP_SKIP:
        return TURN * d.program[at + 2]
    if op == OP_DUMP:
        return dump_harm(m, d, p, at, m.frame_project[f])
    if op == OP_MOVE:
        c = m.frame_chosen[f]
        return loss_beside(m, d, c) if c != NONE and host(m, c) != NONE else POINT
    if op == OP_ATTACH:
        return stake(m, d, m.frame_project[f])
    if op == OP_SWAP:
        return hope(m, d, m.frame_second[f]) - hope(m, d, m.frame_project[f])
    if op == OP_CARD:
        if d.program[at + 1] == BESIDE_CHOSEN:
            return stake(m, d, m.frame_project[f])
        return loot_beside(m, d, p, d.program[at + 2])
    if op == OP_PROJECT:
        if d.program[deed(d, at)] == OP_DROP_OTHERS:
            return hopes_but_one(m, d, p)
        return least_hope(m, d, p)
    return 0


def block_score(m: State, d: Deck, p: int, code: int) -> int:
    """Block what hurts oneself more than a later modifier is likely to."""
    if code == PASS:
        return POINT
    f = m.depth - 1
    at = (d.start[m.frame_card[f]] + m.frame_step[f]) * WIDTH
    victim = m.frame_actor[f] if d.program[at + 1] == ACTOR else m.frame_seat[f]
    q = m.frame_project[f]
    is_hurt = d.block == 0 or victim == p or (q != NONE and is_own_pair(m, q, p))
    return harm_ahead(m, d, p, at + WIDTH, f) if is_hurt else 0
