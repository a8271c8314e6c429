"""Matches between policies: many games in one call, each seat choosing by what it sees."""

from labdeck.bots.greedy import choose_greedily
from labdeck.rules.chance import below
from labdeck.rules.kernel import legal, step
from labdeck.rules.numbers import PLAYING
from labdeck.rules.setup import deal
from labdeck.rules.sight import mask

__all__ = ["play_match", "play_matches"]

RANDOM, GREEDY = 0, 1
POLICY_BITS = 4  # the seats' policies are one number, four bits for each seat


def play_match(s, m, d, policies: int) -> None:
    """Play a game to its end; random seats choose by the state's generator, which no seat sees."""
    while s.over == PLAYING:
        size = legal(s, d)
        code = s.legal[0]
        if size > 1:
            p = s.asked
            if policies >> (POLICY_BITS * p) & 15 == GREEDY:
                mask(s, m, d, p)
                code = choose_greedily(m, d, p)
            else:
                code = s.legal[below(s, size)]
        step(s, d, code)


def play_matches(s, m, d, seats: int, policies: int, first: int, games: int, out) -> None:
    """Play games with the seeds from `first` on; out has a row for each: winners, turns, how it ended, scores."""
    at = 0
    for game in range(first, first + games):
        deal(s, d, seats, game & 0xFFFFFFFF, game >> 32, 0, 1)
        play_match(s, m, d, policies)
        out[at] = s.winners
        out[at + 1] = s.turns
        out[at + 2] = s.over
        for p in range(seats):
            out[at + 3 + p] = s.score[p]
        at += 3 + seats
