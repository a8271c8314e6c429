"""Options: what may be done or passed, and what is chosen by its words."""

from .events import note
from .frames import ask, at_step, jump, skip_sentence
from .numbers import (
    ACCEPT,
    ACTOR,
    ALLOWED,
    ASK_MAY,
    ASK_OR,
    DECIDES,
    FIRST,
    NOT_AN_ANSWER,
    OP_OR,
    OPTION_BITS,
    PASS,
    THEY_CHOOSE,
    WIDTH,
    WITHOUT_EFFECT,
)
from .prospects import acts_openly, option_at
from .schema import Deck, State


def ask_may(s: State, d: Deck, f: int, at: int) -> None:
    """Who would do it says whether it is done, if everyone can see that it would do something. [L20]"""
    if may_act(s, d, f, at + WIDTH):
        ask(s, ASK_MAY, s.frame_actor[f] if d.program[at + 1] == ACTOR else s.frame_seat[f])
    else:
        jump(s, d, f, d.program[at + 3])


def may_act(s: State, d: Deck, f: int, at: int) -> bool:
    """Whether everyone can see that a clause would do something, or one of several deeds. [L15]"""
    if d.program[at] == OP_OR:
        return list_options(s, d, f, at, 0) > 0
    return acts_openly(s, d, f, at, 0)


def list_may(s: State, size: int) -> int:
    """Do it, or pass. [L16]"""
    s.legal[size] = ACCEPT
    s.legal[size + 1] = PASS
    return size + 2


def why_not_may(code: int) -> int:
    """Only to do it and to pass are answers. [L16]"""
    return ALLOWED if code == ACCEPT or code == PASS else NOT_AN_ANSWER


def answer_may(s: State, d: Deck, f: int, code: int) -> None:
    """Passed, it goes on behind what might have been done. [L20]"""
    note(s, DECIDES, s.asked, s.frame_card[f], code, s.frame_step[f])
    if code == PASS:
        target = d.program[at_step(s, d, f) + 3]
        if target:
            s.frame_step[f] = target
        else:
            skip_sentence(s, d, f)
    else:
        s.frame_step[f] += 1


def why_not_option(s: State, d: Deck, f: int, at: int, code: int, size: int) -> int:
    """Only what everyone can see would do something is offered. [L15]"""
    option = code - FIRST
    if option < 0 or option >= d.program[at + 1] & OPTION_BITS:
        return NOT_AN_ANSWER
    first = d.start[s.frame_card[f]] * WIDTH
    return ALLOWED if acts_openly(s, d, f, option_at(d, at, first, option), size) else WITHOUT_EFFECT


def list_options(s: State, d: Deck, f: int, at: int, size: int) -> int:
    """List the deeds of which one is chosen. [L21]"""
    for option in range(d.program[at + 1] & OPTION_BITS):
        if why_not_option(s, d, f, at, FIRST + option, size) == ALLOWED:
            s.legal[size] = FIRST + option
            size += 1
    return size


def decider(s: State, d: Deck, f: int, at: int) -> int:
    """Who chooses among deeds: whoever does them. [L21, L48]"""
    return s.frame_seat[f] if d.program[at + 1] & THEY_CHOOSE else s.frame_actor[f]


def ask_or(s: State, d: Deck, f: int, at: int) -> None:
    """A single deed that would do something is chosen without asking, and with none the clause finds nothing. [L21]"""
    size = list_options(s, d, f, at, 0)
    if size == 0:
        jump(s, d, f, 0)
    elif size == 1:
        go_on_with(s, d, f, at, s.legal[0])
    else:
        ask(s, ASK_OR, decider(s, d, f, at))


def answer_or(s: State, d: Deck, f: int, at: int, code: int) -> None:
    """What is chosen is known to all, and then done. [L21]"""
    note(s, DECIDES, decider(s, d, f, at), s.frame_card[f], code, s.frame_step[f])
    go_on_with(s, d, f, at, code)


def go_on_with(s: State, d: Deck, f: int, at: int, code: int) -> None:
    """Go on where the steps of a deed begin."""
    s.frame_step[f] = s.frame_step[f] + 1 if code == FIRST else d.program[at + 1 + code - FIRST]
