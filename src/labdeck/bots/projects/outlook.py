"""Outlook: the points that a seat is expected to end with; the evaluation of a position in games of projects."""

from labdeck.bots.projects.chances import forget, turns_by_pace
from labdeck.bots.projects.worth import earned, prospect
from labdeck.rules.numbers import CARDS, MAT
from labdeck.rules.places import top
from labdeck.rules.schema import Deck, State


def outlook(m: State, d: Deck, p: int) -> int:
    """The expected final points of a seat: what it has completed, and the prospects of its active projects."""
    forget(m)
    worth = earned(m, d, p)
    draws = turns_by_pace(m, d, p) * d.draw
    q = top(m, MAT + p)
    while q < CARDS:
        worth += prospect(m, d, q, draws)
        q = m.node_next[q]
    return worth
