"""Tallies: a seat's points, card by card."""

from labdeck.deck import Tables
from labdeck.rules.schema import State

from .families import family_of

Line = tuple[str, int]  # a card's id, and the points that it gives or costs


def tally_of(s: State, tables: Tables, p: int) -> list[Line]:
    """What each card gives a seat; with what sentences gave it that is its score. Nothing face down is told."""
    return [(tables.cards[c].id, points) for c, points in family_of(tables).tally(s, tables, p)]


def at_stake(lines: list[Line]) -> int:
    """The points that a seat loses if what it has begun stays unfinished."""
    return -sum(points for _, points in lines if points < 0)
