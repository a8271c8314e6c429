"""Ways: where a program goes on, by what can be seen of it before it is performed."""

from .conditions import is_so
from .numbers import OP_END, OP_REPEAT, WIDTH
from .schema import Deck, State


def clause_end(d: Deck, at: int) -> int:
    """Where the clause of an instruction ends."""
    while d.program[at] != OP_END:
        at += WIDTH
    return at


def run_end(d: Deck, at: int) -> int:
    """Where all ends that the same player does from an instruction on. [L47]"""
    at = clause_end(d, at)
    while d.program[at + 2]:
        at = clause_end(d, at + WIDTH)
    return at


def after_if(s: State, d: Deck, c: int, p: int, who: int, at: int, first: int) -> int:
    """Where it goes on behind a condition, in a program that begins at `first`. [L19]"""
    if is_so(s, d, at, p, who, c):
        return at + WIDTH
    z = d.program[at + 3]
    return first + z * WIDTH if z else clause_end(d, at)


def after_jump(d: Deck, at: int, first: int) -> int:
    """Where it goes on behind a jump, if what is done again is passed over."""
    target = first + d.program[at + 3] * WIDTH
    return target if target > at else at + WIDTH


def repeats(d: Deck, at: int, first: int) -> int:
    """How often an instruction is done: a repetition leads back to it, counted from where the program begins."""
    step = (at - first) // WIDTH
    while d.program[at] != OP_END:
        if d.program[at] == OP_REPEAT and d.program[at + 3] == step:
            return d.program[at + 1]
        at += WIDTH
    return 1
