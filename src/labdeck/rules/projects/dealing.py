"""Dealing: the opening hands of a game of projects, and what is left out."""

from labdeck.rules.events import note
from labdeck.rules.numbers import CARDS, DEALS, HAND, LEAVES_OUT, OUT, PROJECT_PILE, RESOURCE, RESOURCE_PILE, SHOWS_BACK
from labdeck.rules.piles import mark_emptied
from labdeck.rules.places import everyone, link, move, shuffle, top, unlink
from labdeck.rules.schema import Deck, State


def lay_out(s: State, d: Deck) -> None:
    """Leave out what a shorter game does not use, and deal the hands. [P2]"""
    leave_out(s, d)
    deal_hands(s, d)
    mark_emptied(s, s.seat)


def leave_out(s: State, d: Deck) -> None:
    """A shorter game uses fewer project cards: those left out are taken unseen from the shuffled pile. [P3]"""
    if d.projects > 0:
        while s.count[PROJECT_PILE] > d.projects:
            move(s, top(s, PROJECT_PILE), OUT, LEAVES_OUT, s.seat)


def deal_project(s: State, d: Deck, p: int) -> None:
    """A mandatory project is not dealt: another is, and it is shuffled back. [R5]"""
    c = top(s, PROJECT_PILE)
    while c < CARDS and d.mandatory[c]:
        c = s.node_next[c]
    if c < CARDS:
        move(s, c, HAND + p, DEALS, p)


def bury(s: State, d: Deck, p: int) -> None:
    """A modifier dealt is shown and goes back into the middle of the pile, unreplaced. [P2]"""
    c = s.node_prev[CARDS + HAND + p]
    while c < CARDS:
        after = s.node_prev[c]
        if d.role[c] > RESOURCE:
            unlink(s, c)
            before = CARDS + RESOURCE_PILE
            for _ in range(s.count[RESOURCE_PILE] // 2):
                before = s.node_next[before]
            link(s, c, RESOURCE_PILE, before)
            s.seen[c] = everyone(s)
            note(s, SHOWS_BACK, p, c, HAND + p, RESOURCE_PILE)
        c = after


def deal_hands(s: State, d: Deck) -> None:
    """Each player is dealt the opening hand. [P2]"""
    passed_over = 0
    c = top(s, PROJECT_PILE)
    while c < CARDS:
        passed_over |= d.mandatory[c]
        c = s.node_next[c]
    for p in range(s.seats):
        for _ in range(d.opening_projects):
            deal_project(s, d, p)
        for _ in range(d.opening_resources):
            if s.count[RESOURCE_PILE] > 0:
                move(s, top(s, RESOURCE_PILE), HAND + p, DEALS, p)
    if passed_over:
        shuffle(s, PROJECT_PILE, s.seat)
    if d.opening_modifiers == 0:
        for p in range(s.seats):
            bury(s, d, p)
