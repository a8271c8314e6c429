"""Prices: whether a player has all that a card takes from them before it does anything else.

Several prices are paid one after the other, so that no card pays two of them, and what leaves with a project pays none
that comes later. The prices of a card are left in `list`, and in `spare` the project that pays each of them.
"""

from .boards import BOARDS
from .numbers import (
    BESIDE,
    CARDS,
    FROM_HAND,
    FROM_MAT,
    HAND,
    HAND_OR_MAT,
    HAS_SORT,
    IN_HAND,
    IS_COST,
    MAT,
    NONE,
    OP_CARD,
    OP_CARRY,
    OP_DROP,
    OP_DUMP,
    OP_EACH,
    OP_END,
    OP_IF,
    OP_JUMP,
    OP_NEXT,
    OP_PROJECT,
    OP_RANDOM,
    OWN_HAND,
    PRICED,
    PRICES,
    WIDTH,
)
from .places import host, top
from .safety import is_safe
from .schema import Deck, State
from .targets import in_hand, is_own_pair
from .ways import after_if, after_jump, repeats


def can_pay(s: State, d: Deck, c: int, p: int) -> bool:
    """Whoever cannot pay what a card takes from its own player cannot play it. [L13]"""
    last = list_prices(s, d, c, p) - 1
    i = 0
    s.spare[0] = CARDS + MAT + p
    while 0 <= i <= last:
        if not try_next(s, d, p, i):
            i -= 1
        elif is_enough(s, d, c, p, i):
            i += 1
            s.spare[i] = CARDS + MAT + p
    return i > last


def list_prices(s: State, d: Deck, c: int, p: int) -> int:
    """List where the prices of a card stand in its program, as far as its conditions let them be; how many."""
    first = d.start[c] * WIDTH
    at = first
    size = 0
    while size < PRICES and (d.program[at] != OP_END or d.program[at + 1] == 0):
        op = d.program[at]
        if is_price(op, d.program[at + 1], d.program[at + 3]):
            s.list[size] = at
            size += 1
        if op == OP_IF:
            at = after_if(s, d, c, p, p, at, first)
        elif op == OP_JUMP:
            at = after_jump(d, at, first)
        else:
            at += WIDTH
    return size


def is_price(op: int, x: int, z: int) -> bool:
    """Whether an instruction takes a price. [L13]"""
    if op == OP_CARD:
        return z & IS_COST != 0
    return (op == OP_PROJECT or op == OP_DUMP or op == OP_RANDOM) and x & PRICED != 0


def try_next(s: State, d: Deck, p: int, i: int) -> bool:
    """Let the next project pay price i, or where no project is chosen none, once; False if there is no other."""
    at = s.list[i]
    if d.program[at] != OP_PROJECT:
        is_first = s.spare[i] != NONE
        s.spare[i] = NONE
        return is_first
    q = s.node_next[s.spare[i]]
    while q < CARDS and (is_gone(s, d, p, q, i) or not BOARDS[d.family].is_offered(s, d, at, p, q)):
        q = s.node_next[q]
    s.spare[i] = q
    return q < CARDS


def is_enough(s: State, d: Deck, c: int, p: int, i: int) -> bool:
    """Whether there are different cards for the first prices up to i, if there are for those before it.

    There are if for any of them together so many cards can pay one or the other.
    """
    for chosen in range(1 << i, 2 << i):
        due = 0
        for j in range(i + 1):
            if chosen >> j & 1:
                due += owed(s, d, c, s.list[j])
        if count_paying(s, d, c, p, chosen) < due:
            return False
    return True


def owed(s: State, d: Deck, c: int, at: int) -> int:
    """How many cards a price takes at least; a project is one of them."""
    first = d.start[c] * WIDTH
    op = d.program[at]
    if op == OP_DUMP:
        return 1
    if op == OP_PROJECT and d.program[at + 2] == HAS_SORT:
        while d.program[at] != OP_CARD and d.program[at] != OP_DUMP:
            at += WIDTH
        return repeats(d, at, first) if d.program[at] == OP_CARD else 1
    if op == OP_PROJECT:
        return 1 if is_leaving(d, at) else 0
    return repeats(d, at, first) * rounds(s, d, at, first)


