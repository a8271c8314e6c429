"""Dealing: the opening hands and the field of a game of discoveries, and hands that are exchanged."""

from labdeck.rules.events import note
from labdeck.rules.numbers import (
    CARDS,
    CHALLENGES,
    DEALS,
    EXCHANGES,
    FILLS,
    HAND,
    KEEPS_HAND,
    LEAVES_OUT,
    LOOKED,
    MODIFIER_PILE,
    NONE,
    OUT,
    PROJECT_PILE,
    RESOURCE_PILE,
)
from labdeck.rules.piles import look
from labdeck.rules.places import clockwise, everyone, link, move, shuffle, top, unlink
from labdeck.rules.schema import Deck, State

from .field import fill


def lay_out(s: State, d: Deck) -> None:
    """Two players do without solid discoveries; the field is dealt open, and challenges where they are used. [D6]"""
    if s.seats == 2:
        c = top(s, PROJECT_PILE)
        while c < CARDS:
            after = s.node_next[c]
            if d.solid[c]:
                unlink(s, c)
                link(s, c, OUT, CARDS + OUT)
                s.seen[c] = everyone(s)
                note(s, LEAVES_OUT, s.seat, c, PROJECT_PILE, OUT)
            c = after
    for _ in range(d.challenges):
        if s.count[MODIFIER_PILE] > 0:
            move(s, top(s, MODIFIER_PILE), CHALLENGES, FILLS, s.seat)
    while s.count[MODIFIER_PILE] > 0:
        move(s, top(s, MODIFIER_PILE), OUT, LEAVES_OUT, s.seat)
    for i in range(s.seats):
        p = clockwise(s, s.seat, i)
        for _ in range(d.hand):
            if s.count[RESOURCE_PILE] > 0:
                move(s, top(s, RESOURCE_PILE), HAND + p, DEALS, p)
    fill(s, d, s.seat, 0)


def shuffle_back(s: State) -> None:
    """What was set aside is shuffled into the hero pile. [D3]"""
    while s.count[LOOKED] > 0:
        c = top(s, LOOKED)
        unlink(s, c)
        link(s, c, RESOURCE_PILE, CARDS + RESOURCE_PILE)
    shuffle(s, RESOURCE_PILE, s.seat)


def exchange_hands(s: State, d: Deck) -> None:
    """Hands given up are set aside, new ones drawn in seat order, and then they are shuffled back. [DR11]

    If the pile is too short for the next seat they are shuffled back before that, and it draws what there is then.
    """
    for i in range(s.seats):
        p = clockwise(s, s.seat, i)
        if s.exchange >> p & 1:
            note(s, EXCHANGES, p, NONE, HAND + p, HAND + p)
            while s.count[HAND + p] > 0:
                c = top(s, HAND + p)
                unlink(s, c)
                link(s, c, LOOKED, CARDS + LOOKED)
        else:
            note(s, KEEPS_HAND, p, NONE, HAND + p, HAND + p)
    for i in range(s.seats):
        p = clockwise(s, s.seat, i)
        if s.exchange >> p & 1:
            if s.count[RESOURCE_PILE] < d.hand and s.count[LOOKED] > 0:
                shuffle_back(s)
            for _ in range(min(d.hand, s.count[RESOURCE_PILE])):
                move(s, top(s, RESOURCE_PILE), HAND + p, DEALS, p)
            look(s, d, p)
    if s.count[LOOKED] > 0:
        shuffle_back(s)
    s.exchange = 0
