"""A family of rules as the deck layer knows it: everything that it asks of one."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from .errors import Report
from .knob import Knob, Knobs
from .language.clause import Sentence
from .language.grammar import Grammar
from .language.program import Program
from .language.vocabulary import Vocabulary
from .shape import Key
from .title import Title

if TYPE_CHECKING:
    from .draft import Draft
    from .file import DeckFile

Entry = dict[str, Any]  # a card of a deck file: its right values by key, and what they mean


class CardTable(NamedTuple):
    """A table of cards in a deck file, [[hero]]: the keys of a card, its id first, and the title made of them."""

    keys: tuple[Key, ...]
    title: Callable[[Entry], Title]


@dataclass(frozen=True, slots=True)
class Family:
    """What the deck layer asks of a family. Nothing else there knows which families there are."""

    name: str  # the `rules` of a deck file
    number: int  # in the integer tables
    project: str  # what a project is called where a deck has no word of its own
    words: tuple[str, ...]  # that mean something in sentences, so that no class and no kind has them for a name
    tables: dict[str, CardTable]  # in the order of the cards' numbers; the first is that of projects
    roles: dict[int, str]  # what a card of each role is called, by the numbers of the rules
    backs: dict[int, str]  # what the face-down piles and the backs of their cards are called, likewise
    steps: tuple[str, ...]  # for which a seat scores one card each, in their order; mostly none
    named: str  # the table whose cards a sentence may name; empty: none
    grammar: Grammar
    example: tuple[str, str, dict[str, tuple[str, ...]]]  # a word for a project, for several, and classes
    knobs: tuple[Knob, ...]
    misfits: Callable[[Knobs, dict[str, int]], list[tuple[str, str]]]  # wrong knobs, for so many titles of each table
    read: Callable[
        [Entry, str, Vocabulary, bool], None
    ]  # adds to an entry of a table what it means; if some card cancels any
    check: "Callable[[Draft, Report], None]"  # reports what is wrong between the parts of a deck
    fill: Callable[[Any, int, Any, Vocabulary, dict[Program, int]], None]  # the integers of one copy of a title
    finish: "Callable[[Any, DeckFile], None]"  # the integers that all cards and knobs give together
    speakers: Callable[[tuple[Sentence, ...], Vocabulary], tuple[str, ...]]  # tables whose cards may say this

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """Pickled by its name, since functions of patterns cannot be."""
        from .families import family_of

        return family_of, (self.name,)
