"""The end of the game: score and winners."""

from .boards import BOARDS
from .events import note
from .families import FAMILIES
from .numbers import ENDS_GAME, NONE
from .schema import Deck, State


def score_of(s: State, d: Deck, p: int) -> int:
    """The points that a seat has, or would have if the game ended now."""
    return BOARDS[d.family].points_of(s, d, p)


def end_game(s: State, d: Deck) -> None:
    """Add up the points and name the winners."""
    best = FAMILIES[d.family].rank(s, d, 0)
    for p in range(s.seats):
        s.score[p] = score_of(s, d, p)
        best = max(best, FAMILIES[d.family].rank(s, d, p))
    s.winners = 0
    for p in range(s.seats):
        if FAMILIES[d.family].rank(s, d, p) == best:
            s.winners |= 1 << p
    note(s, ENDS_GAME, s.seat, NONE, s.over, s.over)
