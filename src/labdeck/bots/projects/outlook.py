"""Outlook: the points that a seat is expected to end with; the evaluation of a position in games of projects."""

from labdeck.bots.projects.chances import CERTAIN_BITS, forget, turns_by_pace
from labdeck.bots.projects.finishing import chance_of_active
from labdeck.bots.projects.weights import BY_GAMES, weight
from labdeck.bots.projects.worth import earned, penalty, prize, prospect
from labdeck.rules.numbers import CARDS, MAT
from labdeck.rules.places import top
from labdeck.rules.schema import Deck, State


def outlook(m: State, d: Deck, p: int) -> int:
    """The expected final points of a seat: what it has completed, and the prospects of its active projects."""
    forget(m)
    worth = earned(m, d, p)
    if weight(m, BY_GAMES):
        q = top(m, MAT + p)
        while q < CARDS:
            worth += (prize(m, d, q) * chance_of_active(m, d, p, q) >> CERTAIN_BITS) - penalty(m, d, q)
            q = m.node_next[q]
        return worth
    draws = turns_by_pace(m, d, p) * d.draw
    q = top(m, MAT + p)
    while q < CARDS:
        worth += prospect(m, d, q, draws)
        q = m.node_next[q]
    return worth
