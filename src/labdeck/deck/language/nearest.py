"""The nearest sentence: what a text that is not understood probably means.

It keeps every number, every negation and every word that was understood. Words are spelled anew that nobody knows, or
that could not stand where they do, and words that carry no meaning are put in or left out; so no sentence of another
meaning is named.
"""

import re
from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from .folding import Token
from .grammar import MOST
from .lexicon import Words
from .reading import Refused, explored, read_tokens
from .spelling import SHORT, forms_of, known_words, likeness, words_of_deck
from .trees import FOLD, trees_of
from .vocabulary import Vocabulary
from .walking import OWN, Reading
from .writing import write

EDITS = 3  # the most words that are changed
READ, FEWEST = 1000, 8  # words that are read on the way, and the fewest texts that are tried
BEGUN = 3  # texts with which it goes on if none is understood yet
LIGHT = 3  # slips to which a word without meaning that is put in or left out comes
SLASH = "/"  # between words it may mean "and" or "or"


def nearest(effect: str, words: Vocabulary) -> str:
    """The sentence that was probably meant, as a card says it: the same words, but for some that stand wrong.

    What is least changed counts; if two sentences take equally little, none of them is named.
    """
    if SLASH in effect:
        return ""
    known = known_words(words)

    def is_worth(repair: Repair) -> bool:
        return bool(_unknown(repair.tokens, known))

    begun = [Repair(0, FOLD(effect))]
    reads = max(FEWEST, READ // max(len(begun[0].tokens), 1))
    for _ in range(EDITS):
        tried = [repair for each in begun for repair in _repairs(each.tokens, words)]
        tried = sorted(tried, key=lambda repair: repair.slips)[:reads]
        reads -= len(tried)
        begun = []
        for _, repairs in groupby(tried, key=lambda repair: repair.slips):
            meant = set()
            for repair in repairs:
                result = read_tokens(repair.tokens, words)
                if not isinstance(result, Refused):
                    meant.add(write(result, words))
                elif len(repair.tokens) - result.reach < repair.left:
                    begun.append(repair._replace(left=len(repair.tokens) - result.reach))
            if meant:
                return meant.pop() if len(meant) == 1 else ""
        begun = sorted(filter(is_worth, begun), key=lambda repair: repair.left)[:BEGUN]
    return ""


class Repair(NamedTuple):
    """A text in which something is changed, and by how much; and how many of its words were not reached before."""

    slips: int
    tokens: list[Token]
    left: int = 0


def _repairs(tokens: list[Token], words: Vocabulary) -> list[Repair]:
    """The text with one word changed near where it is understood no more."""
    known, before = known_words(words), read_tokens(tokens, words)
    reach = before.reach if isinstance(before, Refused) else 0
    found: list[Repair] = []
    for place in dict.fromkeys((reach, *_unknown(tokens, known))):
        expected = _expected(tokens[:place], words)
        if place < len(tokens):
            found += _respelled(tokens, place, expected, known, words)
            found += _names(tokens, place, expected, known)
        if place == reach:
            found += _lightened(tokens, place, expected, words)
    if reach:
        found += _lightened(tokens, reach - 1, _expected(tokens[: reach - 1], words), words)
    return [repair._replace(left=len(tokens) - reach) for repair in found]


def _respelled(
    tokens: list[Token], place: int, expected: set[str], known: frozenset[str], words: Vocabulary
) -> Iterator[Repair]:
    """The text with a word spelled as one that is expected at its place, or without one that says nothing."""
    token, folding = tokens[place], trees_of(words.grammar).language.folding
    text = re.sub(folding.possessive, "", token.text)
    is_known, is_fixed = token.word in known, _is_fixed(token, words)
    if not text.isalpha():
        return
    forms = forms_of(words)
    own = words_of_deck(Reading([], words))
    for other in sorted({form for word in expected for form in forms.get(word, ())} - {text}):
        slips = likeness(text, other)
        if slips is None or (slips > 1 and is_known) or (is_fixed and sorted(text) != sorted(other)):
            continue
        made = [Token(each.word, token.start, token.start, each.many, each.text) for each in FOLD(other)]
        is_other_thing = len(other) == SHORT and other in own and sorted(text) != sorted(other)
        if not is_other_thing and [each.word for each in made] != [token.word]:
            yield Repair(slips, [*tokens[:place], *made, *tokens[place + 1 :]])
    for silent in folding.silent:
        is_cut = len(silent) == len(text) + 1 and silent.endswith(text)
        if (is_cut or not is_known) and not is_fixed and likeness(text, silent) == 1:
            yield Repair(1, [*tokens[:place], *tokens[place + 1 :]])


def _is_fixed(token: Token, words: Vocabulary) -> bool:
    """Whether a word is a number or a negation, which no other stands for."""
    return token.word.isdecimal() or token.word in trees_of(words.grammar).language.kept


def _lightened(tokens: list[Token], place: int, expected: set[str], words: Vocabulary) -> Iterator[Repair]:
    """The text without a word that carries no meaning, or with one more or another."""
    light = {token.word for word in trees_of(words.grammar).language.light for token in FOLD(word)}
    word, at = (tokens[place].word, tokens[place].start) if place < len(tokens) else ("", 0)
    if word in light:
        yield Repair(LIGHT, [*tokens[:place], *tokens[place + 1 :]])
    for other in sorted(expected & light - {word}):
        yield Repair(LIGHT, [*tokens[:place], Token(other, at, at), *tokens[place:]])
        if word in light:
            yield Repair(LIGHT, [*tokens[:place], Token(other, at, at), *tokens[place + 1 :]])


def _unknown(tokens: list[Token], known: frozenset[str]) -> list[int]:
    """Where the first words stand that nobody knows."""
    return [place for place, token in enumerate(tokens) if token.word not in known and token.word.isalpha()][:EDITS]


def _names(tokens: list[Token], place: int, expected: set[str], known: frozenset[str]) -> Iterator[Repair]:
    """The text with a name of several words spelled anew, if one of its words is unknown."""
    for other in sorted(expected):
        folded = other.split()
        said = [token.word for token in tokens[place : place + len(folded)]]
        if len(folded) > 1 and any(word not in known for word in said) and likeness(" ".join(said), other):
            at = tokens[place].start
            made = [Token(word, at, at) for word in folded]
            yield Repair(1, [*tokens[:place], *made, *tokens[place + len(folded) :]])


def _expected(tokens: list[Token], words: Vocabulary) -> set[str]:
    """The folded words that may follow; those of a name that has several are one text."""
    reading = explored(tokens, words)
    found: set[str] = set()
    for seen in reading.seen or ():
        found |= {word.rstrip("*") for word in seen.node.words}
        for name, _, _ in seen.node.phrases:
            if name in OWN:
                found |= _own(name, reading)
    return found


def _own(name: str, reading: Reading) -> set[str]:
    lexicon = reading.lexicon
    if name in ("n", "bound"):
        return {str(number) for number in range(1, MOST + 1)}
    lists: dict[str, tuple[Words, ...]] = {
        "what": (lexicon.sorts, lexicon.kinds),
        "whats": (lexicon.sorts, lexicon.kinds),
        "kinds": (lexicon.kinds,),
        "project": (lexicon.project,),
        "projects": (lexicon.project,),
        "single": (lexicon.project,),
        "name": (lexicon.names,),
        "tag": (lexicon.tags,),
    }
    return {" ".join(folded) for each in lists.get(name, ()) for options in each.values() for folded, _, _ in options}
