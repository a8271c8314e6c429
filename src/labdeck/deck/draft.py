"""A deck as far as its file is right: what the checker looks at, and a deck file is made of."""

from collections.abc import Mapping
from itertools import chain
from typing import Any, NamedTuple

from .family import Entry, Family
from .knob import Knobs
from .language.vocabulary import Vocabulary


class Draft(NamedTuple):
    """A deck as far as its file is right: right values, what its sentences mean, a label on each card."""

    family: Family
    deck: dict[str, Any]
    knobs: Knobs
    words: Vocabulary
    tables: dict[str, list[Entry]]
    questions: tuple[Entry, ...] = ()
    pictures: Mapping[str, bytes] = {}  # by the names that cards call them by

    @property
    def cards(self) -> chain[Entry]:
        """All cards, in the order of their numbers."""
        return chain.from_iterable(self.tables.values())
