"""A race of choices: each is played on in the same imagined worlds, and what falls behind drops out.

All choices meet the same worlds, so that their luck is the same and small differences show. The choice of the greedy
policy runs first, and the others are measured by it; one that is not likely to be better is not taken. The seats play
on by the greedy policy. That others do as well is a guess, and a choice that is good only if they do is none: in every
second world they have its first mind, and all hurry to the end.
"""

from labdeck.bots.families import FAMILIES
from labdeck.bots.search.bounds import square_root
from labdeck.bots.search.rewards import judge, merit, share
from labdeck.bots.search.tree import (
    CHILD,
    GAIN,
    GOAL,
    LIKED,
    MEASURE,
    NEXT,
    NOWHERE,
    POINTS,
    POINTS_OF,
    ROOM,
    ROOT,
    RUNNER,
    SQUARES,
    TIMES,
    TRIES,
    USED,
    VISITS,
    WINS,
    WORLD,
    WORTH,
    add,
    code_of,
    mark,
    name_of,
)
from labdeck.rules.kernel import legal, step
from labdeck.rules.numbers import PLAYING
from labdeck.rules.schema import Counts, Deck, State
from labdeck.rules.sight import sample

ROUNDS = 4  # that a try is played on before it is judged
LAP = 16  # worlds between two looks at who has fallen behind
BEHIND = 32  # 16ths of a standard error by which a choice is surely behind
SURE = 8  # 16ths of a standard error by which a choice must be better than the greedy one


def line_up(m: State, d: Deck, p: int, out: Counts) -> None:
    """Let all choices of seat p run for which there is room, the greedy one first.

    A race that is long enough for two has a lap for each at least: before that nobody is taken instead of greedy's.
    """
    greedy = FAMILIES[d.family].choose_greedily(m, d, p)
    size = legal(m, d)
    if out[GOAL] >= 2 * LAP:
        out[GOAL] = max(out[GOAL], LAP * min(size, out[ROOM]))
    for i in range(size):
        if m.legal[i] != greedy and out[USED] < out[ROOM] - 1:
            add(ROOT, name_of(m, d, m.legal[i]), 0, out)
    out[RUNNER] = add(ROOT, name_of(m, d, greedy), 1, out)


def play_on(w: State, d: Deck, p: int, begun: int, is_hurried: bool) -> None:
    """Play on until the game is over, or can be judged some rounds after turn `begun`."""
    while w.over == PLAYING and not FAMILIES[d.family].is_judged(w, d, begun, ROUNDS):
        size = legal(w, d)
        w.mind = is_hurried and w.asked != p
        step(w, d, FAMILIES[d.family].race_on(w, d, size, is_hurried))
    w.mind = 0


def run(w: State, d: Deck, p: int, out: Counts) -> None:
    """Make the runner's choice in a world, play on, and note how it did beside the greedy choice."""
    node = out[RUNNER]
    begun = w.turns
    mark(w, d, legal(w, d), out)
    step(w, d, code_of(node, out))
    play_on(w, d, p, begun, out[WORLD] % 2 == 1)
    winners = judge(w, d, out)
    worth = merit(w, p, winners, out)
    if out[node + LIKED]:
        out[MEASURE] = worth
    gain = worth - out[MEASURE]
    out[node + VISITS] += 1
    out[node + WORTH] += worth
    out[node + WINS] += share(winners, p)
    out[node + POINTS] += out[POINTS_OF + p]
    out[node + GAIN] += gain
    out[node + SQUARES] += gain * gain


def spread(node: int, out: Counts) -> int:
    """The sum of the squares of a choice's gains, about their mean."""
    return out[node + SQUARES] - out[node + GAIN] * out[node + GAIN] // out[node + VISITS]


def leader(out: Counts) -> int:
    """The choice that runs with the most gain; of equals, the first in line."""
    best = out[ROOT + CHILD]
    node = best
    while node != NOWHERE:
        if out[node + TIMES] and out[node + GAIN] > out[best + GAIN]:
            best = node
        node = out[node + NEXT]
    return best


def drop_out(out: Counts) -> None:
    """Let those drop out that are surely behind; when one alone is left, the race is over."""
    best = leader(out)
    running = 0
    node = out[ROOT + CHILD]
    while node != NOWHERE:
        if out[node + TIMES] and node != best:
            doubt = square_root(spread(node, out) + spread(best, out))
            if 16 * (out[best + GAIN] - out[node + GAIN]) >= BEHIND * doubt:
                out[node + TIMES] = 0
        running += out[node + TIMES]
        node = out[node + NEXT]
    if running == 1:
        out[GOAL] = out[TRIES]


def pass_on(out: Counts) -> None:
    """The next choice runs; after the last one, the greedy choice in another world, also when it has dropped out."""
    node = out[out[RUNNER] + NEXT]
    while node != NOWHERE and out[node + TIMES] == 0:
        node = out[node + NEXT]
    out[RUNNER] = node
    if node == NOWHERE:
        out[RUNNER] = out[ROOT + CHILD]
        out[WORLD] += 1
        if out[WORLD] % LAP == 0:
            drop_out(out)


def race(m: State, w: State, d: Deck, p: int, tries: int, a: int, b: int, out: Counts) -> None:
    """Make some more tries for seat p, who sees m; each world has a seed of its own, from a, b and its number."""
    if out[ROOT + CHILD] == NOWHERE:
        line_up(m, d, p, out)
    last = min(out[TRIES] + tries, out[GOAL])
    w.mind = 0
    while out[TRIES] < last:
        sample(m, w, d, p, a, b, out[WORLD], 1)
        run(w, d, p, out)
        out[TRIES] += 1
        pass_on(out)
        last = min(last, out[GOAL])


def winner(out: Counts) -> int:
    """The choice that gained most of those that are surely better than the greedy one; else that one."""
    best = out[ROOT + CHILD]
    most = 0
    node = out[best + NEXT]
    while node != NOWHERE:
        worlds = out[node + VISITS]
        if out[node + TIMES] and worlds >= LAP:
            sure = 16 * out[node + GAIN] - SURE * square_root(spread(node, out))
            if sure // worlds > most:
                best = node
                most = sure // worlds
        node = out[node + NEXT]
    return best