def rounds(s: State, d: Deck, at: int, first: int) -> int:
    """For how many seats the price is taken: once, or for each of a group to which something is given."""
    while at >= first and d.program[at] != OP_END and d.program[at] != OP_NEXT:
        if d.program[at] == OP_EACH:
            return s.seats - d.program[at + 1]
        at -= WIDTH
    return 1


def is_leaving(d: Deck, at: int) -> bool:
    """Whether the project that is chosen leaves its player."""
    while d.program[at] != OP_END:
        if d.program[at] == OP_DROP or d.program[at] == OP_CARRY:
            return True
        at += WIDTH
    return False


def count_paying(s: State, d: Deck, c: int, p: int, chosen: int) -> int:
    """How many cards of a player can pay one of the prices whose bits are set; the card that is played is none."""
    size = 0
    held = top(s, HAND + p)
    while held < CARDS:
        size += held != c and pays_any(s, d, p, held, chosen)
        held = s.node_next[held]
    q = top(s, MAT + p)
    while q < CARDS:
        size += pays_any(s, d, p, q, chosen)
        held = top(s, BESIDE + q)
        while held < CARDS:
            size += pays_any(s, d, p, held, chosen)
            held = s.node_next[held]
        q = s.node_next[q]
    return size


def pays_any(s: State, d: Deck, p: int, card: int, chosen: int) -> bool:
    """Whether a card can pay one of the prices whose bits are set."""
    for i in range(PRICES):
        if chosen >> i & 1 and pays(s, d, p, card, i) and not is_gone(s, d, p, card, i):
            return True
    return False


def pays(s: State, d: Deck, p: int, card: int, i: int) -> bool:
    """Whether a card of a player is what price i takes."""
    at = s.list[i]
    op = d.program[at]
    x = d.program[at + 1]
    sorts = d.program[at + 2]
    if op == OP_PROJECT and sorts == HAS_SORT:
        return s.place[card] == BESIDE + s.spare[i] and d.sort[card] & d.program[at + 3] != 0
    if op == OP_PROJECT:
        return card == s.spare[i]
    if s.place[card] == HAND + p:
        if op == OP_DUMP:
            return x & FROM_HAND != 0 and d.sort[card] & (in_hand(sorts) if x & FROM_MAT else sorts) != 0
        if op == OP_CARD and x == HAND_OR_MAT:
            return d.sort[card] & in_hand(sorts) != 0
        return (op == OP_RANDOM or x == IN_HAND or x == OWN_HAND) and d.sort[card] & sorts != 0
    q = host(s, card)
    if q == NONE or d.sort[card] & sorts == 0 or is_own_pair(s, q, p) or is_safe(s, d, q):
        return False
    return x & FROM_MAT != 0 if op == OP_DUMP else op == OP_CARD and x != IN_HAND and x != OWN_HAND


def is_gone(s: State, d: Deck, p: int, card: int, i: int) -> bool:
    """Whether a card has left its player by the time at which price i is paid: a price before it took all of them."""
    for j in range(i):
        at = s.list[j]
        q = s.spare[j]
        if d.program[at] == OP_PROJECT and is_leaving(d, at) and (card == q or s.place[card] == BESIDE + q):
            return True
        if takes_all(d, at) and pays(s, d, p, card, j):
            return True
    return False


def takes_all(d: Deck, at: int) -> bool:
    """Whether a price takes all cards of its sorts."""
    if d.program[at] != OP_PROJECT:
        return d.program[at] == OP_DUMP
    while d.program[at] != OP_END and d.program[at] != OP_CARD:
        if d.program[at] == OP_DUMP:
            return True
        at += WIDTH
    return False
