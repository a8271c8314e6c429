"""Setting up: shuffle, deal, and begin."""

from .chance import below, sow
from .clearing import clear
from .families import FAMILIES
from .kernel import advance
from .numbers import MODIFIER_PILE, NONE, OUT, PROJECT_PILE, RESOURCE_PILE
from .piles import look
from .places import clear_places, link_bottom, shuffle
from .schema import Deck, State

__all__ = ["deal"]


def clear_table(s: State, seats: int) -> None:
    """An empty table: no card anywhere, nothing under way."""
    clear(s)
    clear_places(s)
    s.seats = seats


def deal(s: State, d: Deck, seats: int, a: int, b: int, c: int, e: int) -> None:
    """Set a game up from the four words of a seed, as far as the first question. [P1]"""
    clear_table(s, seats)
    sow(s, a, b, c, e)
    for card in range(d.cards):
        link_bottom(s, card, OUT if d.left_out[card] else d.back[card])
    for z in (PROJECT_PILE, RESOURCE_PILE, MODIFIER_PILE):
        if s.count[z] > 0:
            shuffle(s, z, 0)
    s.seat = below(s, seats) if d.first == NONE else d.first % seats
    FAMILIES[d.family].lay_out(s, d)
    for p in range(seats):
        look(s, d, p)
    FAMILIES[d.family].begin_game(s, d)
    advance(s, d)
