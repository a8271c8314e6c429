"""Rewards: what the end of a try is worth to each seat, whether the game is over or was judged by its family."""

from labdeck.bots.families import FAMILIES
from labdeck.bots.judgement import POINT, ones
from labdeck.bots.search.tree import POINTS_OF, REWARD
from labdeck.rules.numbers import PLAYING
from labdeck.rules.schema import Counts, Deck, State

WIN = 400  # the reward of a win in a tree, shared by those who share it, where a point ahead is worth POINT
RACE_WIN = 600  # likewise in a race
CLOSE = 8 * POINT  # a lead in a judged position that is as good as half of what a win has more than an even game
MOST_AHEAD = 30 * POINT  # leads are cut off there
WHOLE = 60  # a win in parts, so that a shared one is a whole number of them


def judge(w: State, d: Deck, out: Counts) -> int:
    """Note the final or expected points of every seat; the seats that win, or are ahead, as bits."""
    for p in range(w.seats):
        out[POINTS_OF + p] = FAMILIES[d.family].outlook(w, d, p) if w.over == PLAYING else w.score[p] * POINT
    if w.over != PLAYING:
        return w.winners
    winners = 0
    for p in range(w.seats):
        winners += (ahead(w.seats, p, out) >= 0) << p
    return winners


def ahead(seats: int, p: int, out: Counts) -> int:
    """The lead of a seat over the best other in points; below 0 if it is behind."""
    least = MOST_AHEAD
    for other in range(seats):
        if other != p:
            least = min(least, out[POINTS_OF + p] - out[POINTS_OF + other])
    return max(least, -MOST_AHEAD)


def share(winners: int, p: int) -> int:
    """The seat's share of the win, in parts of a win."""
    return (winners >> p & 1) * WHOLE // ones(winners)


def reward(seats: int, winners: int, out: Counts) -> None:
    """Note the reward of each seat: its share of the win, and its lead."""
    for p in range(seats):
        out[REWARD + p] = share(winners, p) * WIN // WHOLE + ahead(seats, p, out) + MOST_AHEAD


def merit(w: State, p: int, winners: int, out: Counts) -> int:
    """What a try in a race is worth to a seat: its share of the win, or how near it is to one, and its lead."""
    lead = ahead(w.seats, p, out)
    won = share(winners, p)
    if w.over == PLAYING:
        won = WHOLE // 2 + WHOLE * lead // (2 * (CLOSE + max(lead, -lead)))
    return won * RACE_WIN // WHOLE + lead
