"""The projects family in the lab: what its cards are measured by."""

from typing import TYPE_CHECKING

from labdeck.deck import Card, Tables
from labdeck.deck.words import counted
from labdeck.lab.balance.report import About, Cell, Column
from labdeck.lab.family import Effects, Family, Goals, Supply
from labdeck.rules.numbers import BLOCK, KIND_BITS, MODIFIER, NEEDS, RESOURCE, WILDCARD
from labdeck.rules.schema import Deck

from .remedies import REMEDIES

if TYPE_CHECKING:
    from labdeck.lab.balance.fates import Fate

COLUMNS = (
    Column("project", "project"),
    Column("points", "points"),
    Column("needs", "needs"),
    Column("started", "started", "share"),
    Column("completed", "completed", "share"),
    Column("unfinished", "left unfinished", "share"),
    Column("points_per_game", "points a game", "change"),
    Column("wins", "who completes it wins", "share"),
)
KIND_COLUMNS = (
    Column("kind", "kind"),
    Column("cards", "cards"),
    Column("needed", "needed by all projects"),
    Column("put", "put a game", "points"),
    Column("open", "still missing at the end", "share"),
)
HOW_TO_READ_KINDS = (
    "The last column is of all cards of the kind that were put and all that active projects lack at the end: the "
    "share of those that they lack. A need that takes several kinds is shared by them."
)


def row(one: "Fate") -> tuple[Cell, ...]:
    """A project's row in the table of projects."""
    card = one.card
    return card.name, card.points, one.price, one.started, one.completed, one.unfinished, one.points, one.wins


def asks(tables: Tables, q: int) -> str:
    """How many needs a project has, in words."""
    return counted(tables.deck.needs[q], "need")


def like(tables: Tables, q: int) -> tuple[int, ...]:
    """All projects can be compared, by the number of their needs."""
    return ()


def price(tables: Tables, q: int) -> int:
    """What a project asks: the number of its needs."""
    return int(tables.deck.needs[q])


def needs(d: Deck, q: int) -> list[int]:
    """The kinds that meet each need of a project."""
    return [d.need[q * NEEDS + i] & KIND_BITS for i in range(d.needs[q])]


def cards(d: Deck, kind: int) -> list[int]:
    """The resources of a kind."""
    return [c for c in range(d.cards) if d.role[c] == RESOURCE and d.serves[c] >> kind & 1]


def about(card: Card) -> About:
    """Wildcards and blocks are modifiers, too."""
    return "modifier"


def decks(d: Deck, blank: int) -> tuple[Deck, Deck]:
    """The same deck twice: a blank modifier is used up, which takes no other deck."""
    return d, d


FAMILY = Family(
    goals=Goals("project", "completes", "completed", True, COLUMNS, row, asks, like, price, variety=1.0),
    supply=Supply("Kinds", HOW_TO_READ_KINDS, KIND_COLUMNS, "card", "cards", needs, cards, tells_lack=True),
    effects=Effects(
        title="Modifiers",
        says="",
        idle="Cards",
        roles=frozenset((WILDCARD, MODIFIER, BLOCK)),
        abilities=frozenset(),
        about=about,
        decks=decks,
    ),
    remedies=REMEDIES,
)
