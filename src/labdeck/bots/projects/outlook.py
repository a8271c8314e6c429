"""Outlook: the points that a seat is expected to end with; the evaluation of a position in games of projects."""

from labdeck.bots.projects.worth import earned, gaps, penalty, prize, turns_left
from labdeck.rules.numbers import CARDS, MAT
from labdeck.rules.places import top
from labdeck.rules.schema import Deck, State

HARDSHIP = 3  # a project that lacks n cards is finished half the time if its owner still draws about 3 n² cards


def prospect(m: State, d: Deck, q: int, draws: int) -> int:
    """The expected points of an active project whose owner will still draw so many cards."""
    missing = gaps(m, d, q)
    return prize(m, d, q) * (draws + 1) // (draws + 1 + HARDSHIP * missing * missing) - penalty(m, d, q)


def outlook(m: State, d: Deck, p: int) -> int:
    """The expected final points of a seat: what it has completed, and the prospects of its active projects."""
    worth = earned(m, d, p)
    draws = turns_left(m, d, p) * d.draw
    q = top(m, MAT + p)
    while q < CARDS:
        worth += prospect(m, d, q, draws)
        q = m.node_next[q]
    return worth
