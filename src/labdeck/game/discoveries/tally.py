"""Points in a game of discoveries, card by card."""

from labdeck.deck import Tables
from labdeck.game.cards import cards_in, oldest_first
from labdeck.rules.discoveries.bonuses import bonus
from labdeck.rules.numbers import BESIDE, CHALLENGES, MAT, NONE, PLAYING
from labdeck.rules.places import everyone
from labdeck.rules.schema import State


def tally_of(s: State, tables: Tables, p: int) -> list[tuple[int, int]]:
    """Discoveries, enhancements, and once the game is over what heroes and challenges add. [D40]"""
    deck = tables.deck
    lines = []
    for q in oldest_first(s, MAT + p):
        hero, *gear = oldest_first(s, BESIDE + q)
        lines.append((q, deck.points[q]))
        lines += [(c, deck.points[c]) for c in gear if s.seen[c] == everyone(s)]
        if s.over != PLAYING and deck.bonus[hero]:
            lines.append((hero, bonus(s, deck, hero, p, q)))
    if s.over != PLAYING:
        met = [(c, bonus(s, deck, c, p, NONE)) for c in cards_in(s, CHALLENGES)]
        lines += [(c, points) for c, points in met if points]
    return lines
