"""Sight: what a seat knows, and worlds that agree with it. Every view, log and bot reads `mask`."""

from .chance import below, sow
from .copying import copy_into
from .families import FAMILIES
from .frames import at_step
from .hiding import USED, is_told_apart
from .numbers import ASK_SIDE, BESIDE, BURN, CARDS, HAND, LOOKED, NONE, OP_END, OP_PICK, OPEN, PLACES, WIDTH
from .places import link_bottom, top
from .schema import Deck, State

__all__ = ["mask", "sample"]

HIDDEN = NONE + 1  # as what a seat has picked: a card that others do not know


def is_shuffled(z: int) -> bool:
    """Whether a place can hold cards that someone does not know; beside a discovery only in a variant."""
    return z < OPEN or z == BURN or z >= BESIDE


def has_settled(s: State, c: int, z: int) -> bool:
    """Whether a card lies in a hand whose owner has looked at it, so that it may stay there."""
    return HAND <= z < OPEN and s.seen[c] >> (z - HAND) & 1 == 1


def sort_hand(m: State, d: Deck, z: int, p: int) -> None:
    """Another's hand has no order: known cards by number, then unknown ones by back and by who knows them."""
    size = m.count[z]
    c = top(m, z)
    for i in range(size):
        key = c if m.seen[c] >> p & 1 else (CARDS + d.back[c] * CARDS + m.seen[c])
        if c == m.putting:
            key += PLACES * CARDS
        j = i
        while j > 0 and m.spare[j - 1] > key:
            m.list[j] = m.list[j - 1]
            m.spare[j] = m.spare[j - 1]
            j -= 1
        m.list[j] = c
        m.spare[j] = key
        c = m.node_next[c]
    before = CARDS + z
    for i in range(size):
        c = m.list[i]
        m.node_next[before] = c
        m.node_prev[c] = before
        before = c
    m.node_next[before] = CARDS + z
    m.node_prev[CARDS + z] = before


def hiding_places(d: Deck) -> int:
    """One more than the last place that can hide cards: where enhancements lie face down, every one. [DR29]"""
    return PLACES if d.face_down else BURN + 1


def list_hidden_places(m: State, d: Deck) -> int:
    """List all cards of the places that can hide some, place by place; how many."""
    size = 0
    for z in range(hiding_places(d)):
        if is_shuffled(z):
            c = top(m, z)
            while c < CARDS:
                m.list[size] = c
                size += 1
                c = m.node_next[c]
    return size


def relink(s: State, m: State, d: Deck) -> None:
    """Lay the cards `spare` where the cards `list` lay; who knows a card there stays the same."""
    at = 0
    for z in range(hiding_places(d)):
        if is_shuffled(z):
            size = m.count[z]
            m.count[z] = 0
            m.node_next[CARDS + z] = CARDS + z
            m.node_prev[CARDS + z] = CARDS + z
            for _ in range(size):
                c = m.spare[at]
                link_bottom(m, c, z)
                m.seen[c] = s.seen[m.list[at]]
                at += 1


def is_secret(s: State, c: int, p: int, actor: int) -> bool:
    """Whether a chosen card lies in a hand, so that a seat which is neither its holder nor the actor knows nothing."""
    return HAND <= s.place[c] < OPEN and s.place[c] != HAND + p and actor != p


def sample_picks(w: State, d: Deck) -> None:
    """Choose for each seat that has picked in secret one of its cards, of those that may be picked. [L2]"""
    for p in range(w.seats):
        if w.picked[p] == HIDDEN:
            sorts = sorts_picked(w, d)
            found = 0
            c = top(w, HAND + p)
            w.picked[p] = c
            while c < CARDS:
                if d.sort[c] & sorts:
                    found += 1
                    if below(w, found) == 0:
                        w.picked[p] = c
                c = w.node_next[c]


