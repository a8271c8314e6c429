"""A deck as a guide speaks of it: its words, its knobs as they are played, and its cards."""

from dataclasses import dataclass
from typing import TypeVar

from labdeck.deck import Card, DeckFile, Tables, Title
from labdeck.deck.knob import Knobs
from labdeck.deck.words import counted, listed, with_article

Of = TypeVar("Of", bound=Title)


@dataclass(frozen=True, slots=True)
class Speech:
    """What every part of a guide is told from."""

    tables: Tables

    @property
    def deck(self) -> DeckFile:
        """The deck's file."""
        return self.tables.file

    @property
    def knobs(self) -> Knobs:
        """The knobs that it is played with: the table's, and else the deck's."""
        return self.tables.knobs

    @property
    def one(self) -> str:
        """What the deck calls a project."""
        return self.deck.words["project"]

    @property
    def many(self) -> str:
        """What the deck calls several projects."""
        return self.deck.words["projects"]

    @property
    def a_one(self) -> str:
        """A project, with its article."""
        return with_article(self.one)

    def some(self, number: int) -> str:
        """So many projects: 1 scientist, 2 scientists."""
        return f"{number} {self.one if number == 1 else self.many}"

    @property
    def cards(self) -> dict[str, Card]:
        """A card of each title, by its id."""
        return {card.id: card for card in self.tables.cards}

    def role(self, title: Title) -> str:
        """What sort of card a title is."""
        return self.cards[title.id].role


def capital(text: str) -> str:
    """The text with a large first letter."""
    return text[:1].upper() + text[1:]


def any_of(words: list[str]) -> str:
    """One of several: a, b or c."""
    return listed(words, "or")


def all_of(words: list[str]) -> str:
    """All of several: a, b and c."""
    return listed(words, "and")


def cards(number: int) -> str:
    """So many cards."""
    return counted(number, "card")
