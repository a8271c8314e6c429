"""How many turns a seat will still have, by signs that everyone can read.

What each sign counts is a regression over games of shipped and random decks, among them games of simple plans, some of
which hurry to the end. `tools/odds.py` makes it again. It is in 256ths of a bit: each bit more doubles the turns.
"""

from labdeck.bots.judgement import logarithm
from labdeck.rules.numbers import CARDS, HAND, MAT, PROJECT, PROJECT_PILE
from labdeck.rules.places import top
from labdeck.rules.schema import Deck, State

__all__ = ["TURNS"]

BIT = 256
TURN_SIGNS = 9
TURN_SIGNS_AT = 112  # index in `m.list` of the signs that were looked at last
MOST_BITS = 8 * BIT
TURNS = (
    966,  # always
    117,  # for each bit of the projects in the pile, and one
    -48,  # for each bit of those drawn so far, and a few
    39,  # for each bit of the turns so far, and a few
    23,  # for each bit of the projects on mats and in hands, and one
    -186,  # for each bit of the seats
    -89,  # for each bit of the cards that are drawn in a turn
    0,  # for each round without a completion
    38,  # once the pile is empty
)


def projects_used(m: State, d: Deck) -> int:
    """How many project cards the game began with."""
    if d.projects > 0:
        return d.projects
    size = 0
    for c in range(d.cards):
        if d.role[c] == PROJECT:
            size += 1
    return size


def projects_out(m: State, d: Deck) -> int:
    """How many projects lie on mats, and in hands, where their backs tell."""
    size = 0
    for p in range(m.seats):
        size += m.count[MAT + p]
        c = top(m, HAND + p)
        while c < CARDS:
            if d.back[c] == PROJECT_PILE:
                size += 1
            c = m.node_next[c]
    return size


def projects_drawn(m: State, d: Deck) -> int:
    """How many projects were drawn since the deal; none where a position is laid out with more than are in use."""
    return max(0, projects_used(m, d) - m.count[PROJECT_PILE] - d.opening_projects * m.seats)


def last_turns(m: State, p: int) -> int:
    """How many turns the seat will still have after this one in the last call."""
    size = 0
    for i in range(1, m.last_call):
        if (m.seat + i) % m.seats == p:
            size += 1
    return size


def look_ahead(m: State, d: Deck) -> None:
    """Note the signs of how long the game will go on."""
    drawn = projects_drawn(m, d)
    out = projects_out(m, d)
    m.list[TURN_SIGNS_AT] = BIT
    m.list[TURN_SIGNS_AT + 1] = logarithm(m.count[PROJECT_PILE] + 1)
    m.list[TURN_SIGNS_AT + 2] = logarithm(3 * drawn + 17)
    m.list[TURN_SIGNS_AT + 3] = logarithm(m.turns + 16)
    m.list[TURN_SIGNS_AT + 4] = logarithm(out + 1)
    m.list[TURN_SIGNS_AT + 5] = logarithm(m.seats)
    m.list[TURN_SIGNS_AT + 6] = logarithm(d.draw)
    m.list[TURN_SIGNS_AT + 7] = min(m.quiet // m.seats, 100) * BIT
    m.list[TURN_SIGNS_AT + 8] = m.emptied * BIT


def power(bits: int) -> int:
    """Two to the power of so many 256ths; linear between whole bits, and at least one."""
    bits = max(0, min(bits, MOST_BITS))
    return (BIT + bits % BIT << bits // BIT) // BIT


def turns_by_signs(m: State, d: Deck) -> int:
    """How many turns each seat will still have after this one while there is no last call."""
    look_ahead(m, d)
    bits = 0
    for i in range(TURN_SIGNS):
        bits += TURNS[i] * m.list[TURN_SIGNS_AT + i]
    return max(0, min(power(bits // BIT) - 1, d.most_turns - 1 - m.turns // m.seats))
