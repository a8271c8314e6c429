"""Outlook: the points that a seat is likely to end with, judged before a game of projects is over."""

from labdeck.bots.judgement import POINT
from labdeck.bots.projects.worth import earned, gaps, swing, turns_left
from labdeck.rules.numbers import CARDS, TABLE
from labdeck.rules.places import top
from labdeck.rules.schema import Deck, State

HARDSHIP = 3  # cards drawn for each missing one, times the number missing, to finish a project as often as not


def prospect(m: State, d: Deck, q: int, draws: int) -> int:
    """What an active project is likely to bring, if its owner will still draw so many cards."""
    missing = gaps(m, d, q)
    return swing(d, q) * (draws + 1) // (draws + 1 + HARDSHIP * missing * missing) - d.unfinished[q] * POINT


def outlook(m: State, d: Deck, p: int) -> int:
    """What a seat has completed, and what its active projects are likely to bring."""
    worth = earned(m, d, p)
    draws = turns_left(m, d, p) * d.draw
    q = top(m, TABLE + p)
    while q < CARDS:
        worth += prospect(m, d, q, draws)
        q = m.node_next[q]
    return worth
