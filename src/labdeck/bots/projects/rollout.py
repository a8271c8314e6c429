"""Rollouts of games of projects: quick for some rounds, after which the position is evaluated."""

from labdeck.rules.schema import Deck, State

from .quick import quick

ROUNDS = 3  # that a rollout plays on before it is judged


def play_on(w: State, d: Deck, size: int) -> int:
    """The choice of a rollout, by the quick policy."""
    return quick(w, d, size)


def is_judged(w: State, d: Deck, begun: int) -> bool:
    """Whether a rollout that began in turn `begun` may stop to be evaluated; the last call is played to the end."""
    return w.last_call == 0 and w.turns - begun >= ROUNDS * w.seats
