"""Who says what: the cards of the decks by the phrases on them."""

import ast
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from labdeck import Game, arrange
from labdeck.deck import DeckError, DeckFile, Resource, Title, load, names
from labdeck.deck.language.writing import write
from tests.phrases.slots import Meaning, match

# Decks of our own in which every phrase is said, each by a card that says nothing else where it can.
HERE = Path(__file__).parent
EXAMPLES = tuple(sorted((HERE / "decks").glob("*.toml")))
OURS: tuple[str | Path, ...] = (*names(), *EXAMPLES)

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


@cache
def phrases_of_files(family: str) -> dict[str, str]:
    """The phrase of each file of a family's folder."""
    phrases = {}
    for path in sorted((HERE / family).glob("test_*.py")):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "PHRASE":
                phrases[path.name] = ast.literal_eval(node.value)
    return phrases


def works(phrase: str) -> str:
    """When a phrase of the discoveries family works."""
    if phrase.startswith(("At the end", "+")):
        return "at the end of the game"
    lasts = phrase.startswith("Holds") or phrase.endswith("cannot be stolen or discarded.")
    return "while its hero is in play" if lasts else "when played"


def speakers(deck: DeckFile) -> tuple[Title, ...]:
    """The cards of a deck that say something."""
    return tuple(title for title in deck.titles if title.effect)


def said_by(card: Title, file: DeckFile) -> list[str]:
    """The sentences on a card, one by one."""
    return [write((sentence,), file.vocabulary) for sentence in card.sentences]


@cache
def sayings(deck: str | Path) -> tuple[Saying, ...]:
    """All that is said in a deck."""
    file = load(deck)
    known = phrases_of_files(file.rules).values()
    found = []
    for card in speakers(file):
        uses = [
            (phrase, slots)
            for sentence in said_by(card, file)
            for phrase in known
            if (slots := match(phrase, sentence, file.vocabulary)) is not None
        ]
        for number, (phrase, slots) in enumerate(uses):
            others = tuple(other for i, (other, _) in enumerate(uses) if i != number)
            found.append(Saying(file, card, phrase, slots, others))
    return tuple(found)


def who_says(family: str, phrase: str, decks: Iterable[str | Path] = ()) -> list[Saying]:
    """The cards that a phrase's tests run over, in these decks or in all of ours."""
    said = [each for deck in decks or OURS for each in sayings(deck) if each.deck.rules == family]
    return [each for each in said if each.phrase == phrase and each.is_runnable]
