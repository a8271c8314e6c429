"""Search: by a race of choices; and for comparison by an information-set Monte Carlo tree search.

A try of the tree samples the unknown cards, descends by the highest bound among the choices that are legal in its
world, adds one node, and goes on with a rollout until the game is over, or until its family evaluates the position. The
rewards are then backed up along its path. The first mind searches so, and so do random rollouts.
"""

from labdeck.bots.families import FAMILIES
from labdeck.bots.judgement import any_code
from labdeck.bots.search.race import race, winner
from labdeck.bots.search.rewards import judge, reward, share
from labdeck.bots.search.tree import (
    DECISIONS,
    DEPTH,
    GOAL,
    LONGEST,
    MIND,
    NOWHERE,
    POINTS_OF,
    REAL,
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
from labdeck.rules.schema import Counts, Deck, State
from labdeck.rules.sight import sample

__all__ = ["found", "search"]

QUICKLY, RANDOMLY = 0, 1  # rollouts by the quick and greedy policies, or at random
ROUNDS = 3  # that a rollout plays on before it is judged
CHECK = 64  # tries between two tests of whether the rest could still change the choice


def any_untried(w: State, d: Deck, out: Counts) -> int:
    """A random one of the codes that the node does not have yet."""
    size = legal(w, d)
    left = 0
    for i in range(size):
        if is_marked(touch(w, d, w.legal[i]), out):
            w.legal[left] = w.legal[i]
            left += 1
    return any_code(w, left)


def grow(w: State, d: Deck, node: int, out: Counts) -> None:
    """Expand a node: add a choice that it does not have yet, the greedy one if possible, and make it."""
    liked = 0
    code = w.legal[0]
    if out[ROLLOUT] == QUICKLY:
        code = FAMILIES[d.family].choose_greedily(w, d, w.asked)
        if is_marked(touch(w, d, code), out):
            liked = 1
    if liked == 0:
        code = any_untried(w, d, out)
    walk_to(add(node, name_of(w, d, code), liked, out), out)
    step(w, d, code)


def descend(w: State, d: Deck, out: Counts) -> None:
    """Descend the tree in one world, to the node that is expanded."""
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


def is_judged(w: State, d: Deck, begun: int, out: Counts) -> bool:
    """Whether a rollout that began in turn `begun` may stop to be evaluated; random ones never do."""
    return out[ROLLOUT] == QUICKLY and FAMILIES[d.family].is_judged(w, d, begun, ROUNDS)


def roll_out(w: State, d: Deck, out: Counts) -> None:
    """Play a rollout until the game is over or can be evaluated, and count its decisions."""
    begun = w.turns
    while w.over == PLAYING and not is_judged(w, d, begun, out):
        size = legal(w, d)
        code = w.legal[0]
        out[DECISIONS] += 1
        if size > 1:
            out[REAL] += 1
            code = FAMILIES[d.family].play_on(w, d, size) if out[ROLLOUT] == QUICKLY else any_code(w, size)
        step(w, d, code)


def is_race(out: Counts) -> bool:
    """Whether choices race: with today's mind, and where rollouts are not random."""
    return out[MIND] == 0 and out[ROLLOUT] == QUICKLY


def grow_tree(m: State, w: State, d: Deck, p: int, tries: int, a: int, b: int, out: Counts) -> None:
    """Make some more tries in a tree; each has a seed of its own, from a, b and its number."""
    last = min(out[TRIES] + tries, out[GOAL])
    w.mind = out[MIND]
    while out[TRIES] < last:
        sample(m, w, d, p, a, b, out[TRIES], 1)
        descend(w, d, out)
        roll_out(w, d, out)
        winners = judge(w, d, out)
        reward(w.seats, winners, out)
        back_up(share(winners, p), out[POINTS_OF + p], out)
        out[TRIES] += 1
        if out[TRIES] % CHECK == 0 and lead(out) > out[GOAL] - out[TRIES]:
            out[GOAL] = out[TRIES]
            return


def search(m: State, w: State, d: Deck, p: int, tries: int, a: int, b: int, out: Counts) -> None:
    """Make some more tries for seat p, who sees m; it stops early where the rest would hardly change the choice.

    The same tries find the same, whether they are made at once or by and by.
    """
    if is_race(out):
        race(m, w, d, p, tries, a, b, out)
    else:
        grow_tree(m, w, d, p, tries, a, b, out)


def found(m: State, d: Deck, out: Counts) -> int:
    """The code of the choice that was found; marks the legal codes of m, by which `code_of` reads the nodes."""
    mark(m, d, legal(m, d), out)
    return code_of(winner(out) if is_race(out) else favourite(out), out)


def choose_by_search(m: State, w: State, d: Deck, p: int, tries: int, a: int, b: int, room: int, out: Counts) -> int:
    """The code that a search of so many tries chooses for seat p, who sees m, by the mind that is chosen there."""
    clear(out, room, tries)
    out[MIND] = m.mind
    while out[TRIES] < out[GOAL]:
        search(m, w, d, p, tries, a, b, out)
    return found(m, d, out)
