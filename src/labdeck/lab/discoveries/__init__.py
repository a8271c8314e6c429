"""The discoveries family in the lab: what its cards are measured by."""

from typing import TYPE_CHECKING

from labdeck.deck import Card, Tables
from labdeck.deck.words import counted
from labdeck.lab.balance.report import About, Cell, Column
from labdeck.lab.family import Effects, Family, Goals, Supply
from labdeck.rules.numbers import HERO, INSPIRATION, ITEM, LOCATION
from labdeck.rules.schema import Deck

from .blanks import decks
from .remedies import REMEDIES

if TYPE_CHECKING:
    from labdeck.lab.balance.fates import Fate

ROLES: dict[str, About] = {
    "hero": "hero",
    "item": "item",
    "location": "location",
    "inspiration": "inspiration",
}
COLUMNS = (
    Column("project", "discovery"),
    Column("points", "points"),
    Column("needs", "needs a hero of"),
    Column("step", "step"),
    Column("completed", "scored", "share"),
    Column("points_per_game", "points a game", "change"),
    Column("wins", "who scores it wins", "share"),
)
TYPE_COLUMNS = (
    Column("kind", "type"),
    Column("cards", "heroes"),
    Column("needed", "asked for by all discoveries"),
    Column("put", "heroes played a game", "points"),
)
HOW_TO_READ_TYPES = "A discovery of two types counts half for each. Polymaths, who have every type, are not counted."


def row(one: "Fate") -> tuple[Cell, ...]:
    """A discovery's row in the table of discoveries."""
    card = one.card
    return card.name, card.points, " or ".join(card.types), card.step, one.completed, one.points, one.wins


def is_wild(tables: Tables, q: int) -> bool:
    """Whether a discovery can be scored as any step."""
    return not tables.deck.step[q]


def asks(tables: Tables, q: int) -> str:
    """How many types of hero a discovery takes, and if its step is free, in words."""
    types = counted(len(tables.cards[q].types), "type")
    return f"{types} and any step" if is_wild(tables, q) else types


def like(tables: Tables, q: int) -> tuple[int, ...]:
    """Discoveries can be compared if they take as many types of hero and are equally free in their step."""
    return len(tables.cards[q].types), is_wild(tables, q)


def price(tables: Tables, q: int) -> int:
    """All that can be compared ask for one hero."""
    return 1


def needs(d: Deck, q: int) -> list[int]:
    """A discovery needs one hero, of a type that is printed on it."""
    return [d.printed[q]]


def cards(d: Deck, kind: int) -> list[int]:
    """The heroes of that type alone."""
    return [c for c in range(d.cards) if d.role[c] == HERO and d.serves[c] == 1 << kind]


def about(card: Card) -> About:
    """A hero, an item, a location or an inspiration is called so."""
    return ROLES[card.role]


FAMILY = Family(
    goals=Goals("discovery", "scores", "scored", False, COLUMNS, row, asks, like, price, variety=2.0),
    supply=Supply("Types", HOW_TO_READ_TYPES, TYPE_COLUMNS, "hero", "heroes", needs, cards, tells_lack=False),
    effects=Effects(
        title="Heroes, enhancements and inspirations",
        says="; a blank hero scores, but has no ability",
        idle="Cards and abilities",
        roles=frozenset((HERO, ITEM, LOCATION, INSPIRATION)),
        abilities=frozenset(("hero",)),
        about=about,
        decks=decks,
    ),
    remedies=REMEDIES,
)
