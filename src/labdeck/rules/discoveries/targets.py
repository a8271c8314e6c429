"""Targets of games of discoveries: cards in the places that all families have, and enhancements that could move."""

from labdeck.rules.numbers import ALLOWED, BELOW_OWN, MAT, NONE, NOT_AN_ANSWER, OP_CARD, OP_STEAL, TWIN
from labdeck.rules.outlooks import YES
from labdeck.rules.places import is_first_twin, move
from labdeck.rules.schema import Deck, State
from labdeck.rules.targets import list_named, why_not_named

from .board import is_movable, list_movable, list_prey


def list_cards(s: State, d: Deck, at: int, p: int, other: int, q: int, size: int) -> int:
    """List the cards that instruction `at` offers."""
    if d.program[at + 1] == BELOW_OWN:
        return list_movable(s, d, p, size)
    return list_named(s, d, at, p, other, q, size)


def why_not_card(s: State, d: Deck, at: int, p: int, other: int, q: int, c: int) -> int:
    """Only cards that the sentence names are offered; of one's enhancements those that could lie elsewhere. [DR34]"""
    if d.program[at + 1] != BELOW_OWN:
        return why_not_named(s, d, at, p, other, q, c)
    if c >= d.cards or not is_movable(s, d, p, c) or d.sort[c] & d.program[at + 2] == 0:
        return NOT_AN_ANSWER
    return ALLOWED if is_first_twin(s, d, c) else TWIN


def shift(s: State, d: Deck, c: int, z: int, verb: int, p: int) -> None:
    """Move a card anywhere; nothing else follows from it."""
    move(s, c, z, verb, p)


def is_offered(s: State, d: Deck, at: int, p: int, q: int) -> bool:
    """No instruction lets one choose among one's discoveries to give one away."""
    return False


def prospect_own(s: State, d: Deck, p: int, other: int, at: int, size: int) -> int:
    """Whether an instruction that only this family has would do something: a thief needs prey. [D28]

    Where enhancements lie face down, what suits which hero is hidden, so that two heroes are enough. [DR29]
    """
    if d.program[at] == OP_STEAL:
        return list_prey(s, d, p, d.program[at + 1], size) > size
    if d.program[at] == OP_CARD and d.program[at + 1] == BELOW_OWN and d.face_down:
        return s.count[MAT + p] > 1
    if d.program[at] == OP_CARD:
        return list_cards(s, d, at, p, other, NONE, size) > size
    return YES


def count_on_table(s: State, d: Deck, test: int, argument: int, p: int) -> int:
    """No condition of this family counts what lies on the table."""
    return 0
