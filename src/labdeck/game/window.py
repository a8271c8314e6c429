"""Windows: everyone who is asked about one event, so that all of them can be asked at once."""

from typing import TYPE_CHECKING

from labdeck.rules.numbers import PASS
from labdeck.rules.schema import State

if TYPE_CHECKING:
    from .game import Game


def window_of(game: "Game") -> tuple["Game", ...]:
    """The game as it stands for each seat that is asked about one event, in the rules' order; empty without a window.

    The rules ask one seat after the other, each when those before it have passed. Who comes next never hangs on a card
    that somebody cannot see [R27], so passing on a copy tells it to all. Only who is asked differs between the games.
    """
    if not game.is_window:
        return ()
    games = [game]
    while len(games) < game.seats:
        after = games[-1].copy()
        after.play(PASS)
        if not is_same_event(game.state, after.state) or after.to_move in [each.to_move for each in games]:
            break
        games.append(after)
    return tuple(games)


def is_same_event(s: State, after: State) -> bool:
    """Whether a pass has led to the next seat that is asked for the same card, with nothing done in between."""
    if after.over or (after.ask, after.depth, after.turns) != (s.ask, s.depth, s.turns):
        return False
    if s.depth and after.frame_card[s.depth - 1] != s.frame_card[s.depth - 1]:
        return False
    return bool((after.rng, after.place, after.seen) == (s.rng, s.place, s.seen))
