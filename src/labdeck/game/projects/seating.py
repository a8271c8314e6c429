"""How many can play a deck of projects."""

from labdeck.deck import Tables
from labdeck.game.errors import refused
from labdeck.rules.numbers import PROJECT_PILE, RESOURCE_PILE


def check_deal(tables: Tables, seats: int) -> None:
    """Refuse a table at which too few projects or resources would be left after the deal. [P3]"""
    deck = tables.deck
    backs = deck.back[: deck.cards]
    projects = deck.projects or backs.count(PROJECT_PILE)
    if projects - seats * deck.opening_projects < seats:
        says = f"{projects} are too few for {seats}: after the deal, one for each player must remain [P3]"
        raise refused(tables.file.id, "projects", says)
    if seats * deck.opening_resources > backs.count(RESOURCE_PILE):
        raise refused(tables.file.id, "opening_resources", f"there are too few for {seats} players [P2]")
