"""The sentence that was probably meant: the nearest phrase, filled with this deck's words."""

from difflib import SequenceMatcher
from functools import lru_cache
from typing import Any

from labdeck.deck.errors import Report
from labdeck.deck.words import nearest

from .phrase import Phrase
from .phrasebook import Use, read, sentences, texts
from .vocabulary import Vocabulary

DIGITS = {word: str(number) for number, word in enumerate(["one", "two", "three", "four", "five", "six"], 1)}


def known_uses(card: dict[str, Any], words: Vocabulary, report: Report) -> list[Use]:
    """What the phrasebook makes of a card's sentences; nothing, and problems reported, if it misses one."""
    said = sentences(card["effect"], words) if "effect" in card else []
    uses = []
    for sentence in said:
        use = read(sentence, words)
        if use is None:
            near = nearest_sentence(sentence, words) if report.spend(len(sentence.split())) else ""
            report.error(card["label"], "effect", f"the phrasebook has no sentence like {sentence!r}", near)
        else:
            uses.append(use)
    return uses if len(uses) == len(said) else []


def nearest_sentence(sentence: str, words: Vocabulary) -> str:
    """The sentence of the phrasebook most like this one, its slots filled as this one fills them."""
    said = [DIGITS.get(word, word) for word in sentence.split()]
    matcher = SequenceMatcher(None, "", said, autojunk=False)
    best, most = "", (0.0, True)
    for phrase in words.book.phrases:
        filled = _filled(phrase, " ".join(said), words)
        matcher.set_seq1(filled.split())
        likeness = (matcher.ratio(), filled.split()[:1] == said[:1])
        if filled and likeness > most:
            best, most = filled, likeness
    return best


def _filled(phrase: Phrase, sentence: str, words: Vocabulary) -> str:
    """The phrase with the sentence's own words in its slots; empty if the deck has no word for one."""
    said = phrase.parts
    for place in range(1, len(said), 2):
        options = list(texts(said[place], words))
        if not options:
            return ""
        said[place] = _filling(options, sentence, said[place - 1])
    return "".join(said)


def _filling(options: list[str], sentence: str, before: str) -> str:
    """The longest option that the sentence has, best behind the same text; else the most like; else the first."""
    for text in (before, ""):
        if within := [option for option in options if (text + option).lower() in sentence.lower()]:
            return max(within, key=len)
    near = (_like(word.strip(".,;:()"), tuple(options)) for word in dict.fromkeys(sentence.split()))
    return next((word for word in near if word), options[0])


@lru_cache(maxsize=4096)
def _like(word: str, options: tuple[str, ...]) -> str:
    """The option most like a word; many phrases ask for the same."""
    return nearest(word, options)
