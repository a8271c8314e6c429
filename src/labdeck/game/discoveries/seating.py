"""How many can play a deck of discoveries."""

from labdeck.deck import Tables
from labdeck.game.errors import refused
from labdeck.rules.numbers import RESOURCE_PILE


def check_deal(tables: Tables, seats: int) -> None:
    """Refuse a table at which the cards do not make a hand for everyone. [D2]"""
    deck = tables.deck
    if seats * deck.hand > deck.back[: deck.cards].count(RESOURCE_PILE):
        raise refused(tables.file.id, "hand", f"there are too few cards for {seats} players [D2]")
