"""Rollouts of games of discoveries: half of their choices are greedy, and they are played to the end."""

from labdeck.bots.judgement import POINT
from labdeck.rules.chance import below
from labdeck.rules.discoveries.bonuses import points_of
from labdeck.rules.schema import Deck, State

from .greedy import choose_greedily
from .quick import quick

OFTEN = 2  # of so many choices one is greedy


def play_on(w: State, d: Deck, size: int) -> int:
    """The choice of a rollout, half of them greedy, since the quick policy knows little of the game."""
    if below(w, OFTEN) == 0:
        return choose_greedily(w, d, w.asked)
    return quick(w, d, size)


def is_judged(w: State, d: Deck, begun: int) -> bool:
    """A rollout is played to the end."""
    return False


def outlook(m: State, d: Deck, p: int) -> int:
    """The points that a seat has now."""
    return points_of(m, d, p) * POINT
