"""Spelling: the words that a deck's sentences know, in all their forms, and how like two words are."""

from collections import defaultdict

from .pattern import Node
from .reserved import reserved
from .trees import FOLD, trees_of
from .vocabulary import Vocabulary
from .walking import Reading

SHORT, LONG = 3, 8  # letters of words in which one may be wrong, and of those in which two may


def likeness(word: str, other: str) -> int | None:
    """How many slips make a word of another, if few enough: two in long words, unless one has something before it.

    In words of one or two letters a letter is lost, doubled or swapped, and never wrong.
    """
    shorter = min(len(word), len(other))
    if abs(len(word) - len(other)) > (2 if shorter >= LONG else 1):
        return None
    if shorter < SHORT and len(word) == len(other) and sorted(word) != sorted(other):
        return None
    slips = _slips(word, other)
    if slips == 2 and (shorter < LONG or word.find(other) > 0 or other.find(word) > 0):
        return None
    return slips if slips <= 2 else None


def _slips(word: str, other: str) -> int:
    """How many letters are lost, too many, wrong or swapped with their neighbour between two words."""
    above, before = list(range(len(other) + 1)), [0] * (len(other) + 1)
    for row, letter in enumerate(word, 1):
        here = [row]
        for column, wanted in enumerate(other, 1):
            least = min(above[column] + 1, here[-1] + 1, above[column - 1] + (letter != wanted))
            if row > 1 and column > 1 and letter == other[column - 2] and word[row - 2] == wanted:
                least = min(least, before[column - 2] + 1)
            here.append(least)
        before, above = above, here
    return above[-1]


_FORMS: dict[tuple[str, ...], dict[str, set[str]]] = {}


def forms_of(words: Vocabulary) -> dict[str, set[str]]:
    """The ways in which the words of the language and of the deck are written, by the folded word they begin with."""
    key = tuple(words.grammar.verbs)
    if key not in _FORMS:
        language = trees_of(words.grammar).language
        made = _FORMS[key] = defaultdict(set)
        for word in (*reserved(words.grammar), *language.folding.words):
            for form in (word, language.plural(word), language.third(word)):
                folded = FOLD(form)
                if folded and form.isalpha():
                    made[folded[0].word].add(form)
    own: dict[str, set[str]] = {}
    lexicon = Reading([], words).lexicon
    for each in (lexicon.sorts, lexicon.kinds, lexicon.project, lexicon.tags, lexicon.names):
        for options in each.values():
            for folded_name, _, spelled in options:
                if len(folded_name) == 1:
                    own.setdefault(folded_name[0], set()).update(spelled)
    language_forms = _FORMS[key]
    return {**language_forms, **{word: forms | language_forms.get(word, set()) for word, forms in own.items()}}


_KNOWN: dict[tuple[str, ...], frozenset[str]] = {}


def known_words(words: Vocabulary) -> frozenset[str]:
    """Every folded word of the language and of the deck."""
    reading = Reading([], words)
    key = tuple(words.grammar.verbs)
    if key not in _KNOWN:
        _KNOWN[key] = frozenset(_words(reading)) | reading.trees.language.kept
    return _KNOWN[key] | words_of_deck(reading)


def words_of_deck(reading: Reading) -> frozenset[str]:
    """Every folded word of a deck's own."""
    lexicon = reading.lexicon
    return frozenset(
        word
        for each in (lexicon.sorts, lexicon.kinds, lexicon.project, lexicon.tags, lexicon.names)
        for options in each.values()
        for folded, _, _ in options
        for word in folded
    )


def _words(reading: Reading) -> set[str]:
    """The words of all patterns of a family."""
    found: set[str] = set()
    reached: set[int] = set()
    nodes: list[Node] = [reading.tree(name) for name in ("", *(n for n in reading.trees.rows if not n.startswith(" ")))]
    while nodes:
        node = nodes.pop()
        if id(node) in reached:
            continue
        reached.add(id(node))
        found |= {word.rstrip("*") for word in node.words}
        nodes += [edge.node for edge in node.words.values()]
        for (name, _, _), edge in node.phrases.items():
            nodes.append(edge.node)
            if edge.element.options:
                nodes.append(reading.tree(name, edge.element))
    return found
