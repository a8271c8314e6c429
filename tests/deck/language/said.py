"""Words to say sentences with, every way to say a phrase, and how a program must look."""

from itertools import product

from labdeck.deck.families import FAMILIES
from labdeck.deck.language.phrase import Phrase
from labdeck.deck.language.phrasebook import Use, read, sentences, texts
from labdeck.deck.language.vocabulary import Vocabulary, vocabulary
from labdeck.rules import numbers as n

PROJECTS, DISCOVERIES = FAMILIES["projects"].book, FAMILIES["discoveries"].book
WORDS = vocabulary(
    PROJECTS,
    "study",
    "studies",
    {"species": ("yeast", "fly"), "technique": ("imaging", "gene-editing")},
    {"old": "old", "new": "new one"},
    {},
)
OF_HEROES = vocabulary(DISCOVERIES, "find", "finds", {"type": ("science", "art")}, {}, {"Brush": 7, "Brush House": 8})
END = (n.OP_END, 1, 0, 0)
JUMPING = (n.OP_WINDOW, n.OP_NEXT, n.OP_JUMP, n.OP_HERO, n.OP_REPEAT)


def uses_of(text: str, words: Vocabulary) -> list[Use]:
    """The phrases that the sentences of a text are."""
    return [use for sentence in sentences(text, words) if (use := read(sentence, words))]


def uses(phrase: Phrase, words: Vocabulary) -> list[Use]:
    """Every way to fill the slots of a phrase."""
    slots = [slot for slot in phrase.parts[1::2] if slot in words.book.slots]
    return [
        Use(phrase, dict(zip(slots, meanings, strict=True)))
        for meanings in product(*(texts(slot, words).values() for slot in slots))
    ]


def targets(steps: list[tuple[int, int, int, int]]) -> set[int]:
    jumps = {z for operation, _, _, z in steps if operation in JUMPING}
    return jumps | {z >> n.JUMP_SHIFT for operation, _, _, z in steps if operation == n.OP_CARD}


def well_formed(steps: list[tuple[int, int, int, int]]) -> bool:
    """Ends once, and jumps only to its own instructions."""
    return [step for step in steps if step[0] == n.OP_END] == [steps[-1]] and max(targets(steps), default=0) < len(
        steps
    )
