"""The discoveries family: heroes who score discoveries for the five steps of science."""

from labdeck.deck.errors import Report
from labdeck.deck.family import Entry, Family
from labdeck.deck.language.nearest import known_uses
from labdeck.deck.language.phrase import Book
from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.rules.discoveries import family
from labdeck.rules.families import FAMILIES as RULES

from .ability import ability
from .check import check
from .grammar import GRAMMAR
from .knobs import KNOBS, misfits
from .phrases import PHRASES
from .reference import told
from .slots import SLOTS
from .tables import BACKS, ROLES, fill, finish
from .titles import POLYMATH, STEPS, TABLES, WILD, Challenge, Discovery, Enhancement, Hero, Inspiration

__all__ = [
    "FAMILY",
    "POLYMATH",
    "STEPS",
    "WILD",
    "Challenge",
    "Discovery",
    "Enhancement",
    "Hero",
    "Inspiration",
]


def read(card: Entry, words: Vocabulary, report: Report) -> None:
    """Adds what a card's sentences come to."""
    if uses := known_uses(card, words, report):
        card |= {"uses": uses, "means": ability(uses, words)}


FAMILY = Family(
    name="discoveries",
    number=RULES.index(family),
    project="discovery",
    words=(POLYMATH, WILD),
    tables=TABLES,
    roles=ROLES,
    backs=BACKS,
    steps=STEPS,
    named="enhancement",
    book=Book(PHRASES, SLOTS),
    grammar=GRAMMAR,
    knobs=KNOBS,
    misfits=misfits,
    read=read,
    check=check,
    fill=fill,
    finish=finish,
    told=told,
)
