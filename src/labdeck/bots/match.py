"""Matches between policies: many games in one call, each seat choosing by what it sees."""

from labdeck.bots.greedy import best_listed, choose_greedily
from labdeck.bots.quick import any_code, quick
from labdeck.bots.search import choose_by_search
from labdeck.bots.tree import NODE, ROOT
from labdeck.rules.chance import sow
from labdeck.rules.kernel import legal, step
from labdeck.rules.numbers import PLAYING, PROJECTS, SEATS
from labdeck.rules.setup import deal
from labdeck.rules.sight import mask

__all__ = ["choose", "play_matches"]

RANDOM, GREEDY, QUICK = 0, 1, 2  # policies by number; a higher one is a search of so many tries


def choose(s, m, w, d, size: int, policy: int, game: int, room: int, out) -> int:
    """What a policy chooses for the asked seat among the listed codes; room for trees is at the beginning of out.

    Random seats choose by the state's generator, which no seat sees. In project games greedy ones are asked in the
    state itself and not in a masked copy: what a seat does not know changes none of their choices, which a test
    holds, and the copy would cost more than the choice.
    """
    p = s.asked
    if policy == RANDOM:
        return any_code(s, size)
    if policy == GREEDY and d.family == PROJECTS:
        return best_listed(s, d, p, size)
    mask(s, m, d, p)
    if policy == GREEDY:
        return choose_greedily(m, d, p)
    if policy == QUICK:
        sow(m, game, s.turns, s.choices, p)
        return quick(m, d, legal(m, d))
    return choose_by_search(m, w, d, p, policy, game, (s.turns << 8) + s.choices, room, out)


def play_match(s, m, w, d, game: int, at: int, out) -> None:
    """Play a game to its end."""
    room = (at - SEATS - ROOT) // NODE
    while s.over == PLAYING:
        size = legal(s, d)
        code = s.legal[0]
        if size > 1:
            code = choose(s, m, w, d, size, out[at - SEATS + s.asked], game, room, out)
        step(s, d, code)


def play_matches(s, m, w, d, seats: int, first: int, games: int, at: int, out) -> None:
    """Play games with the seeds from `first` on.

    From `at` on, out has a row for each game: winners, turns, how it ended, scores. Right before it stand the
    policies of the seats, and all before them is room for trees.
    """
    for game in range(first, first + games):
        deal(s, d, seats, game & 0xFFFFFFFF, game >> 32, 0, 1)
        play_match(s, m, w, d, game, at, out)
        row = at + (game - first) * (3 + seats)
        out[row] = s.winners
        out[row + 1] = s.turns
        out[row + 2] = s.over
        for p in range(seats):
            out[row + 3 + p] = s.score[p]
