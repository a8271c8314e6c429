"""Safety: projects that cannot be hurt."""

from .numbers import BESIDE, CARDS, NONE
from .places import owner, top
from .schema import Deck, State


def is_safe(s: State, d: Deck, q: int) -> bool:
    """No modifier takes, moves or burdens a project that a card beside it guards, or whose owner is safe. [L10]"""
    if d.guarding == 0:
        return False
    p = owner(s, q)
    if p == NONE:
        return False
    if s.safe >> p & 1:
        return True
    c = top(s, BESIDE + q)
    while c < CARDS:
        if d.guards[c]:
            return True
        c = s.node_next[c]
    return False
