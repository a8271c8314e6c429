"""Abilities: what the sentences on a hero, an inspiration or a challenge come to."""

from collections.abc import Sequence
from typing import NamedTuple

from labdeck.deck.language.clause import Clause, Sentence
from labdeck.deck.language.program import Composer, Meaning, Program, compose
from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.rules import numbers as n

from .deeds import AT_THE_END, BONUSES, GIFTS, SPEECH

OF_THIS_HERO = ("if held",)
NEVER_COPIED = (n.OP_COPY, n.OP_AGAIN)


class Ability(NamedTuple):
    """What a hero, an inspiration or a challenge does at once, adds at the end, and allows."""

    sentences: tuple[Sentence, ...]
    meaning: Meaning
    bonus: Program
    gives: dict[str, int]

    @property
    def program(self) -> Program:
        """What it does when it is played."""
        return self.meaning.program

    @property
    def programs(self) -> tuple[Program, ...]:
        """Every program of the card."""
        return (self.program, self.bonus)

    def says(self, *verbs: str) -> bool:
        """Whether one of these verbs is in its sentences."""
        return any(clause.verb in verbs for sentence in self.sentences for clause in sentence.clauses)

    @property
    def is_of_its_hero(self) -> bool:
        """Whether what it adds at the end depends on what its own hero holds."""
        return self.says(*OF_THIS_HERO)

    @property
    def is_copied(self) -> bool:
        """Whether another hero may copy it."""
        return bool(self.program) and not self.meaning.does(*NEVER_COPIED)


def ability(sentences: Sequence[Sentence], words: Vocabulary, kept: bool = False) -> Ability:
    """What sentences of the discoveries family come to; the moment to answer comes before all else. [DR14]

    An inspiration is kept until it is played, so that what it takes from its player is a price. [L13]
    """
    said = [(sentence, sentence.clauses[0].verb) for sentence in sentences]
    gives = dict(GIFTS[verb](sentence.clauses[0]) for sentence, verb in said if verb in GIFTS)
    meaning = compose([sentence for sentence, verb in said if verb in SPEECH.deeds], words, SPEECH, kept, False)
    bonuses = [clause for sentence, verb in said if verb in BONUSES for clause in sentence.clauses]
    return Ability(tuple(sentences), meaning, bonus_of(bonuses, words), gives)


def bonus_of(clauses: Sequence[Clause], words: Vocabulary) -> Program:
    """What is added at the end, as one program."""
    composer = Composer(words, AT_THE_END, kept=False, opposed=False)
    for clause in clauses:
        composer.deed(clause, may=False)
    return (*composer.finished(), (n.OP_END, 1, 0, 0)) if clauses else ()
