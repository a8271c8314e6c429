"""Many games in one call, so that machine code is not left between them."""

from .copying import copy_into
from .kernel import play_randomly
from .schema import Counts, Deck, State
from .setup import deal

__all__ = ["copy_often", "play_games"]


def play_games(s: State, d: Deck, seats: int, first: int, games: int, out: Counts) -> None:
    """Play random games with the seeds from `first` on; out counts decisions, real ones and games."""
    for game in range(first, first + games):
        deal(s, d, seats, game & 0xFFFFFFFF, game >> 32, 0, 1)
        play_randomly(s, d, out)
        out[2] += 1


def copy_often(s: State, m: State, times: int, out: Counts) -> None:
    """Copy a state many times, to measure what a copy costs."""
    for i in range(times):
        s.turns = i & 1023
        copy_into(s, m)
        out[0] += m.turns
