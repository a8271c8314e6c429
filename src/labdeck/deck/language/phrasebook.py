"""The phrasebook: reads the sentences on a card, writes them back, and puts numbers in their instructions."""

from typing import NamedTuple

from labdeck.rules import numbers as n

from .phrase import Operand, Phrase
from .slots import Meaning
from .vocabulary import Vocabulary

Step = tuple[int, int, int, int]
Program = tuple[Step, ...]
WITHIN = ".\0"  # stands for a full stop and its space within a name, while an effect is split


class Use(NamedTuple):
    """A phrase with its slots filled, in no language."""

    phrase: Phrase
    meanings: dict[str, Meaning]


def texts(slot: str, words: Vocabulary) -> dict[str, Meaning]:
    """What may stand in a slot of a pattern, with its meaning."""
    if slot in words.book.slots:
        return words.book.slots[slot].texts(words)
    return {words.project if slot == "P" else words.projects: ""}


def sentences(effect: str, words: Vocabulary) -> list[str]:
    """The sentences of an effect, one after the other; a full stop within a name, which is a last word, ends none."""
    for name in sorted(words.names, key=len, reverse=True):
        effect = effect.replace(f"the {name}.", f"the {name.replace('. ', WITHIN)}.")
    parts = effect.split(". ")
    return [part.replace(WITHIN, ". ") for part in [*(part + "." for part in parts[:-1]), parts[-1]]]


def read(sentence: str, words: Vocabulary) -> Use | None:
    """The phrase that the sentence is, or None if the phrasebook has none like it."""
    for phrase in words.book.phrases:
        meanings = _match(phrase.parts, sentence, words)
        if meanings is not None:
            return Use(phrase, meanings)
    return None


def _match(parts: list[str], text: str, words: Vocabulary) -> dict[str, Meaning] | None:
    if not text.startswith(parts[0]):
        return None
    text = text[len(parts[0]) :]
    if len(parts) == 1:
        return None if text else {}
    slot = parts[1]
    for option, meaning in texts(slot, words).items():
        if text.startswith(option):
            rest = _match(parts[2:], text[len(option) :], words)
            if rest is not None:
                return {slot: meaning, **rest} if slot in words.book.slots else rest
    return None


def write(use: Use, words: Vocabulary) -> str:
    """The sentence that says it, in the deck's words."""
    said = use.phrase.parts
    for place, slot in enumerate(said):
        if place % 2:
            by_meaning = {meaning: text for text, meaning in texts(slot, words).items()}
            said[place] = by_meaning[use.meanings.get(slot, "")]
    return "".join(said)


def numbers_of(use: Use, words: Vocabulary) -> dict[str, int]:
    """The number that each slot of a sentence comes to."""
    return {slot: words.book.slots[slot].number(meaning, words) for slot, meaning in use.meanings.items()}


def steps_of(use: Use, numbers: dict[str, int], start: int) -> list[Step]:
    """The instructions of a sentence that begins `start` steps after its card's program."""
    return [_step(step, numbers, start) for step in use.phrase.steps]


def _step(step: tuple[Operand, ...], numbers: dict[str, int], start: int) -> Step:
    """The instruction with its slots filled, and its jump counted from the effect's beginning."""
    filled = [numbers[operand] if isinstance(operand, str) else operand for operand in step]
    operation, x, y, z = filled + [0] * (n.WIDTH - len(filled))
    if (operation in (n.OP_WINDOW, n.OP_NEXT, n.OP_HERO) and z) or operation in (n.OP_JUMP, n.OP_REPEAT):
        z += start
    elif operation == n.OP_CARD and z >> n.JUMP_SHIFT:
        z += start << n.JUMP_SHIFT
    return operation, x, y, z
