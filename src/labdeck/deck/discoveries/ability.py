"""Abilities: what the sentences on a hero, an inspiration or a challenge come to."""

from typing import NamedTuple

from labdeck.deck.language.phrasebook import Program, Step, Use, numbers_of, steps_of
from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.rules import numbers as n

AT_THE_END = (n.OP_BONUS_PER, n.OP_BONUS_IF)
OF_THIS_HERO = (n.OF_HELD_ITEMS, n.OF_HELD_LOCATIONS, n.OF_CARD)
NEVER_COPIED = (n.OP_COPY, n.OP_AGAIN)


class Ability(NamedTuple):
    """What a hero, an inspiration or a challenge does at once, adds at the end, and allows."""

    program: Program
    bonus: Program
    gives: dict[str, int]

    @property
    def programs(self) -> tuple[Program, ...]:
        """Every program of the card."""
        return (self.program, self.bonus)

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


def ability(uses: list[Use], words: Vocabulary) -> Ability:
    """What sentences of the discoveries family come to; the moment to answer comes before all else. [DR14]"""
    program: list[Step] = [(n.OP_ANSWER, 0, 0, 0)]
    bonus: list[Step] = []
    gives: dict[str, int] = {}
    for use in uses:
        numbers = numbers_of(use, words)
        steps = steps_of(use, numbers, len(program))
        if use.phrase.gives:
            field, value = use.phrase.gives
            gives[field] = numbers[value] if isinstance(value, str) else value
        elif steps[0][0] in AT_THE_END:
            bonus += steps
        else:
            program += [*steps, (n.OP_END, 0, 0, 0)]
    program[-1] = (n.OP_END, 1, 0, 0)
    return Ability(tuple(program) if len(program) > 1 else (), (*bonus, (n.OP_END, 1, 0, 0)) if bonus else (), gives)
