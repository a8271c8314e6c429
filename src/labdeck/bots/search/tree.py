"""The tree of a search, in one array; its root is what a seat knows of a position.

A node is a choice that was made after those that led to its parent. It is named by the seat that chose, the question
and the thing touched, since in other worlds the same choices lead to other questions. The array begins with a few
numbers and lists; the nodes follow, the root first, each of `NODE` integers.
"""

from labdeck.bots.search.bounds import bound, urgency
from labdeck.rules.numbers import CARDS, CODES, OPEN
from labdeck.rules.schema import Counts, Deck, State

__all__ = ["clear"]

# What stands at the beginning of the array.
USED, ROOM = 0, 1  # nodes in use, and nodes that there is room for
TRIES, GOAL = 2, 3  # tries made, and tries to make in all
LOOKS = 4  # how often the legal choices were marked: the number of the present marking
ROLLOUT = 5  # how rollouts choose
DECISIONS, REAL = 6, 7  # in rollouts, and those with two options or more
REWARD = 8  # of each seat in this try
POINTS_OF = 13  # of each seat at the end of this try
MIND = 18  # of the policy on which the search stands
RUNNER, WORLD, MEASURE = 19, 20, 21  # of a race: the choice that runs, where, and the merit of the greedy one there
DEPTH, PATH, LONGEST = 22, 23, 236  # the path of this try
MARK, TOUCHES = PATH + LONGEST, 256  # for each touch: the marking in which it was legal, and its code there
ROOT = MARK + 2 * TOUCHES

# A node: its name, 1 if it is the greedy choice, its first child and its next sibling; its visits, and how often it was
# available, in a race 1 while it runs; the sum of its chooser's rewards, and the wins and points of the seat that
# searches; of a race, the sum of its gains over the greedy choice, and that of their squares.
NAME, LIKED, CHILD, NEXT, VISITS, TIMES, WORTH, WINS, POINTS, GAIN, SQUARES = range(11)
NODE = 11
NOWHERE = 0

TOUCH_BITS = 8
ASK_BITS = 6


def clear(out: Counts, room: int, goal: int) -> None:
    """Begin a tree: its root alone, room for so many nodes, and a goal of so many tries."""
    for i in range(ROOT + NODE):
        out[i] = 0
    out[USED] = 1
    out[ROOM] = room
    out[GOAL] = goal


def touch(s: State, d: Deck, code: int) -> int:
    """What a code touches: equal cards in a hand are one thing, whichever copies a world has there."""
    if code < CARDS and d.twin[code] and s.place[code] < OPEN:
        return CODES + d.twin[code]
    return code


def touched(name: int) -> int:
    """What the choice of that name touched."""
    return name & ((1 << TOUCH_BITS) - 1)


def chooser(name: int) -> int:
    """The seat that made the choice of that name."""
    return name >> (TOUCH_BITS + ASK_BITS)


def name_of(s: State, d: Deck, code: int) -> int:
    """The name of a choice: who chooses, in answer to what, and what is touched."""
    return (((s.asked << ASK_BITS) + s.ask) << TOUCH_BITS) + touch(s, d, code)


def mark(s: State, d: Deck, size: int, out: Counts) -> None:
    """Mark what the listed codes touch as legal, and untried so far."""
    out[LOOKS] += 1
    for i in range(size):
        at = MARK + 2 * touch(s, d, s.legal[i])
        out[at] = out[LOOKS]
        out[at + 1] = s.legal[i]


def is_marked(touch: int, out: Counts) -> bool:
    """Whether something touched is legal and untried."""
    return out[MARK + 2 * touch] == out[LOOKS]


def unmark(touch: int, out: Counts) -> None:
    """Mark something touched as tried."""
    out[MARK + 2 * touch] = 0


def code_of(node: int, out: Counts) -> int:
    """The code of a node's choice in the world that was marked last."""
    return out[MARK + 2 * touched(out[node + NAME]) + 1]


def best_child(s: State, d: Deck, size: int, node: int, out: Counts) -> int:
    """The legal child with the highest bound; NOWHERE if an untried choice has a higher one."""
    mark(s, d, size, out)
    asked = name_of(s, d, 0) - touch(s, d, 0)
    best = NOWHERE
    most = worth = visits = tried = 0
    child = out[node + CHILD]
    while child != NOWHERE:
        touch_here = touched(out[child + NAME])
        if out[child + NAME] - touch_here == asked and is_marked(touch_here, out):
            unmark(touch_here, out)
            out[child + TIMES] += 1
            tried += 1
            worth += out[child + WORTH]
            visits += out[child + VISITS]
            hope = bound(out[child + WORTH], out[child + TIMES], out[child + VISITS], out[child + LIKED])
            if best == NOWHERE or hope > most:
                best = child
                most = hope
        child = out[child + NEXT]
    if tried < size and (best == NOWHERE or urgency(worth, visits) > most):
        return NOWHERE
    return best


def add(node: int, name: int, liked: int, out: Counts) -> int:
    """A new child of a node; NOWHERE if there is no room for it."""
    if out[USED] == out[ROOM]:
        return NOWHERE
    child = ROOT + NODE * out[USED]
    out[USED] += 1
    for i in range(NODE):
        out[child + i] = 0
    out[child + NAME] = name
    out[child + LIKED] = liked
    out[child + NEXT] = out[node + CHILD]
    out[child + TIMES] = 1
    out[node + CHILD] = child
    return child


def walk_to(node: int, out: Counts) -> None:
    """Add a node to the path of this try."""
    if node != NOWHERE:
        out[PATH + out[DEPTH]] = node
        out[DEPTH] += 1


def back_up(wins: int, points: int, out: Counts) -> None:
    """Add the results of this try to every node of its path."""
    for i in range(out[DEPTH]):
        node = out[PATH + i]
        out[node + VISITS] += 1
        out[node + WORTH] += out[REWARD + chooser(out[node + NAME])]
        out[node + WINS] += wins
        out[node + POINTS] += points


def lead(out: Counts) -> int:
    """By how many visits the most visited choice is ahead of the next."""
    first = second = 0
    child = out[ROOT + CHILD]
    while child != NOWHERE:
        visits = out[child + VISITS]
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
        child = out[child + NEXT]
    return first - second


def favourite(out: Counts) -> int:
    """The most visited child of the root; of equals, the one with more reward."""
    best = out[ROOT + CHILD]
    child = best
    while child != NOWHERE:
        more = out[child + VISITS] - out[best + VISITS]
        if more > 0 or (more == 0 and out[child + WORTH] > out[best + WORTH]):
            best = child
        child = out[child + NEXT]
    return best
