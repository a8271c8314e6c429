"""Points of discoveries: what is printed, what lies below the heroes, and at the end what heroes and challenges add."""

from labdeck.rules.numbers import (
    BESIDE,
    CARDS,
    CHALLENGES,
    COUNT_SHIFT,
    ITEM,
    LOCATION,
    MAT,
    NONE,
    OF_BALANCE,
    OF_CARD,
    OF_HELD_ITEMS,
    OF_HELD_LOCATIONS,
    OF_ITEMS,
    OF_LEAN_STEPS,
    OF_LOCATIONS,
    OF_ODD,
    OF_ONE_TYPE,
    OF_PURE_STEPS,
    OF_SOLO_HEROES,
    OF_TYPES,
    OP_BONUS_IF,
    OP_BONUS_PER,
    PLAYING,
    WIDTH,
)
from labdeck.rules.places import everyone, top
from labdeck.rules.schema import Deck, State

from .board import held, hero_of

FEW = 2  # enhancements, for who keeps to a lean method


def worth(s: State, d: Deck, q: int) -> int:
    """A discovery is worth its points and those of the enhancements that everyone can see. [D20]"""
    points = d.points[q]
    c = top(s, BESIDE + q)
    while c < CARDS:
        if s.seen[c] == everyone(s):
            points += d.points[c]
        c = s.node_next[c]
    return points


def cards_played(s: State, p: int) -> int:
    """Heroes and enhancements that lie before a seat. [DR26]"""
    played = 0
    q = top(s, MAT + p)
    while q < CARDS:
        played += s.count[BESIDE + q]
        q = s.node_next[q]
    return played


def count_held(s: State, d: Deck, p: int, role: int) -> int:
    """All items, or all locations, before a seat."""
    size = 0
    q = top(s, MAT + p)
    while q < CARDS:
        size += held(s, d, q, role)
        q = s.node_next[q]
    return size


def is_polymath(d: Deck, hero: int) -> bool:
    """Whether a hero has several types; those count as a type of their own. [D19]"""
    return d.serves[hero] & (d.serves[hero] - 1) != 0


def heroes_of_type(s: State, d: Deck, p: int, types: int) -> int:
    """How many heroes of exactly these types lie before a seat."""
    size = 0
    q = top(s, MAT + p)
    while q < CARDS:
        if d.serves[hero_of(s, d, q)] == types:
            size += 1
        q = s.node_next[q]
    return size


def count_types(s: State, d: Deck, p: int) -> int:
    """The different types of a seat's heroes, polymath being one; so a polymath may stand for a missing type."""
    types = 0
    polymaths = 0
    q = top(s, MAT + p)
    while q < CARDS:
        hero = hero_of(s, d, q)
        if is_polymath(d, hero):
            polymaths = 1
        else:
            types |= d.serves[hero]
        q = s.node_next[q]
    size = polymaths
    while types:
        size += types & 1
        types >>= 1
    return size


def count_steps(s: State, d: Deck, p: int, thing: int) -> int:
    """Discoveries of a seat: odd ones, all if none is wild, all if enhancements are few; or the best one's worth."""
    size = 0
    odd = 0
    wild = 0
    best = 0
    q = top(s, MAT + p)
    while q < CARDS:
        size += 1
        odd += d.points[q] & 1
        if d.step[q] == 0:
            wild += 1
        best = max(best, worth(s, d, q))
        q = s.node_next[q]
    if thing == OF_ODD:
        return odd
    if thing == OF_PURE_STEPS:
        return 0 if wild else size
    if thing == OF_LEAN_STEPS:
        return size if cards_played(s, p) - size <= FEW else 0
    return best


def count_heroes(s: State, d: Deck, p: int, thing: int) -> int:
    """Heroes of a seat: the most of one type, or all if none is a polymath."""
    most = 0
    polymaths = 0
    q = top(s, MAT + p)
    while q < CARDS:
        hero = hero_of(s, d, q)
        most = max(most, heroes_of_type(s, d, p, d.serves[hero]))
        if is_polymath(d, hero):
            polymaths += 1
        q = s.node_next[q]
    if thing == OF_ONE_TYPE:
        return most
    return 0 if polymaths else s.count[MAT + p]


def count(s: State, d: Deck, p: int, q: int, what: int) -> int:
    """What an end bonus counts, for a seat and the discovery on which its hero lies."""
    thing = what & ((1 << COUNT_SHIFT) - 1)
    if thing == OF_TYPES:
        return count_types(s, d, p)
    if thing == OF_ONE_TYPE or thing == OF_SOLO_HEROES:
        return count_heroes(s, d, p, thing)
    if thing == OF_ITEMS:
        return count_held(s, d, p, ITEM)
    if thing == OF_LOCATIONS:
        return count_held(s, d, p, LOCATION)
    if thing == OF_BALANCE:
        items = count_held(s, d, p, ITEM)
        return items if items == count_held(s, d, p, LOCATION) else 0
    if thing == OF_HELD_ITEMS or thing == OF_HELD_LOCATIONS:
        return held(s, d, q, ITEM if thing == OF_HELD_ITEMS else LOCATION)
    if thing == OF_CARD:
        return 1 if s.place[what >> COUNT_SHIFT] == BESIDE + q else 0
    return count_steps(s, d, p, thing)


def bonus(s: State, d: Deck, c: int, p: int, q: int) -> int:
    """What a hero or a challenge adds at the end; all read the same frozen table. [DR27]"""
    points = 0
    at = d.bonus[c] * WIDTH
    while d.program[at] == OP_BONUS_PER or d.program[at] == OP_BONUS_IF:
        size = count(s, d, p, q, d.program[at + 1])
        least = d.program[at + 2]
        if d.program[at] == OP_BONUS_PER:
            points += d.program[at + 3] * max(0, size - least)
        elif size >= least:
            points += d.program[at + 3]
        at += WIDTH
    return points


def bonuses_of(s: State, d: Deck, p: int) -> int:
    """Scoring abilities and challenges are worked out only when the game is over. [D18]"""
    points = 0
    q = top(s, MAT + p)
    while q < CARDS:
        hero = hero_of(s, d, q)
        if d.bonus[hero]:
            points += bonus(s, d, hero, p, q)
        q = s.node_next[q]
    c = top(s, CHALLENGES)
    while c < CARDS:
        points += bonus(s, d, c, p, NONE)
        c = s.node_next[c]
    return points


def points_of(s: State, d: Deck, p: int) -> int:
    """The points of a seat's discoveries and enhancements, what sentences gave, and at the end the bonuses. [D40]"""
    points = s.gained[p]
    q = top(s, MAT + p)
    while q < CARDS:
        points += worth(s, d, q)
        q = s.node_next[q]
    return points if s.over == PLAYING else points + bonuses_of(s, d, p)


def rank(s: State, d: Deck, p: int) -> int:
    """One number that orders seats: points, then fewer cards played. [D41]"""
    return points_of(s, d, p) * CARDS + CARDS - 1 - cards_played(s, p)
