"""Rollouts of games of projects: they go on for some rounds, after which the position is evaluated."""

from labdeck.rules.chance import below
from labdeck.rules.numbers import ASK_DRAW, PROJECT_CODE
from labdeck.rules.schema import Deck, State

from .greedy import best_listed
from .quick import quick


def play_on(w: State, d: Deck, size: int) -> int:
    """The choice of a rollout, by the quick policy."""
    return quick(w, d, size)


def race_on(w: State, d: Deck, size: int, is_hurried: bool) -> int:
    """The greedy choice; of those who hurry every second draw is a project, since an empty pile ends the game."""
    if is_hurried and w.ask == ASK_DRAW and w.legal[0] == PROJECT_CODE and below(w, 2) == 0:
        return PROJECT_CODE
    return best_listed(w, d, w.asked, size)


def is_judged(w: State, d: Deck, begun: int, rounds: int) -> bool:
    """Whether a rollout may stop to be evaluated, so many rounds after turn `begun`; the last call is played out."""
    return w.last_call == 0 and w.turns - begun >= rounds * w.seats
