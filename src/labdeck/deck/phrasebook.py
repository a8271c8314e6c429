"""The phrasebook: reads the sentence on a card into a program, and writes it back."""

from typing import NamedTuple

from labdeck.rules import numbers as n

from .abilities import ABILITIES, AT_THE_END, NEVER_COPIED, OF_THIS_HERO
from .patterns import PHRASES, Operand, Phrase
from .slots import SLOTS, Meaning
from .vocabulary import Vocabulary

Step = tuple[int, int, int, int]
WITHIN = ".\0"  # stands for a full stop and its space within a name, while an effect is split


class Use(NamedTuple):
    """A phrase with its slots filled, in no language."""

    phrase: Phrase
    meanings: dict[str, Meaning]


class Effect(NamedTuple):
    """What a card's sentences come to: the role of the card, its program, and whom it hurts."""

    role: int
    program: tuple[Step, ...]
    hurts: int
    serves: int
    adds: int
    may_burn: int

    @property
    def takes_from_burn(self) -> bool:
        """Whether a card can come back from burn by it."""
        return any(step[0] == n.OP_CARD and step[1] in (n.IN_BURN, n.IN_BOTH) for step in self.program)


class Ability(NamedTuple):
    """What a hero, an inspiration or a challenge does at once, adds at the end, and allows."""

    program: tuple[Step, ...]
    bonus: tuple[Step, ...]
    gives: dict[str, int]

    def does(self, *operations: int) -> bool:
        """Whether one of these instructions is in its program."""
        return any(step[0] in operations for step in self.program)

    @property
    def is_of_its_hero(self) -> bool:
        """Whether what it adds at the end depends on what its own hero holds."""
        what = (1 << n.COUNT_SHIFT) - 1
        return any(step[0] in AT_THE_END and step[1] & what in OF_THIS_HERO for step in self.bonus)

    @property
    def is_copied(self) -> bool:
        """Whether another hero may copy it."""
        return bool(self.program) and not self.does(*NEVER_COPIED)


def phrases_of(rules: str) -> tuple[Phrase, ...]:
    """The phrases of a family of rules."""
    return ABILITIES if rules == "discoveries" else PHRASES


def texts(slot: str, words: Vocabulary) -> dict[str, Meaning]:
    """What may stand in a slot of a pattern, with its meaning."""
    if slot in SLOTS:
        return SLOTS[slot].texts(words)
    return {words.project if slot == "P" else words.projects: ""}


def sentences(effect: str, words: Vocabulary) -> list[str]:
    """The sentences of an effect, one after the other; a full stop within a name, which is a last word, ends none."""
    for name in sorted(words.names, key=len, reverse=True):
        effect = effect.replace(f"the {name}.", f"the {name.replace('. ', WITHIN)}.")
    parts = effect.split(". ")
    return [part.replace(WITHIN, ". ") for part in [*(part + "." for part in parts[:-1]), parts[-1]]]


def read(sentence: str, words: Vocabulary) -> Use | None:
    """The phrase that the sentence is, or None if the phrasebook has none like it."""
    for phrase in phrases_of(words.rules):
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
                return {slot: meaning, **rest} if slot in SLOTS else rest
    return None


def write(use: Use, words: Vocabulary) -> str:
    """The sentence that says it, in the deck's words."""
    said = use.phrase.parts
    for place, slot in enumerate(said):
        if place % 2:
            by_meaning = {meaning: text for text, meaning in texts(slot, words).items()}
            said[place] = by_meaning[use.meanings.get(slot, "")]
    return "".join(said)


def effect(uses: list[Use], words: Vocabulary) -> Effect:
    """The program of sentences that follow each other, and what their card is; what is allowed needs no program."""
    may_burn = any(use.phrase.gives for use in uses)
    uses = [use for use in uses if not use.phrase.gives] or uses
    program: list[Step] = []
    numbers: dict[str, int] = {}
    for use in uses:
        numbers = {slot: SLOTS[slot].number(meaning, words) for slot, meaning in use.meanings.items()}
        start = len(program)
        program += [_step(step, numbers, start) for step in use.phrase.steps]
        program.append((n.OP_END, int(use is uses[-1]), 0, 0))
    role = uses[-1].phrase.role
    return Effect(
        role,
        tuple(program) if uses[-1].phrase.steps else (),
        _hurts({use.phrase.hurts for use in uses} - {n.HURTS_NOBODY}),
        numbers.get("classes", 0),
        numbers.get("more", 0),
        int(may_burn),
    )


def ability(uses: list[Use], words: Vocabulary) -> Ability:
    """What sentences of the discoveries family come to; the moment to answer comes before all else. [DR14]"""
    program: list[Step] = [(n.OP_ANSWER, 0, 0, 0)]
    bonus: list[Step] = []
    gives: dict[str, int] = {}
    for use in uses:
        numbers = {slot: SLOTS[slot].number(meaning, words) for slot, meaning in use.meanings.items()}
        steps = [_step(step, numbers, len(program)) for step in use.phrase.steps]
        if use.phrase.gives:
            field, value = use.phrase.gives
            gives[field] = numbers[value] if isinstance(value, str) else value
        elif steps[0][0] in AT_THE_END:
            bonus += steps
        else:
            program += [*steps, (n.OP_END, 0, 0, 0)]
    program[-1] = (n.OP_END, 1, 0, 0)
    return Ability(tuple(program) if len(program) > 1 else (), (*bonus, (n.OP_END, 1, 0, 0)) if bonus else (), gives)


def ability_of(text: str, words: Vocabulary) -> Ability:
    """What the sentences of a checked card come to."""
    return ability([use for sentence in sentences(text, words) if (use := read(sentence, words))], words)


def effect_of(text: str, words: Vocabulary) -> Effect:
    """What the sentences of a checked card come to."""
    return effect([use for sentence in sentences(text, words) if (use := read(sentence, words))], words)


def _step(step: tuple[Operand, ...], numbers: dict[str, int], start: int) -> Step:
    """The instruction with its slots filled, and its jump counted from the effect's beginning."""
    filled = [numbers[operand] if isinstance(operand, str) else operand for operand in step]
    operation, x, y, z = filled + [0] * (n.WIDTH - len(filled))
    if (operation in (n.OP_WINDOW, n.OP_NEXT, n.OP_HERO) and z) or operation in (n.OP_JUMP, n.OP_REPEAT):
        z += start
    elif operation == n.OP_CARD and z >> n.JUMP_SHIFT:
        z += start << n.JUMP_SHIFT
    return operation, x, y, z


def _hurts(hurt: set[int]) -> int:
    """Whom several sentences hurt together."""
    if len(hurt) < 2:
        return hurt.pop() if hurt else n.HURTS_NOBODY
    return n.HURTS_ALL if n.HURTS_ALL in hurt else n.HURTS_ANY
