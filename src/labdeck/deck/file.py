"""The deck file: a checked deck as its author wrote it, with every default filled in."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import TypeVar

from .family import Family
from .knob import Knobs
from .language.vocabulary import Vocabulary, numbered, vocabulary
from .question import Question
from .title import Title
from .words import plural

Kind = TypeVar("Kind", bound=Title)


@dataclass(frozen=True, slots=True)
class DeckFile:
    """A checked deck file, with every default filled in.

    `digest` is the fingerprint of what can change play: games and records are bound to it. `edition` is that of all
    that the file says, words, facts and pictures too: what is drawn or shown of the deck is kept by it.
    """

    id: str
    title: str
    about: str
    family: Family
    version: int
    players: tuple[int, int]
    best: tuple[int, int]
    minutes: tuple[int, int] | None
    credits: str
    notes: tuple[str, ...]
    words: dict[str, str]
    knobs: Knobs
    tags: dict[str, str]
    classes: dict[str, tuple[str, ...]]
    tables: dict[str, tuple[Title, ...]]  # the titles of each table, in the order of the cards' numbers
    edition: str
    digest: str
    path: Path
    questions: tuple[Question, ...] = ()
    pictures: Mapping[str, bytes] = field(default_factory=dict)  # own ones, by the names that cards call them by

    @property
    def rules(self) -> str:
        """The name of its family of rules."""
        return self.family.name

    @property
    def vocabulary(self) -> Vocabulary:
        """The words that its sentences may use."""
        named = self.family.named
        cards = ((title.name if table == named else "", title) for table in self.tables for title in self.tables[table])
        project, projects = self.words["project"], self.words["projects"]
        return vocabulary(
            self.family.grammar,
            project,
            projects,
            self.classes,
            self.tags,
            numbered((name, title.copies) for name, title in cards),
            {
                title.id: title.name
                for title in self.titles
                if any(title.id in kinds for kinds in self.classes.values())
            },
            bool(self.knobs.get("modifier_pile")),
        )

    @property
    def usual_players(self) -> int:
        """How many play if nobody says: three, or the nearest that the deck is for."""
        fewest, most = self.players
        return min(max(3, fewest), most)

    @property
    def titles(self) -> tuple[Title, ...]:
        """Every title of the deck, in the order of the cards' numbers."""
        return tuple(chain.from_iterable(self.tables.values()))

    def of(self, kind: type[Kind]) -> tuple[Kind, ...]:
        """The titles of one kind: `deck.of(Hero)`."""
        return tuple(title for title in self.titles if isinstance(title, kind))

    @property
    def counts(self) -> dict[str, int]:
        """How many cards of each sort the deck has, by the plural that people use; projects come first."""
        first, *others = self.tables
        sorts = {self.words["projects"]: first, **{plural(table): table for table in others}}
        counts = {sort: sum(title.copies for title in self.tables[table]) for sort, table in sorts.items()}
        return {sort: number for sort, number in counts.items() if number}
