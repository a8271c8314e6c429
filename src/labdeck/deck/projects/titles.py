"""The cards of the projects family as a deck file has them."""

from dataclasses import dataclass
from itertools import chain

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
    text,
    truth,
    values,
    whole,
)
from labdeck.deck.title import Title
from labdeck.rules.numbers import NEEDS

from .effect import Effect


@dataclass(frozen=True, slots=True, kw_only=True)
class Project(Title):
    """A project card."""

    points: int
    needs: tuple[str, ...]
    wants: tuple[int, ...]  # the same as sets of kinds, one for each card that it needs
    tags: tuple[str, ...]
    mandatory: bool
    unfinished: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Resource(Title):
    """A resource card."""

    @property
    def kind(self) -> str:
        """Its kind, which is its id."""
        return self.id


@dataclass(frozen=True, slots=True, kw_only=True)
class Modifier(Title):
    """A modifier card."""

    play: str
    means: Effect

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


PROJECT = (
    ID_KEY,
    NAME,
    POINTS,
    Key("needs", some(1, NEEDS, text(60))),
    Key("tags", some(0, 15, an_id), ()),
    FACTS,
    Key("mandatory", truth, False),
    Key("unfinished", whole(0, 99), None),
    SOURCE,
    *PICTURED,
)
RESOURCE = (Key("kind", an_id), NAME, COPIES, ABOUT, SOURCE, *PICTURED)
MODIFIER = (ID_KEY, NAME, COPIES, Key("play", one_of("at once", "keep", "any time")), EFFECT, ABOUT, SOURCE, *PICTURED)


def project(card: Entry) -> Project:
    """The project of a right entry; unfinished it costs its points, unless it says otherwise."""
    unfinished = card["points"] if card["unfinished"] is None else card["unfinished"]
    wants = tuple(chain.from_iterable(card["wants"]))
    return Project(**values(card, PROJECT) | {"unfinished": unfinished, "needs": card["said"]}, wants=wants)


def resource(card: Entry) -> Resource:
    """The resource of a right entry."""
    return Resource(id=card["kind"], **values(card, RESOURCE[1:]))


def modifier(card: Entry) -> Modifier:
    """The modifier of a right entry."""
    return Modifier(**values(card, MODIFIER) | {"effect": card["says"]}, means=card["means"])


TABLES = {
    "project": CardTable(PROJECT, project),
    "resource": CardTable(RESOURCE, resource),
    "modifier": CardTable(MODIFIER, modifier),
}
