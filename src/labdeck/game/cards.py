"""The cards that lie in a place, in their order."""

from collections.abc import Iterator
from functools import lru_cache

from labdeck.deck import Tables
from labdeck.deck.tables import MOST_KEPT
from labdeck.rules.numbers import CARDS, HAND, QUEUE
from labdeck.rules.schema import State


def cards_in(s: State, z: int) -> Iterator[int]:
    """The cards of a place, from the top, or from the newest."""
    c: int = s.node_next[CARDS + z]
    while c < CARDS:
        yield c
        c = s.node_next[c]


def oldest_first(s: State, z: int) -> Iterator[int]:
    """The cards of a place in the order in which they came."""
    c: int = s.node_prev[CARDS + z]
    while c < CARDS:
        yield c
        c = s.node_prev[c]


def held(s: State, p: int) -> list[int]:
    """The cards of a hand in the deck's order, with those that must be played at once."""
    return sorted([*cards_in(s, HAND + p), *cards_in(s, QUEUE + p)])


@lru_cache(maxsize=MOST_KEPT)
def ids_of(tables: Tables) -> tuple[str, ...]:
    """The ids of the cards by their numbers."""
    return tuple(card.id for card in tables.cards)


def name_of_card(tables: Tables, c: int) -> str:
    """The name of a card; empty for none."""
    return tables.cards[c].name if c < len(tables.cards) else ""
