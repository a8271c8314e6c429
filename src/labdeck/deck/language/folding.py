"""Text as tokens in which differences that do not matter are gone: case, apostrophes, number words, endings, spelling.

What is folded how stands in a language's table, so that no word of any language is here. Patterns are folded like
the texts that they are to match, and every token keeps its place in the original text.
"""

import re
from functools import lru_cache
from typing import NamedTuple

APOSTROPHE = "['`\u2018\u2019\u02bc\u00b4]"
MARKS = re.compile(
    rf"\d+|[^\W\d_]+(?:{APOSTROPHE}[^\W\d_]+)*['\u2019]?"
    r"|(?<!\w)[-\u2212\u2013](?=\s*\d)"
    r"|[^\s\w\-\u00ad\u200b-\u200f\u2060\ufeff\u2010-\u2014\u2018-\u201d\u2212/'`\"*_]"
)
STOPS = {"!": ".", "?": ".", "−": "-", "–": "-", "…": ".", "。": "."}


class Token(NamedTuple):
    """A folded word or a mark, where it stands in the text, whether it had the ending of many, and as it was."""

    word: str
    start: int
    end: int
    many: bool = False
    text: str = ""


class Folding(NamedTuple):
    """What a language folds: whole words, words that say nothing, possessive endings, endings of many, and spelling."""

    words: dict[str, str]  # to what they are folded, of one word or several
    silent: frozenset[str]
    possessive: str
    many: tuple[tuple[str, str], ...]  # endings of many and what stands there for one; the first that fits
    spelling: tuple[tuple[str, str], ...]  # expressions and what they are replaced by, one after the other


class Folder:
    """Folds texts by a language's table; words that were folded once are remembered."""

    __slots__ = ("folding", "word")

    def __init__(self, folding: Folding) -> None:
        self.folding = folding
        self.word = lru_cache(maxsize=8192)(self._word)

    def __call__(self, text: str) -> list[Token]:
        """The tokens of a text; words that say nothing are left out."""
        tokens = []
        for found in MARKS.finditer(text):
            words, many = self.word(found[0])
            start, end = found.span()
            for word in words:
                tokens.append(Token(word, start, end, many, found[0].lower()))
        return tokens

    def _word(self, text: str) -> tuple[tuple[str, ...], bool]:
        """The folded words that a word stands for, and whether it has the ending of many."""
        word = re.sub(APOSTROPHE, "'", text.lower())
        if word in self.folding.silent:
            return (), False
        if word in self.folding.words:
            return tuple(self._spelled(each) for each in self.folding.words[word].split()), False
        if word.isdecimal():
            return (str(int(word[:9])),), False
        if not word[0].isalpha():
            return (STOPS.get(word, word),), False
        bare = re.sub(self.folding.possessive, "", word).replace("'", "")
        one = self._one(bare)
        return (self._spelled(one),), one != bare

    def _one(self, word: str) -> str:
        """The word without the ending that nouns have for many and verbs for someone else."""
        for ending, instead in self.folding.many:
            if word.endswith(ending):
                return word[: len(word) - len(ending)] + instead
        return word

    def _spelled(self, word: str) -> str:
        for old, new in self.folding.spelling:
            word = re.sub(old, new, word)
        return word
