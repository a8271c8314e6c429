"""What plans ask of the discoveries family: which inspirations are attacks (see `labdeck.bots.plans`)."""

from labdeck.rules.numbers import OP_END, OP_SEAT, OP_STEAL, WIDTH
from labdeck.rules.schema import Deck, State


def hurts_others(d: Deck, c: int) -> bool:
    """Whether an effect steals, or picks out another player."""
    at = d.start[c] * WIDTH
    while at > 0 and (d.program[at] != OP_END or d.program[at + 1] == 0):
        if d.program[at] == OP_STEAL or d.program[at] == OP_SEAT:
            return True
        at += WIDTH
    return False


def attacks(m: State, d: Deck, p: int, c: int) -> bool:
    """Whether an inspiration of the hand, if played, hurts others."""
    return hurts_others(d, c)
