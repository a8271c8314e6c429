"""Slots of phrases: for each, the texts that may stand in it, what they mean, and its number."""

from collections.abc import Callable
from typing import NamedTuple

from labdeck.deck.words import counted

from .vocabulary import Vocabulary

Meaning = int | str | tuple[str, ...]
MOST = 10  # the largest number in a sentence


class Slot(NamedTuple):
    """A slot: what each text means (the same in every language), and the number that a meaning has."""

    texts: Callable[[Vocabulary], dict[str, Meaning]]
    number: Callable[[Meaning, Vocabulary], int]
    says: str


def itself(meaning: Meaning, words: Vocabulary) -> int:
    """The number of a meaning that is one."""
    assert isinstance(meaning, int)
    return meaning


def fixed(says: str, **texts: int) -> Slot:
    """A slot of a few texts, the same in every deck; an underscore stands for a space."""
    meanings: dict[str, Meaning] = {text.replace("_", " "): number for text, number in texts.items()}
    return Slot(lambda words: meanings, itself, says)


def numbers(least: int, most: int = MOST) -> Slot:
    """A slot of a number."""
    meanings: dict[str, Meaning] = {str(number): number for number in range(least, most + 1)}
    return Slot(lambda words: meanings, itself, f"a number from {least} to {most}")


CARDS = Slot(
    lambda words: {counted(number, "card"): number for number in range(1, MOST + 1)},
    itself,
    "1 card, 2 cards … 10 cards",
)
MANY = numbers(3)
