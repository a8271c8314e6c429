"""How likely it is that a project gets finished, by signs that everyone who sees it can read.

What each sign counts is a regression over games of shipped and random decks, which `tools/odds.py` makes again. It is
in 256ths of a bit: each bit more doubles the odds.
"""

from labdeck.bots.judgement import logarithm, ones
from labdeck.bots.projects.chances import (
    CERTAIN,
    HALF,
    HARM_AT,
    HELD_AT,
    RARE_AT,
    gaps,
    lacking,
    rarities,
    seat_gaps,
    turns_left,
)
from labdeck.rules.numbers import DISCARD_CODE, KIND_BITS, KINDS, NONE, PILE_CODE
from labdeck.rules.places import owner
from labdeck.rules.schema import Deck, State

__all__ = ["FINISH"]

BIT = 256  # signs are in 256ths
COMMON, SIGNS = 7, 15  # signs that are the same for all projects, and all of them
SIGNS_AT = 96  # index in `m.list` of the signs of the project that is looked at
COMMON_AT = SIGNS_AT + SIGNS  # index in `m.list` of what the common ones count together
MOST_RARE = 100 * BIT
FINISH = (
    -89,  # always
    -59,  # for each seat
    195,  # for each card that is drawn in a turn
    -26,  # for each round without a completion
    -77,  # for each card in 16 that hurts
    6,  # in the last call
    121,  # where the open discard can be drawn
    -33,  # for each bit by which the kinds that it lacks are unlikely to come
    154,  # for each bit of the cards that will come and that it takes
    87,  # for each kind that it lacks and that is not in hand
    -729,  # for each bit of the cards that it takes and that are not in hand
    263,  # for each bit of the turns that are left
    -17,  # for each card that the other projects of its owner take
    492,  # in a collaboration
    -50,  # for a project that somebody was given
)


def likely(bits: int) -> int:
    """The chance, of CERTAIN, whose odds are two to the power of so many 256ths; linear between whole bits."""
    size = min(max(bits, -bits), 12 * BIT)
    rest = CERTAIN * (2 * BIT - size % BIT) // (2 * BIT) >> size // BIT
    chance = CERTAIN * CERTAIN // (CERTAIN + rest)
    return chance if bits > 0 else CERTAIN - chance


def is_open(d: Deck) -> bool:
    """Whether the open discard can be drawn."""
    return d.draw_from >> (DISCARD_CODE - PILE_CODE) & 1 == 1


def look_around(m: State, d: Deck, viewer: int) -> None:
    """Note what is common to all projects, once for each choice."""
    if m.spare[RARE_AT + KINDS]:
        return
    rarities(m, d, viewer)
    m.list[SIGNS_AT] = BIT
    m.list[SIGNS_AT + 1] = m.seats * BIT
    m.list[SIGNS_AT + 2] = min(d.draw, 100) * BIT
    m.list[SIGNS_AT + 3] = min(m.quiet // m.seats, 100) * BIT
    m.list[SIGNS_AT + 4] = m.spare[HARM_AT] * 16
    m.list[SIGNS_AT + 5] = (m.last_call > 0) * BIT
    m.list[SIGNS_AT + 6] = is_open(d) * BIT
    bits = 0
    for i in range(COMMON):
        bits += FINISH[i] * m.list[SIGNS_AT + i]
    m.list[COMMON_AT] = bits // BIT


def look(m: State, d: Deck, viewer: int, p: int, q: int, kinds: int, size: int, others: int) -> None:
    """Note the signs of a project that lacks these kinds and takes `size` cards, by which its finishing is told.

    It is seat p's, whose other projects take `others`. The viewer knows its own hand.
    """
    look_around(m, d, viewer)
    held = 0
    if p == viewer:
        held = kinds & (m.spare[HELD_AT] + (m.spare[HELD_AT + 1] << HALF))
    rest = kinds & ~held
    rare = 0
    supply = 0
    missing = 0
    kind = 0
    while rest:
        if rest & 15 == 0:
            rest >>= 4
            kind += 4
            continue
        if rest & 1:
            rare += m.spare[RARE_AT + kind]
            supply += m.spare[kind]
            missing += 1
        rest >>= 1
        kind += 1
    turns = turns_left(m, d, p)
    m.list[SIGNS_AT + 7] = min(rare, MOST_RARE)
    m.list[SIGNS_AT + 8] = logarithm(turns * d.draw * supply // (m.spare[KINDS] + 1) + 1)
    m.list[SIGNS_AT + 9] = missing * BIT
    m.list[SIGNS_AT + 10] = logarithm(max(size - ones(held), 0) + 1)
    m.list[SIGNS_AT + 11] = logarithm(turns + 1)
    m.list[SIGNS_AT + 12] = min(others, 100) * BIT
    m.list[SIGNS_AT + 13] = (m.partner[q] != NONE) * BIT
    m.list[SIGNS_AT + 14] = d.mandatory[q] * BIT


def chance_of(m: State) -> int:
    """The chance, of CERTAIN, by the signs that were noted last."""
    bits = 0
    for i in range(COMMON, SIGNS):
        bits += FINISH[i] * m.list[SIGNS_AT + i]
    return likely(m.list[COMMON_AT] + bits // BIT)


def look_at_active(m: State, d: Deck, viewer: int, q: int) -> None:
    """Note the signs of an active project, as one seat sees it."""
    p = owner(m, q)
    size = gaps(m, d, q)
    others = seat_gaps(m, d, p)
    look(m, d, viewer, p, q, lacking(m, q), size, others - size)


def chance_of_active(m: State, d: Deck, viewer: int, q: int) -> int:
    """The chance, of CERTAIN, that an active project gets finished, as one seat sees it."""
    look_at_active(m, d, viewer, q)
    return chance_of(m)


def chance_of_start(m: State, d: Deck, p: int, q: int) -> int:
    """The chance, of CERTAIN, that seat p finishes a project if it starts it now."""
    look(m, d, p, p, q, d.printed[q] & KIND_BITS, d.needs[q], seat_gaps(m, d, p))
    return chance_of(m)
