"""What the command line asks of a family of rules; `families` lists those that there are."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from labdeck import Game, View
from labdeck.deck import Card, DeckFile, Title


class Mark(NamedTuple):
    """Words on the board with their style, and the shape before them: colour alone tells nothing."""

    words: str
    style: str = ""
    shape: str = ""

    @property
    def text(self) -> str:
        """The shape and the words."""
        return f"{self.shape} {self.words}" if self.shape else self.words


Marks = tuple[Mark, ...]  # what stands side by side without a gap


@dataclass(frozen=True, slots=True)
class Family:
    """A family of rules, as the terminal shows it."""

    face: Callable[[DeckFile, Title], Iterable[str]]  # what is printed on a card, below its name
    face_marks: Callable[[DeckFile, Title], list[Mark]]  # its second line drawn as marks; empty if it has no such line
    card: Callable[[DeckFile, Card], Mark]  # a card in a hand or on the board
    legend: Callable[[DeckFile], Iterable[Mark]]  # what each shape means
    mat_row: Callable[[Game, View, str], tuple[Mark, list[Mark]]]  # a goal on a mat, and what belongs to it
    mat_brief: Callable[[Game, View, str], Marks]  # the same in a word or two
    mat_words: Callable[[Game, View, int, str], str]  # the same in words; the number is the seat
    open_rows: Callable[[Game, View], dict[str, list[Marks]]]  # rows of open cards that are no seat's, by their titles
    open_words: Callable[[Game, View], Iterable[str]]  # the same in sentences
    open_places: frozenset[str]  # places in which every card is seen, so that no count is needed
    earned: Callable[[View], set[str]]  # the cards whose facts have been earned
    unfinished: Callable[[View, int], set[str]]  # the cards of a seat that count against it at the end
    done: str  # what is said of the cards that a seat has completed, taken or the like
    last_turns: str  # what the end of a game is called when it is near
