"""The cards of the discoveries family as a deck file has them."""

from dataclasses import dataclass
from typing import Any

from labdeck.deck.family import CardTable, Entry
from labdeck.deck.language.clause import Sentence
from labdeck.deck.language.program import Meaning, Program
from labdeck.deck.shape import (
    ABOUT,
    COPIES,
    EFFECT,
    FACTS,
    ID_KEY,
    NAME,
    PICTURED,
    POINTS,
    SOURCE,
    Key,
    an_id,
    one_of,
    some,
    truth,
    values,
)
from labdeck.deck.title import Title
from labdeck.rules.numbers import KINDS

from .ability import Ability

STEPS = ("observation", "hypothesis", "experiment", "analysis", "publication")
WILD = "wild"
POLYMATH = "polymath"  # a hero of every type


@dataclass(frozen=True, slots=True, kw_only=True)
class Discovery(Title):
    """A discovery card."""

    points: int
    step: str
    types: tuple[str, ...]
    solid: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Enhancement(Title):
    """An item or a location."""

    kind: str
    type: str
    points: int

    @property
    def types(self) -> tuple[str, ...]:
        """Its type alone."""
        return (self.type,)


@dataclass(frozen=True, slots=True, kw_only=True)
class Able(Title):
    """A card with an ability."""

    means: Ability

    @property
    def programs(self) -> tuple[Program, ...]:
        """What its sentences make the kernel do."""
        return self.means.programs

    @property
    def meaning(self) -> Meaning:
        """What it does when it is played, and the words of what that offers."""
        return self.means.meaning

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """What it says, in no language."""
        return self.means.sentences


@dataclass(frozen=True, slots=True, kw_only=True)
class Hero(Able):
    """A hero card."""

    type: str

    @property
    def types(self) -> tuple[str, ...]:
        """Its type alone."""
        return (self.type,)


@dataclass(frozen=True, slots=True, kw_only=True)
class Inspiration(Able):
    """An inspiration card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge(Able):
    """A challenge card."""


DISCOVERY = (
    ID_KEY,
    NAME,
    POINTS,
    Key("step", one_of(*STEPS, WILD)),
    Key("types", some(1, KINDS, an_id)),
    Key("solid", truth, None),
    FACTS,
    SOURCE,
    *PICTURED,
)
HERO = (ID_KEY, NAME, Key("type", an_id), EFFECT, FACTS, SOURCE, *PICTURED)
ENHANCEMENT = (
    ID_KEY,
    NAME,
    Key("kind", one_of("item", "location")),
    Key("type", an_id),
    POINTS,
    ABOUT,
    SOURCE,
    *PICTURED,
)
INSPIRATION = (ID_KEY, NAME, COPIES, EFFECT, ABOUT, SOURCE, *PICTURED)
CHALLENGE = (ID_KEY, NAME, EFFECT, ABOUT, SOURCE, *PICTURED)


def discovery(card: Entry) -> Discovery:
    """The discovery of a right entry; one of a single type is solid, unless it says otherwise."""
    solid = len(card["types"]) == 1 if card["solid"] is None else card["solid"]
    return Discovery(**values(card, DISCOVERY) | {"solid": solid})


def _said(card: Entry, keys: tuple[Key, ...]) -> dict[str, Any]:
    """The values of a card with an ability, as the card will say it."""
    return values(card, keys) | {"effect": card["says"], "means": card["means"]}


TABLES = {
    "discovery": CardTable(DISCOVERY, discovery),
    "hero": CardTable(HERO, lambda card: Hero(**_said(card, HERO))),
    "enhancement": CardTable(ENHANCEMENT, lambda card: Enhancement(**values(card, ENHANCEMENT))),
    "inspiration": CardTable(INSPIRATION, lambda card: Inspiration(**_said(card, INSPIRATION))),
    "challenge": CardTable(CHALLENGE, lambda card: Challenge(**_said(card, CHALLENGE))),
}
