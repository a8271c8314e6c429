"""Search rate: searches at some decisions of many random games, to measure how fast a search is."""

from labdeck.bots.judgement import any_code
from labdeck.bots.search.search import RANDOMLY, search
from labdeck.bots.search.tree import DECISIONS, REAL, ROLLOUT, TRIES, clear
from labdeck.rules.chance import below
from labdeck.rules.kernel import legal, step
from labdeck.rules.numbers import PLAYING
from labdeck.rules.schema import Counts, Deck, State
from labdeck.rules.setup import deal
from labdeck.rules.sight import mask

__all__ = ["search_often"]

# What stands after the tree: the game that is being played, and what all searches did so far.
GAME, DECIDED, REALLY, TRIED = range(4)

SPREAD = 16  # decisions of which one is searched


def think_at(s: State, m: State, w: State, d: Deck, tries: int, at: int, out: Counts) -> None:
    """Search with random rollouts for the asked seat, and count what that took."""
    mask(s, m, d, s.asked)
    clear(out, tries + 1, tries)
    out[ROLLOUT] = RANDOMLY
    search(m, w, d, s.asked, tries, out[at + GAME], s.turns, out)
    out[at + DECIDED] += out[DECISIONS]
    out[at + REALLY] += out[REAL]
    out[at + TRIED] += out[TRIES]


def search_often(
    s: State, m: State, w: State, d: Deck, seats: int, searches: int, tries: int, at: int, out: Counts
) -> None:
    """Search at so many decisions with two options or more, going on in s; the game before the first has number 0.

    They are some decisions of many games and not all of a few, since tries are longer early in a game. The tree is at
    the beginning of out, and what is counted from `at` on.
    """
    while searches > 0:
        if out[at + GAME] == 0 or s.over != PLAYING:
            out[at + GAME] += 1
            deal(s, d, seats, out[at + GAME], 0, 0, 1)
        size = legal(s, d)
        if size > 1 and below(s, SPREAD) == 0:
            think_at(s, m, w, d, tries, at, out)
            searches -= 1
        step(s, d, any_code(s, size))
