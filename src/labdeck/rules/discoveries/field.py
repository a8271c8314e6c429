"""The field: five discoveries that lie open, and how gaps in it are filled."""

from labdeck.rules.numbers import CARDS, FIELD, FIELD_DISCARD, FILLS, LOSES, PROJECT_PILE
from labdeck.rules.piles import make_anew
from labdeck.rules.places import move, top
from labdeck.rules.schema import Deck, State


def can_fill(s: State) -> bool:
    """Whether the discovery pile, or its discards, could give one more card. [DR9]"""
    return s.count[PROJECT_PILE] + s.count[FIELD_DISCARD] > 0


def fill(s: State, d: Deck, p: int, gaps: int) -> None:
    """Fill the field from the pile, made anew from its discards when empty; some gaps may have to wait. [D35]"""
    while s.count[FIELD] < d.field - gaps and can_fill(s):
        if s.count[PROJECT_PILE] == 0:
            make_anew(s, p)
        move(s, top(s, PROJECT_PILE), FIELD, FILLS, p)


def clear_field(s: State, p: int) -> None:
    """Every unclaimed card of the field goes to the discoveries' discard. [DR36]"""
    c = top(s, FIELD)
    while c < CARDS:
        after = s.node_next[c]
        if c != s.claimed:
            move(s, c, FIELD_DISCARD, LOSES, p)
        c = after
