"""Words that mean something in sentences by themselves, so that a deck cannot use them for things of its own."""

from collections.abc import Iterator

from .grammar import Grammar
from .pattern import Way, elements
from .trees import trees_of


def reserved(grammar: Grammar) -> frozenset[str]:
    """The words of all sentences of a family, as they are written: of patterns, nouns and numbers, one and several."""
    trees = trees_of(grammar)
    language = trees.language
    ways = [elements(pattern) for rows in trees.rows.values() for row in rows for pattern in row.patterns]
    nouns = {noun for sort in grammar.sorts for noun in language.nouns.get(sort, ())}
    said = {word for way in ways for word in _words(way)} | nouns | language.folding.silent
    said |= {word for word, meant in language.folding.words.items() if meant.isdigit() or meant in said}
    alone = {word for word in said if word.isalpha()}
    return frozenset(alone | {language.plural(word) for word in alone})


def _words(way: Way) -> Iterator[str]:
    for element in way:
        yield from element.text.rstrip("*").split()
        for option in element.options:
            yield from _words(option)
