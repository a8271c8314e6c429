"""Discoveries on a mat: for which step each was scored."""

from labdeck.deck import Tables
from labdeck.deck.discoveries import STEPS
from labdeck.rules.numbers import METHOD, NONE
from labdeck.rules.schema import State


def needs_of(m: State, tables: Tables, q: int) -> dict[str, list[str]]:
    """A discovery has no needs."""
    return {}


def steps_of(m: State, tables: Tables, p: int) -> dict[str, str]:
    """The steps that a seat has scored, each with its discovery. [D9]"""
    taken = enumerate(m.steps[p * METHOD : (p + 1) * METHOD])
    return {STEPS[i]: tables.cards[q].id for i, q in taken if q != NONE}


def changes_of(_m: State, _tables: Tables, _q: int) -> dict[str, int]:
    """Nothing changes a scored discovery."""
    return {}
