"""The quick policy of games of projects: sensible and cheap choices, for the rollouts of a search."""

from labdeck.bots.judgement import any_code
from labdeck.bots.programs.promise import promise
from labdeck.rules.chance import below
from labdeck.rules.numbers import (
    ASK_ACT,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_PILE,
    CARDS,
    DISCARD,
    DISCARD_CODE,
    END,
    HAND,
    MAT,
    MODIFIER,
    PROJECT,
    PROJECT_CODE,
    RESOURCE,
)
from labdeck.rules.places import top
from labdeck.rules.projects.needs import fits_one_of, is_full
from labdeck.rules.schema import Deck, State

ENOUGH = 2  # active projects; with fewer it draws and starts more


def holds_project(s: State, d: Deck, p: int) -> bool:
    """Whether a hand holds a project."""
    c = top(s, HAND + p)
    while c < CARDS:
        if d.role[c] == PROJECT:
            return True
        c = s.node_next[c]
    return False


def quick_act(s: State, d: Deck, p: int, size: int) -> int:
    """Complete, give and put what can be; start while few are active; play half of what is promising; else end."""
    best = s.legal[size - 1]
    for i in range(size):
        c = s.legal[i]
        if c >= CARDS:
            continue
        if s.place[c] == MAT + p:
            if is_full(s, c):
                return c
        elif d.role[c] == PROJECT:
            if d.mandatory[c]:
                return c
            if s.count[MAT + p] < ENOUGH and s.last_call == 0:
                best = c
        elif d.role[c] != MODIFIER or (promise(d, c) > 0 and below(s, 2)):
            return c
    return best


def quick_draw(s: State, d: Deck, p: int, size: int) -> int:
    """Take from discard only what fits; draw a project when there is none to work on, and seldom otherwise."""
    blind = 0
    for i in range(size):
        code = s.legal[i]
        if code == DISCARD_CODE:
            if d.role[top(s, DISCARD)] == RESOURCE and fits_one_of(s, d, p, top(s, DISCARD)):
                return code
        else:
            if code == PROJECT_CODE and s.count[MAT + p] < ENOUGH and not holds_project(s, d, p):
                return code
            s.legal[blind] = code
            blind += 1
    if blind == 0:
        return DISCARD_CODE
    code = any_code(s, blind)
    return any_code(s, blind) if code == PROJECT_CODE else code


def quick_discard(s: State, d: Deck, p: int, size: int) -> int:
    """Discard no more than one must, and first what no active project needs."""
    if s.legal[size - 1] == END:
        return END
    first = below(s, size)
    for i in range(size):
        c = s.legal[(first + i) % size]
        if d.role[c] == RESOURCE and not fits_one_of(s, d, p, c):
            return c
    return s.legal[first]


def quick(s: State, d: Deck, size: int) -> int:
    """A choice of the asked seat among the listed codes, by what that seat knows and the state's generator."""
    if s.ask == ASK_ACT:
        return quick_act(s, d, s.asked, size)
    if s.ask == ASK_DRAW or s.ask == ASK_PILE:
        return quick_draw(s, d, s.asked, size)
    if s.ask == ASK_DISCARD:
        return quick_discard(s, d, s.asked, size)
    return any_code(s, size)
