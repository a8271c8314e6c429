"""Why a text is not understood: how far it was, what could come next, and the nearest sentence of the same meaning.

The nearest sentence keeps every word that the language knows. Only words that it does not know are spelled anew, and
only words that carry no meaning are put in or left out, so that no sentence of another meaning is ever named.
"""

from collections.abc import Iterator
from typing import NamedTuple

from .folding import Token
from .lexicon import Words
from .offers import Offer, offers
from .pattern import Node
from .reading import Refused, explored, read, read_tokens
from .trees import FOLD, trees_of
from .vocabulary import Vocabulary
from .walking import OWN, Reading
from .writing import write

SHORT, LONG = 3, 8  # letters of words that stand for no others, and of those in which two may be wrong
EDITS = 3  # the most words that are changed on the way to the nearest sentence
SLASH = "/"  # between words it may mean "and" or "or"
TRIES = 12  # the most sentences that are tried for one change
PARTS = {  # what is wrong with a part of a clause
    **dict.fromkeys(("n", "plus", "beyond"), "number"),
    **dict.fromkeys(("who", "whose", "giver", "taker"), "player"),
    **dict.fromkeys(("pile", "source"), "pile"),
}


class Refusal(NamedTuple):
    """A text that is not understood."""

    reason: str
    understood: str  # the longest beginning that was
    start: int  # where the first word stands that was not
    end: int
    next: tuple[Offer, ...]  # what could come there
    nearest: str  # a sentence of the same meaning that is understood, or nothing


def refusal(effect: str, words: Vocabulary) -> Refusal | None:
    """Why an effect is not understood in a deck's words; None if it is."""
    refused = read(effect, words)
    if not isinstance(refused, Refused):
        return None
    tokens = FOLD(effect)
    reach = min(refused.reach, len(tokens))
    understood = effect[: tokens[reach - 1].end] if reach else ""
    start, end = (tokens[reach].start, tokens[reach].end) if reach < len(tokens) else (len(effect), len(effect))
    following = () if refused.wrong else tuple(offers(f"{understood} " if understood else "", words))
    reason = _reason(refused, tokens, following, words)
    is_hopeless = refused.wrong or reason not in ("", "word", "cards")
    return Refusal(
        reason=_said(reason, effect[start:end], words),
        understood=understood,
        start=start,
        end=end,
        next=following,
        nearest="" if is_hopeless else nearest(effect, words),
    )


def _said(reason: str, word: str, words: Vocabulary) -> str:
    return trees_of(words.grammar).language.reasons[reason].format(word=word, project=words.project)


def _reason(refused: Refused, tokens: list[Token], following: tuple[Offer, ...], words: Vocabulary) -> str:
    """The name of the reason in a language's table."""
    trees = trees_of(words.grammar)
    said = f" {' '.join(token.word for token in tokens)} "
    for reason, signs in trees.language.refused.items():
        for sign in signs:
            folded = " ".join(token.word for token in FOLD(sign.format(project=words.project)))
            if f" {folded} " in said:
                return reason
    if refused.wrong == "amount" and refused.clause is not None and refused.clause.amount.how == "exactly":
        return "number"
    if refused.wrong:
        known = PARTS.get(refused.wrong, refused.wrong)
        return known if known in trees.language.reasons else "fits"
    if refused.reach < len(tokens) and tokens[refused.reach].word not in _known(words):
        cards = trees.language.parts["what"]
        return "cards" if any(offer.part == cards for offer in following) else "word"
    return ""


def nearest(effect: str, words: Vocabulary) -> str:
    """The sentence that was probably meant, as a card says it: the same words, but for some that nobody knows."""
    known = _known(words)
    tokens = FOLD(effect)
    if SLASH in effect:
        return ""
    for _ in range(EDITS):
        best: tuple[int, list[Token]] | None = None
        before = read_tokens(tokens, words)
        reach = before.reach if isinstance(before, Refused) else 0
        for tried in _edits(tokens, reach, known, words):
            result = read_tokens(tried, words)
            if not isinstance(result, Refused):
                return write(result, words)
            left = len(tried) - result.reach
            if left < len(tokens) - reach and (best is None or left < best[0]):
                best = (left, tried)
        if best is None:
            return ""
        tokens = best[1]
    return ""