def sorts_picked(w: State, d: Deck) -> int:
    """What the clause under way lets seats pick."""
    first = d.start[w.frame_card[w.depth - 1]] * WIDTH
    at = at_step(w, d, w.depth - 1)
    while at > first and d.program[at - WIDTH] != OP_END:
        at -= WIDTH
    while d.program[at] != OP_PICK and d.program[at] != OP_END:
        at += WIDTH
    return d.program[at + 2]


def mask(s: State, m: State, d: Deck, p: int) -> None:
    """Make m what seat p knows: every unknown card is replaced by its back, in canonical order.

    A spectator is the seat after the last. What stands for an unknown card is the lowest unknown number of its
    back, so two worlds that differ only in what p does not know have the same mask, byte for byte.
    """
    copy_into(s, m)
    for i in range(4):
        m.rng[i] = 0
    for f in range(s.depth):
        c = s.frame_chosen[f]
        if c != NONE and (s.seen[c] >> p & 1 == 0 or is_secret(s, c, p, s.frame_actor[f])):
            m.frame_chosen[f] = NONE
    for other in range(s.seats):
        if other != p:
            sort_hand(m, d, HAND + other, p)
            if s.picked[other] < CARDS:
                m.picked[other] = HIDDEN
    size = list_hidden_places(m, d)
    lowest_project = 0
    lowest_resource = 0
    lowest_modifier = 0
    FAMILIES[d.family].mask_own(s, m, d, p, size)
    for i in range(size):
        c = m.list[i]
        if s.seen[c] >> p & 1:
            m.spare[i] = c
        elif not is_told_apart(s, c):
            back = d.back[c]
            number = lowest_project if back == 0 else lowest_resource if back == 1 else lowest_modifier
            while d.back[number] != back or s.seen[number] >> p & 1 or m.place[number] == USED:
                number += 1
            m.spare[i] = number
            if back == 0:
                lowest_project = number + 1
            elif back == 1:
                lowest_resource = number + 1
            else:
                lowest_modifier = number + 1
    relink(s, m, d)


def sample(m: State, w: State, d: Deck, p: int, a: int, b: int, c: int, e: int) -> None:
    """Deal the cards that seat p does not know into a world that agrees with the masked state m.

    The backs stay the same, and a hand whose owner has looked at it holds no card that must be played or given
    away at once.
    """
    copy_into(m, w)
    sow(w, a, b, c, e)
    size = list_hidden_places(w, d)
    for i in range(size):
        w.spare[i] = w.list[i] if m.seen[w.list[i]] >> p & 1 else NONE
    FAMILIES[d.family].sample_own(m, w, d, p, size)
    for back in range(3):
        pool = 0
        for i in range(size):
            c = w.list[i]
            if m.seen[c] >> p & 1 == 0 and d.back[c] == back and w.place[c] != USED:
                w.legal[pool] = c
                pool += 1
        for i in range(pool - 1, 0, -1):
            j = below(w, i + 1)
            card = w.legal[j]
            w.legal[j] = w.legal[i]
            w.legal[i] = card
        deal_pool(m, w, d, size, back, pool)
    relink(m, w, d)
    sample_picks(w, d)
    if w.ask == ASK_SIDE and w.frame_chosen[w.depth - 1] == NONE:
        w.frame_chosen[w.depth - 1] = top(w, LOOKED)


def deal_pool(m: State, w: State, d: Deck, size: int, back: int, pool: int) -> None:
    """Deal a shuffled pool of unknown cards, to the hands that are choosy first."""
    at = 0
    for i in range(size):
        c = w.list[i]
        if w.spare[i] == NONE and d.back[c] == back and has_settled(m, c, m.place[c]):
            while at < pool and (d.at_once[w.legal[at]] or d.mandatory[w.legal[at]]):
                at += 1
            if at < pool:
                w.spare[i] = w.legal[at]
                w.legal[at] = NONE
                at += 1
    at = 0
    for i in range(size):
        if w.spare[i] == NONE and d.back[w.list[i]] == back:
            while w.legal[at] == NONE:
                at += 1
            w.spare[i] = w.legal[at]
            at += 1
