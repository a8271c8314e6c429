"""What a language is: a table of rows for each verb and phrase, and how its words bend."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .folding import Folding
from .pattern import Row


class Language(NamedTuple):
    """The words of a language; a second language is a second such table."""

    folding: Folding
    verbs: dict[str, tuple[Row, ...]]  # for each verb of the grammar
    phrases: dict[str, tuple[Row, ...]]
    nouns: dict[str, tuple[str, ...]]  # for each sort of cards; the first is written
    third: Callable[[str], str]  # the form of a verb for someone else
    plural: Callable[[str], str]
    singular: Callable[[str], str]  # of a noun that may be a plural already
    is_many: Callable[[str], bool]  # whether a noun has no singular, and no article
    article: Callable[[str], str]  # a word behind its indefinite article
    articles: tuple[str, ...]  # words of patterns that are written as such an article
    listed: Callable[[Sequence[str]], str]
    marks: dict[str, str]  # what is written between clauses and sentences
    reasons: dict[str, str]  # why a sentence is refused
    refused: dict[str, tuple[str, ...]]  # for each reason, words that give it away
    light: frozenset[str]  # words that a sentence may lack, or have too many, and mean the same
    likely: tuple[str, ...]  # beginnings of what is written most often
    kept: frozenset[str]  # words that are never taken for misspelled ones
    parts: dict[str, str]  # what a part is called to whoever writes a card