def _edits(tokens: list[Token], reach: int, known: frozenset[str], words: Vocabulary) -> Iterator[list[Token]]:
    """The text with one word changed near where it was understood no more."""
    light = {token.word for word in trees_of(words.grammar).language.light for token in FOLD(word)}
    folding = trees_of(words.grammar).language.folding
    own = _of_deck(Reading([], words))
    for place in dict.fromkeys((reach, reach - 1, *_unknown(tokens, known))):
        if not 0 <= place <= len(tokens):
            continue
        expected = _expected(tokens[:place], words)
        word = tokens[place].word if place < len(tokens) else ""
        at = tokens[place].start if place < len(tokens) else 0
        yield from _names(tokens, place, expected, known)
        if word and word not in known and not word.isdecimal():
            if any(sorted(tokens[place].text) == sorted(silent) for silent in folding.silent):
                yield [*tokens[:place], *tokens[place + 1 :]]
            forms = {raw: one for raw, one in folding.words.items() if one in expected}
            for other in _alike(word, expected | forms.keys(), own)[:TRIES]:
                said = forms.get(other, other).split()
                yield [*tokens[:place], *(Token(each, at, at) for each in said), *tokens[place + 1 :]]
        if word in light:
            yield [*tokens[:place], *tokens[place + 1 :]]
        for other in sorted(expected & light):
            yield [*tokens[:place], Token(other, at, at), *tokens[place:]]
            if word in light:
                yield [*tokens[:place], Token(other, at, at), *tokens[place + 1 :]]


def _unknown(tokens: list[Token], known: frozenset[str]) -> list[int]:
    """Where the first words stand that nobody knows."""
    return [place for place, token in enumerate(tokens) if token.word not in known and token.word.isalpha()][:EDITS]


def _names(tokens: list[Token], place: int, expected: set[str], known: frozenset[str]) -> Iterator[list[Token]]:
    """The text with a name of several words spelled anew, if one of its words is unknown."""
    for other in expected:
        folded = other.split()
        said = [token.word for token in tokens[place : place + len(folded)]]
        if len(folded) > 1 and any(word not in known for word in said) and _alike(" ".join(said), {other}):
            at = tokens[place].start
            yield [*tokens[:place], *(Token(word, at, at) for word in folded), *tokens[place + len(folded) :]]


def _expected(tokens: list[Token], words: Vocabulary) -> set[str]:
    """The folded words that may follow; those of a name that has several are one text."""
    reading = explored(tokens, words)
    found: set[str] = set()
    for node, _ in reading.seen or ():
        found |= {word.rstrip("*") for word in node.words}
        for name, _, _ in node.phrases:
            if name in OWN:
                found |= _own(name, reading)
    return found


def _own(name: str, reading: Reading) -> set[str]:
    lexicon = reading.lexicon
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


def _alike(word: str, others: set[str], swapped: frozenset[str] = frozenset()) -> list[str]:
    """The words like one that nobody knows, the most alike first; not those that it is with something before them.

    A word of three letters stands for one of `swapped` only if it has the same letters in another order.
    """
    found = []
    for other in others:
        if word.find(other) > 0 or other.find(word) > 0 or min(len(word), len(other)) < SHORT:
            continue
        slips = _slips(word, other)
        if len(other) == SHORT and other in swapped and sorted(word) != sorted(other):
            continue
        if slips <= (2 if min(len(word), len(other)) >= LONG else 1):
            found.append((slips, other))
    return [other for _, other in sorted(found)]


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


_KNOWN: dict[tuple[str, ...], frozenset[str]] = {}


def _known(words: Vocabulary) -> frozenset[str]:
    """Every folded word of the language and of the deck."""
    reading = Reading([], words)
    key = tuple(words.grammar.verbs)
    if key not in _KNOWN:
        _KNOWN[key] = frozenset(_words(reading)) | reading.trees.language.kept
    return _KNOWN[key] | _of_deck(reading)


def _of_deck(reading: Reading) -> frozenset[str]:
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
