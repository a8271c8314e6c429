"""Tallies: a seat's points, card by card."""

from labdeck.deck import Tables
from labdeck.rules.discoveries.bonuses import bonus
from labdeck.rules.numbers import BESIDE, CHALLENGES, DONE, NONE, PLAYING, TABLE
from labdeck.rules.places import everyone
from labdeck.rules.schema import State

from .place import cards_in, oldest_first

Line = tuple[str, int]  # a card's id, and the points that it gives or costs


def tally_of(s: State, tables: Tables, p: int) -> list[Line]:
    """What each card gives a seat; the sum is its score. What lies face down is not told."""
    cards = _discoveries(s, tables, p) if tables.file.rules == "discoveries" else _projects(s, tables, p)
    return [(tables.cards[c].id, points) for c, points in cards]


def _projects(s: State, tables: Tables, p: int) -> list[tuple[int, int]]:
    """Completed projects count, active ones are taken off. [P27]"""
    deck = tables.deck
    done = [(q, deck.points[q]) for q in oldest_first(s, DONE + p)]
    return done + [(q, -deck.unfinished[q]) for q in oldest_first(s, TABLE + p)]


def _discoveries(s: State, tables: Tables, p: int) -> list[tuple[int, int]]:
    """Discoveries, enhancements, and once the game is over what heroes and challenges add. [D40]"""
    deck = tables.deck
    lines = []
    for q in oldest_first(s, TABLE + p):
        hero, *gear = oldest_first(s, BESIDE + q)
        lines.append((q, deck.points[q]))
        lines += [(c, deck.points[c]) for c in gear if s.seen[c] == everyone(s)]
        if s.over != PLAYING and deck.bonus[hero]:
            lines.append((hero, bonus(s, deck, hero, p, q)))
    if s.over != PLAYING:
        met = [(c, bonus(s, deck, c, p, NONE)) for c in cards_in(s, CHALLENGES)]
        lines += [(c, points) for c, points in met if points]
    return lines
