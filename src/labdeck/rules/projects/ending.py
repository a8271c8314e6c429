"""The end of a game of projects: last call, stall guards, and what counts."""

from labdeck.rules.events import note
from labdeck.rules.numbers import (
    BESIDE,
    BY_LAST_CALL,
    BY_NO_PROJECTS,
    BY_STALL,
    BY_TURNS,
    CARDS,
    DONE,
    HAND,
    MAT,
    NONE,
    OPENS_LAST_CALL,
    PLAYING,
    PROJECT,
)
from labdeck.rules.places import top
from labdeck.rules.schema import Deck, State


def mark_completion(s: State, p: int) -> None:
    """The next completion after the last project has been drawn is the last call. [P26]"""
    s.quiet = -1
    if s.emptied and s.last_call == 0 and s.over == PLAYING:
        s.last_call = s.seats + 1
        note(s, OPENS_LAST_CALL, p, NONE, DONE + p, DONE + p)


def worth_beside(s: State, d: Deck, q: int) -> int:
    """How many points more a project earns, or costs unfinished, by the cards beside it. [L8]"""
    points = 0
    c = top(s, BESIDE + q)
    while c < CARDS:
        points += d.worth[c]
        c = s.node_next[c]
    return points


def points_of(s: State, d: Deck, p: int) -> int:
    """The points of completed projects, less those of active ones, and what sentences gave. [P27]"""
    points = s.gained[p]
    c = top(s, DONE + p)
    while c < CARDS:
        points += d.points[c]
        c = s.node_next[c]
    c = top(s, MAT + p)
    while c < CARDS:
        points -= d.unfinished[c]
        if d.changing:
            points -= worth_beside(s, d, c)
        c = s.node_next[c]
    return points


def rank(s: State, d: Deck, p: int) -> int:
    """One number that orders seats: points, then fewer active, then more completed projects. [P28]"""
    points = points_of(s, d, p)
    if d.tie_break == 0:
        return points
    completed = 0
    c = top(s, DONE + p)
    while c < CARDS:
        completed += 1 - d.mandatory[c]
        c = s.node_next[c]
    return (points * CARDS + CARDS - 1 - s.count[MAT + p]) * CARDS + completed


def has_projects(s: State, d: Deck) -> bool:
    """Whether some player has a project in hand or active."""
    for p in range(s.seats):
        if s.count[MAT + p] > 0:
            return True
        c = top(s, HAND + p)
        while c < CARDS:
            if d.role[c] == PROJECT:
                return True
            c = s.node_next[c]
    return False


def verdict(s: State, d: Deck) -> int:
    """At a turn's end: whether the game is over, and how. [R19]"""
    if s.last_call == 1:
        return BY_LAST_CALL
    if s.last_call > 1:
        return PLAYING
    if s.emptied:
        if not has_projects(s, d):
            return BY_NO_PROJECTS
        if s.quiet >= d.stall_turns * s.seats:
            return BY_STALL
    elif s.turns >= d.most_turns * s.seats:
        return BY_TURNS
    return PLAYING
