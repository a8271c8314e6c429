"""Rollouts of games of discoveries: most of their choices are greedy, and they are played to the end."""

from labdeck.bots.judgement import POINT
from labdeck.rules.chance import below
from labdeck.rules.discoveries.bonuses import points_of
from labdeck.rules.schema import Deck, State

from .greedy import best_listed, choose_greedily
from .quick import quick
from .weights import OFTEN, weight


def play_on(w: State, d: Deck, size: int) -> int:
    """The choice of a rollout: greedy, but for some by the quick policy, so that rollouts differ."""
    often = weight(w, OFTEN)
    if below(w, often) == often - 1:
        return quick(w, d, size)
    return choose_greedily(w, d, w.asked)


def race_on(w: State, d: Deck, size: int, is_hurried: bool) -> int:
    """The greedy choice; it does what brings the end anyway."""
    return best_listed(w, d, w.asked, size)


def is_judged(w: State, d: Deck, begun: int, rounds: int) -> bool:
    """A rollout is played to the end."""
    return False


def outlook(m: State, d: Deck, p: int) -> int:
    """The points that a seat has now."""
    return points_of(m, d, p) * POINT
