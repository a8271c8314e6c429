"""Search: many tries of what may come, each in another world that agrees with what the seat knows.

A try deals the unknown cards anew, goes down the tree by the choices that did best so far among those legal in its
world, adds one choice to the tree, and plays on to the end of the game.
"""

from labdeck.bots.greedy import choose_greedily
from labdeck.bots.quick import any_code, quick
from labdeck.bots.tree import (
    DECISIONS,
    DEPTH,
    GOAL,
    LONGEST,
    NOWHERE,
    REAL,
    REWARD,
    ROLLOUT,
    ROOT,
    TRIES,
    add,
    back_up,
    best_child,
    clear,
    code_of,
    favourite,
    is_marked,
    lead,
    mark,
    name_of,
    touch,
    walk_to,
)
from labdeck.rules.kernel import legal, step
from labdeck.rules.numbers import PLAYING
from labdeck.rules.sight import sample

__all__ = ["choose_by_search", "found", "grow", "roll_out", "search"]

QUICKLY, RANDOMLY = 0, 1  # with the other policies' advice, or with none
WIN = 200  # the reward of a win, shared by those who share it
POINT = 30  # the reward of each point ahead of the best other seat
MOST_AHEAD = 30  # points that still make a difference
WHOLE = 60  # a win in parts, so that a shared one is a whole number of them
CHECK = 64  # tries between two looks at whether the rest could still change the choice


def any_untried(w, d, out) -> int:
    """Any of the codes that the node does not have yet."""
    size = legal(w, d)
    left = 0
    for i in range(size):
        if is_marked(touch(w, d, w.legal[i]), out):
            w.legal[left] = w.legal[i]
            left += 1
    return any_code(w, left)


def grow(w, d, node: int, out) -> None:
    """Add a choice that the node does not have yet, and make it: the greedy one if it can be, else any."""
    liked = 0
    code = w.legal[0]
    if out[ROLLOUT] == QUICKLY:
        code = choose_greedily(w, d, w.asked)
        if is_marked(touch(w, d, code), out):
            liked = 1
    if liked == 0:
        code = any_untried(w, d, out)
    walk_to(add(node, name_of(w, d, code), liked, out), out)
    step(w, d, code)


def descend(w, d, out) -> None:
    """Go down the tree in one world, and add the first choice that the tree does not have."""
    node = ROOT
    out[DEPTH] = 0
    while w.over == PLAYING and out[DEPTH] < LONGEST:
        size = legal(w, d)
        code = w.legal[0]
        if size > 1:
            child = best_child(w, d, size, node, out)
            if child == NOWHERE:
                grow(w, d, node, out)
                return
            walk_to(child, out)
            code = code_of(child, out)
            node = child
        step(w, d, code)


def roll_out(w, d, out) -> None:
    """Play a world to its end, and count the decisions."""
    while w.over == PLAYING:
        size = legal(w, d)
        code = w.legal[0]
        out[DECISIONS] += 1
        if size > 1:
            out[REAL] += 1
            code = quick(w, d, size) if out[ROLLOUT] == QUICKLY else any_code(w, size)
        step(w, d, code)


def share(w, p: int) -> int:
    """The seat's part of the win."""
    winners = 0
    for other in range(w.seats):
        winners += w.winners >> other & 1
    return (w.winners >> p & 1) * WHOLE // winners


def ahead(w, p: int) -> int:
    """How many points a seat is ahead of the best other; below 0 if it is behind."""
    least = 2 * MOST_AHEAD
    for other in range(w.seats):
        if other != p:
            least = min(least, w.score[p] - w.score[other])
    return min(max(least, -MOST_AHEAD), MOST_AHEAD)


def reward(w, out) -> None:
    """Reckon what the end of a try brings each seat."""
    for p in range(w.seats):
        out[REWARD + p] = share(w, p) * WIN // WHOLE + (ahead(w, p) + MOST_AHEAD) * POINT


def search(m, w, d, p: int, tries: int, a: int, b: int, out) -> None:
    """Make some of the tries for seat p, who sees m; the goal is reached early if the rest could change nothing.

    Each try has a seed of its own, from a, b and its number, so that the same tries give the same tree.
    """
    last = min(out[TRIES] + tries, out[GOAL])
    while out[TRIES] < last:
        sample(m, w, d, p, a, b, out[TRIES], 1)
        descend(w, d, out)
        roll_out(w, d, out)
        reward(w, out)
        back_up(share(w, p), w.score[p], out)
        out[TRIES] += 1
        if out[TRIES] % CHECK == 0 and lead(out) > out[GOAL] - out[TRIES]:
            out[GOAL] = out[TRIES]
            return


def found(m, d, out) -> int:
    """The code that the search would choose, once what each node touches is marked with its code in m."""
    mark(m, d, legal(m, d), out)
    return code_of(favourite(out), out)


def choose_by_search(m, w, d, p: int, tries: int, a: int, b: int, room: int, out) -> int:
    """The code that so many tries choose for seat p, who sees m."""
    clear(out, room, tries)
    search(m, w, d, p, tries, a, b, out)
    return found(m, d, out)
