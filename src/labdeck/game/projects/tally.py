"""Points in a game of projects, card by card."""

from labdeck.deck import Tables
from labdeck.game.cards import oldest_first
from labdeck.rules.numbers import DONE, MAT
from labdeck.rules.schema import State


def tally_of(s: State, tables: Tables, p: int) -> list[tuple[int, int]]:
    """Completed projects count, active ones are taken off. [P27]"""
    deck = tables.deck
    done = [(q, deck.points[q]) for q in oldest_first(s, DONE + p)]
    return done + [(q, -deck.unfinished[q]) for q in oldest_first(s, MAT + p)]
