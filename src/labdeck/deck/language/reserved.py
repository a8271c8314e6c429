"""Words that mean something in sentences by themselves, so that a deck cannot use them for things of its own."""

from collections.abc import Iterator
from functools import lru_cache

from .grammar import Grammar
from .pattern import Way, elements
from .trees import trees


def reserved(grammar: Grammar) -> frozenset[str]:
    """The words of all sentences of a family, as they are written: of patterns, nouns and numbers, one and several."""
    return _spoken(tuple(grammar.verbs), grammar.sorts)


@lru_cache(maxsize=8)
def _spoken(verbs: tuple[str, ...], sorts: tuple[str, ...]) -> frozenset[str]:
    """The words of a family that has these verbs and sorts of cards."""
    made = trees(verbs, sorts)
    language = made.language
    ways = [elements(pattern) for rows in made.rows.values() for row in rows for pattern in row.patterns]
    nouns = {noun for sort in sorts for noun in language.nouns.get(sort, ())}
    said = {word for way in ways for word in _words(way)} | nouns | language.folding.silent
    said |= {word for word, meant in language.folding.words.items() if meant.isdecimal() or meant in said}
    alone = {word for word in said if word.isalpha()}
    return frozenset(alone | {language.plural(word) for word in alone})


def _words(way: Way) -> Iterator[str]:
    for element in way:
        yield from element.text.rstrip("*").split()
        for option in element.options:
            yield from _words(option)
