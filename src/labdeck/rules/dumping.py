"""Dumping: all cards of some sorts leave a hand, or another place, at once."""

from .boards import BOARDS
from .hands import forget, hand_over, is_any_card, show_card
from .numbers import (
    BURN,
    CARDS,
    DISCARD,
    FIELD_DISCARD,
    HAND,
    LOSES,
    RETURNS,
    TAKES,
    TO_BURN,
    TO_FIELD_DISCARD,
    TO_HAND,
)
from .piles import look
from .schema import Deck, State


def dump_place(s: State, d: Deck, f: int, z: int, sorts: int, to: int, p: int) -> None:
    """All cards of these sorts, which are seat p's, go to a pile or to the hand of the card's player."""
    actor = s.frame_actor[f]
    goal = DISCARD
    verb = LOSES
    who = p
    if to == TO_HAND:
        goal = HAND + actor
        verb = RETURNS if p == actor else TAKES
        who = actor
    elif to == TO_BURN:
        goal = BURN
    elif to == TO_FIELD_DISCARD:
        goal = FIELD_DISCARD
    c = s.node_prev[CARDS + z]
    while c < CARDS:
        after = s.node_prev[c]
        if d.sort[c] & sorts:
            BOARDS[d.family].shift(s, d, c, goal, verb, who)
            s.frame_done[f] += 1
        c = after


def dump_hand(s: State, d: Deck, f: int, p: int, sorts: int, to: int) -> None:
    """All cards of these sorts leave a hand. [L23]"""
    if to != TO_HAND:
        dump_place(s, d, f, HAND + p, sorts, to, p)
    elif p != s.frame_actor[f]:
        take_all(s, d, f, p, sorts)


def take_all(s: State, d: Deck, f: int, p: int, sorts: int) -> None:
    """All cards of these sorts go to another hand, and are shown where they are named by their kind. [L6]"""
    actor = s.frame_actor[f]
    c = s.node_prev[CARDS + HAND + p]
    while c < CARDS:
        after = s.node_prev[c]
        if d.sort[c] & sorts:
            if is_any_card(sorts):
                forget(s, d, c, p, actor)
            else:
                show_card(s, f, c)
            hand_over(s, d, c, actor, TAKES, actor)
            s.frame_done[f] += 1
        c = after
    look(s, d, actor)
