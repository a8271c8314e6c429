"""The end of the game: last call, stall guards, score and winners."""

from labdeck.rules.discoveries.bonuses import cards_played, points_of

from .events import note
from .numbers import (
    BY_LAST_CALL,
    BY_NO_PROJECTS,
    BY_STALL,
    BY_TURNS,
    CARDS,
    DISCOVERIES,
    DONE,
    ENDS_GAME,
    HAND,
    NONE,
    OPENS_LAST_CALL,
    PLAYING,
    PROJECT,
    TABLE,
)
from .places import top
from .schema import Deck, State


def mark_completion(s: State, p: int) -> None:
    """The next completion after the last project has been drawn is the last call. [P26]"""
    s.quiet = -1
    if s.emptied and s.last_call == 0 and s.over == PLAYING:
        s.last_call = s.seats + 1
        note(s, OPENS_LAST_CALL, p, NONE, DONE + p, DONE + p)


def score_of(s: State, d: Deck, p: int) -> int:
    """The points of completed projects, less those of active ones; or those of discoveries. [P27]"""
    if d.family == DISCOVERIES:
        return points_of(s, d, p)
    points = 0
    c = top(s, DONE + p)
    while c < CARDS:
        points += d.points[c]
        c = s.node_next[c]
    c = top(s, TABLE + p)
    while c < CARDS:
        points -= d.unfinished[c]
        c = s.node_next[c]
    return points


def rank(s: State, d: Deck, p: int) -> int:
    """One number that orders seats: points, then fewer active, then more completed projects. [P28]

    In the discoveries family fewer cards played decide. [D41]
    """
    points = score_of(s, d, p)
    if d.family == DISCOVERIES:
        return points * CARDS + CARDS - 1 - cards_played(s, p)
    if d.tie_break == 0:
        return points
    completed = 0
    c = top(s, DONE + p)
    while c < CARDS:
        completed += 1 - d.mandatory[c]
        c = s.node_next[c]
    return (points * CARDS + CARDS - 1 - s.count[TABLE + p]) * CARDS + completed


def end_game(s: State, d: Deck, how: int) -> None:
    """Add up the points and name the winners."""
    s.over = how
    best = rank(s, d, 0)
    for p in range(s.seats):
        s.score[p] = score_of(s, d, p)
        best = max(best, rank(s, d, p))
    s.winners = 0
    for p in range(s.seats):
        if rank(s, d, p) == best:
            s.winners |= 1 << p
    note(s, ENDS_GAME, s.seat, NONE, how, how)


def has_projects(s: State, d: Deck) -> bool:
    """Whether some player has a project in hand or active."""
    for p in range(s.seats):
        if s.count[TABLE + p] > 0:
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
