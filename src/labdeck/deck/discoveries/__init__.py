"""The discoveries family: heroes who score discoveries for the five steps of science."""

from labdeck.deck.family import Entry, Family
from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.rules.discoveries import family
from labdeck.rules.families import FAMILIES as RULES

from .ability import ability
from .check import check, speakers
from .grammar import GRAMMAR
from .knobs import KNOBS, misfits
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


def read(card: Entry, table: str, words: Vocabulary, opposed: bool) -> None:
    """Adds what a card's sentences come to."""
    if "sentences" in card:
        card["means"] = ability(card["sentences"], words, kept=table == "inspiration")


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
    grammar=GRAMMAR,
    example=("discovery", "discoveries", {"type": ("science", "art")}),
    knobs=KNOBS,
    misfits=misfits,
    read=read,
    check=check,
    fill=fill,
    finish=finish,
    speakers=speakers,
)
