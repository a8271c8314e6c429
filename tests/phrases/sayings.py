"""Who says what: the cards of the decks by the phrases on them."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from labdeck import Game, arrange
from labdeck.deck import DeckError, DeckFile, Resource, Title, load, names, reference_phrases
from labdeck.deck.families import FAMILIES
from labdeck.deck.language.phrasebook import read, sentences
from labdeck.deck.language.slots import Meaning

# Decks of our own in which every phrase is said, each by a card that says nothing else where it can.
EXAMPLES = tuple(sorted((Path(__file__).parent / "decks").glob("*.toml")))
OURS: tuple[str | Path, ...] = (*names(), *EXAMPLES)

PAGE = reference_phrases()
NEVER_ALONE = ("With none, you may burn this.",)  # what is said only after another sentence


@dataclass(frozen=True, slots=True)
class Saying:
    """A card of a deck that says a phrase, with what it says in the phrase's slots."""

    deck: DeckFile
    card: Title
    phrase: str
    slots: dict[str, Meaning]
    others: tuple[str, ...]  # the other phrases on the card

    @property
    def label(self) -> str:
        """The saying as a test names it."""
        return f"{self.deck.id}-{self.card.id}"

    @property
    def is_runnable(self) -> bool:
        """Whether the phrase's tests can speak for the card.

        A card of several sentences wants a test of its own, but for what can only be said after another sentence;
        so does a card that speaks of a kind of which its deck has no card.
        """
        named = {name for name in self.slots.values() if isinstance(name, str)} & set(members(self.deck))
        held = {resource.kind for resource in self.deck.of(Resource)}
        has_all = all(held & members(self.deck)[name] for name in named)
        return has_all and (not self.others or self.phrase in NEVER_ALONE)


def members(deck: DeckFile) -> dict[str, set[str]]:
    """The kinds that each kind or class of a deck comes to."""
    kinds = {kind: {kind} for kinds in deck.classes.values() for kind in kinds}
    return kinds | {name: set(kinds) for name, kinds in deck.classes.items()}


def lacking(saying: Saying, what: str) -> BaseException:
    """What to raise where a deck has not the cards for a position: a test is left out only for one's own deck."""
    says = f"{saying.deck.id} has not {what}"
    is_ours = saying.deck.path in {load(deck).path for deck in OURS}
    return AssertionError(says) if is_ours else pytest.skip.Exception(says)


def laid_out(saying: Saying, **position: Any) -> Game:
    """A game of the deck in this position; a deck of one's own may have too few cards for it."""
    try:
        return arrange(saying.deck, **position)
    except DeckError as error:
        raise lacking(saying, str(error)) from None


def patterns(family: str) -> list[str]:
    """The phrases of a family, as the phrasebook writes them."""
    return [phrase.pattern for phrase in FAMILIES[family].book.phrases]


@cache
def section(phrase: str) -> str:
    """What the page about phrases says of this one."""
    return PAGE.partition(f". {phrase}\n")[2].partition("###")[0]


def hurts(phrase: str) -> bool:
    """Whether a phrase hurts somebody. [R18]"""
    return "- hurts: nobody" not in section(phrase)


def works(phrase: str) -> str:
    """When a phrase of the discoveries family works."""
    return section(phrase).partition("- works: ")[2].partition("\n")[0]


def speakers(deck: DeckFile) -> tuple[Title, ...]:
    """The cards of a deck that say something."""
    return tuple(title for title in deck.titles if title.effect)


@cache
def sayings(deck: str | Path) -> tuple[Saying, ...]:
    """All that is said in a deck."""
    file = load(deck)
    words = file.vocabulary
    found = []
    for card in speakers(file):
        uses = [use for sentence in sentences(card.effect, words) if (use := read(sentence, words))]
        for number, use in enumerate(uses):
            others = tuple(other.phrase.pattern for i, other in enumerate(uses) if i != number)
            found.append(Saying(file, card, use.phrase.pattern, use.meanings, others))
    return tuple(found)


def who_says(family: str, phrase: str, decks: Iterable[str | Path] = ()) -> list[Saying]:
    """The cards that a phrase's tests run over, in these decks or in all of ours."""
    said = [each for deck in decks or OURS for each in sayings(deck) if each.deck.rules == family]
    return [each for each in said if each.phrase == phrase and each.is_runnable]
