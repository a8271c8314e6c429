"""Places hold cards in order, as circular linked lists with a node of their own: no index is ever missing."""

from .chance import below
from .events import note
from .numbers import BESIDE, CARDS, MAT, NONE, OPEN, PLACES, SHUFFLES
from .schema import Deck, State


def everyone(s: State) -> int:
    """The bits of all seats and of the spectators."""
    return (2 << s.seats) - 1


def clockwise(s: State, p: int, steps: int) -> int:
    """The seat so many steps after seat p, at most once around."""
    other = p + steps
    return other - s.seats if other >= s.seats else other


def top(s: State, z: int) -> int:
    """The first card of a place; NONE or above if it is empty."""
    return s.node_next[CARDS + z]


def clear_places(s: State) -> None:
    """Empty every place."""
    for z in range(PLACES):
        s.node_next[CARDS + z] = CARDS + z
        s.node_prev[CARDS + z] = CARDS + z
        s.count[z] = 0


def unlink(s: State, c: int) -> None:
    """Take a card out of its place."""
    before = s.node_prev[c]
    after = s.node_next[c]
    s.node_next[before] = after
    s.node_prev[after] = before
    s.count[s.place[c]] -= 1


def link(s: State, c: int, z: int, before: int) -> None:
    """Put a card into a place, right behind a node of it."""
    after = s.node_next[before]
    s.node_next[before] = c
    s.node_prev[c] = before
    s.node_next[c] = after
    s.node_prev[after] = c
    s.place[c] = z
    s.count[z] += 1


def link_bottom(s: State, c: int, z: int) -> None:
    """Put a card below all others of a place."""
    link(s, c, z, s.node_prev[CARDS + z])


def move(s: State, c: int, z: int, verb: int, p: int) -> None:
    """Seat p moves a card to the top of a place; in an open place everyone sees it. [R22]"""
    origin = s.place[c]
    unlink(s, c)
    link(s, c, z, CARDS + z)
    if z >= OPEN:
        s.seen[c] = everyone(s)
    note(s, verb, p, c, origin, z)


def shuffle(s: State, z: int, p: int) -> None:
    """Shuffle a place; from then on nobody knows where its cards lie. [R22]"""
    size = s.count[z]
    c = top(s, z)
    for i in range(size):
        s.list[i] = c
        c = s.node_next[c]
    before = CARDS + z
    for i in range(size - 1, -1, -1):
        j = below(s, i + 1)
        c = s.list[j]
        s.list[j] = s.list[i]
        s.seen[c] = 0
        s.node_next[before] = c
        s.node_prev[c] = before
        before = c
    s.node_next[before] = CARDS + z
    s.node_prev[CARDS + z] = before
    note(s, SHUFFLES, p, NONE, z, z)


def owner(s: State, q: int) -> int:
    """The seat before which a project lies; NONE if it is not active."""
    z = s.place[q]
    if MAT <= z < MAT + s.seats:
        return z - MAT
    return NONE


def host(s: State, c: int) -> int:
    """The project beside which a card lies; NONE if it lies beside none."""
    z = s.place[c]
    if z >= BESIDE:
        return z - BESIDE
    return NONE


def is_first_twin(s: State, d: Deck, c: int) -> bool:
    """Equal cards in one place are one choice: the first of them stands for all."""
    if d.twin[c] == 0:
        return True
    other = top(s, s.place[c])
    while other != c:
        if d.twin[other] == d.twin[c]:
            return False
        other = s.node_next[other]
    return True


def show(s: State, c: int) -> None:
    """Everyone sees a card that is announced before it moves."""
    s.seen[c] = everyone(s)
