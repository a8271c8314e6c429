"""Phrases: patterns of sentences, each with its instructions and whom it hurts.

A name in braces is a slot. In an instruction the slot's name stands for its number; jumps are counted from
the sentence's own beginning, and every sentence ends with OP_END, which is not written here.
"""

from typing import TYPE_CHECKING, NamedTuple

from labdeck.rules import numbers as n

if TYPE_CHECKING:
    from .slots import Slot

Operand = int | str
Steps = tuple[tuple[Operand, ...], ...]


class Phrase(NamedTuple):
    """A pattern of sentences, what it makes the kernel do, and what its card is for."""

    number: int
    pattern: str
    hurts: int
    steps: Steps = ()
    role: int = n.MODIFIER
    gives: tuple[str, Operand] | None = None  # what is allowed with the card: a field of the deck and its value

    @property
    def parts(self) -> list[str]:
        """The pattern in pieces: fixed texts at even places, slots at odd ones."""
        return self.pattern.replace("}", "{").split("{")


class Book(NamedTuple):
    """The phrases that the cards of a family may say, and the slots in them."""

    phrases: tuple[Phrase, ...]
    slots: "dict[str, Slot]"
