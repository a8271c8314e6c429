"""Points in a game of projects, card by card."""

from labdeck.deck import Tables
from labdeck.game.cards import oldest_first
from labdeck.rules.numbers import DONE, MAT
from labdeck.rules.schema import State

from .goals import worth_of


def tally_of(s: State, tables: Tables, p: int) -> list[tuple[int, int]]:
    """Completed projects count, active ones are taken off, by what cards beside them change, too. [P27, L8]"""
    deck = tables.deck
    done = [(q, deck.points[q]) for q in oldest_first(s, DONE + p)]
    active = [(q, deck.unfinished[q] + worth_of(s, tables, q) - deck.points[q]) for q in oldest_first(s, MAT + p)]
    return done + [(q, -cost) for q, cost in active]
