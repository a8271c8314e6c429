"""A deck's own words, folded: its nouns, tags and names as a text has them, and which lists of nouns are right."""

from collections.abc import Iterable
from itertools import combinations
from typing import Any, NamedTuple

from .folding import Folder, Token
from .grammar import FEW
from .table import Language
from .vocabulary import Vocabulary

Words = dict[str, list[tuple[tuple[str, ...], str, tuple[str, ...]]]]  # by the first word: folded, meaning, spelled


class Lexicon(NamedTuple):
    """What a deck's words mean, by their folded form."""

    sorts: Words  # words of the family
    kinds: Words  # kinds and classes
    project: Words
    tags: Words
    names: Words
    order: dict[str, int]  # of classes and kinds in lists
    bits: dict[str, int]


def kept(*parts: object) -> Any:
    """A key of values that may be dictionaries."""
    return tuple(tuple(part.items()) if isinstance(part, dict) else part for part in parts)


_LEXICONS: dict[Any, Lexicon] = {}
MANY = 64  # lexicons that are remembered


def lexicon(words: Vocabulary, language: Language, fold: Folder) -> Lexicon:
    """The folded words of a deck; made once for each."""
    key = kept(
        words.project, words.projects, words.classes, words.tags, words.called, tuple(words.names), words.grammar.sorts
    )
    if key not in _LEXICONS:
        if len(_LEXICONS) >= MANY:
            _LEXICONS.clear()
        _LEXICONS[key] = _lexicon(words, language, fold)
    return _LEXICONS[key]


def _lexicon(words: Vocabulary, language: Language, fold: Folder) -> Lexicon:
    sorts = [(text, sort) for sort in words.grammar.sorts for text in language.nouns.get(sort, ())]
    if "project" in words.grammar.sorts:
        sorts += [(words.project, "project"), (words.projects, "project")]
    projects = [(text, "project") for text in (words.project, words.projects, *language.nouns["project"])]
    kinds = []
    for name in (*words.classes, *words.kinds):
        called = words.called.get(name, name)
        kinds += [(text, name) for each in (name, called) for text in (each, language.plural(each))]
    order = {name: number for number, name in enumerate((*words.classes, *words.kinds))}
    return Lexicon(
        _folded(sorts, fold),
        _folded(kinds, fold),
        _folded(projects, fold),
        _folded([(says, tag) for tag, says in words.tags.items()], fold),
        _folded([(name, name) for name in words.names], fold),
        order,
        words.bits,
    )


def _folded(texts: Iterable[tuple[str, str]], fold: Folder) -> Words:
    found: Words = {}
    for text, meaning in texts:
        tokens = fold(text)
        folded, spelled = tuple(token.word for token in tokens), tuple(token.text for token in tokens)
        if folded and (folded, meaning, spelled) not in found.setdefault(folded[0], []):
            found[folded[0]].append((folded, meaning, spelled))
    for options in found.values():
        options.sort(key=lambda option: -len(option[0]))
    return found


def met(words: Words, tokens: list[Token], place: int) -> list[tuple[int, str]]:
    """Which of some words stand at a place: where each ends, and its meaning; the longest, and as spelled, first."""
    if place >= len(tokens):
        return []
    found: dict[tuple[int, str], bool] = {}
    for folded, meaning, spelled in words.get(tokens[place].word, ()):
        end = place + len(folded)
        if end <= len(tokens) and all(tokens[place + i].word == word for i, word in enumerate(folded)):
            is_exact = all(tokens[place + i].text == word for i, word in enumerate(spelled))
            found[end, meaning] = found.get((end, meaning), False) or is_exact
    return sorted(found, key=lambda each: (-each[0], not found[each]))


def is_list(names: tuple[str, ...], lexicon: Lexicon) -> bool:
    """Whether names of kinds and classes make a list: in the deck's order, at most three, none within another."""
    if len(names) > FEW or any(name not in lexicon.order for name in names):
        return False
    return not any(lexicon.bits[one] & lexicon.bits[other] for one, other in combinations(names, 2))
