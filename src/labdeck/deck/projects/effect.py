"""Effects: what the sentences on a modifier come to."""

from collections.abc import Sequence
from typing import NamedTuple

from labdeck.deck.language.clause import Clause, Sentence
from labdeck.deck.language.program import Meaning, Program, compose
from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.rules import numbers as n

from .deeds import SPEECH

ROLES = {"count": n.WILDCARD, "cancel": n.BLOCK}
FROM_BURN = (n.IN_BURN, n.IN_BOTH)


class Effect(NamedTuple):
    """What a card's sentences come to: the role of the card, its program, and what it is beside a project."""

    sentences: tuple[Sentence, ...]
    role: int
    meaning: Meaning
    gives: dict[str, int]  # fields of the deck and their values for this card

    @property
    def program(self) -> Program:
        """What it does when it is played."""
        return self.meaning.program

    @property
    def programs(self) -> tuple[Program, ...]:
        """Every program of the card."""
        return (self.program,)

    @property
    def hurts(self) -> int:
        """Whom it hurts."""
        return self.meaning.hurts

    @property
    def takes_from_burn(self) -> bool:
        """Whether a card can come back from burn by it."""
        return any(
            (op == n.OP_CARD and x in FROM_BURN) or (op == n.OP_SHUFFLE and y == n.BURN) for op, x, y, _ in self.program
        )


def effect(sentences: Sequence[Sentence], words: Vocabulary, kept: bool, opposed: bool) -> Effect:
    """What sentences that follow each other make of their card; `kept` and `opposed` as a composer has them."""
    clauses = [clause for sentence in sentences for clause in sentence.clauses]
    role = ROLES.get(clauses[0].verb, n.MODIFIER)
    gives: dict[str, int] = {}
    for clause in clauses:
        gives |= gifts(clause, words)
    told = [sentence for sentence in sentences if sentence.clauses[0].verb in SPEECH.deeds]
    return Effect(tuple(sentences), role, compose(told, words, SPEECH, kept, opposed), gives)


def gifts(clause: Clause, words: Vocabulary) -> dict[str, int]:
    """What a clause makes of its card besides a program, by fields of the deck."""
    if clause.verb == "count":
        serves = n.KIND_BITS if clause.what == ("resource",) else SPEECH.sorts(clause.what, "beside", words)
        return {"serves": serves, "twice": clause.n - 1}
    if clause.verb == "cancel":
        return {"opposes": int(clause.what == "any")}
    if clause.verb == "burn this":
        return {"may_burn": 1}
    return changes(clause, words) if clause.verb == "put" else {}


def changes(clause: Clause, words: Vocabulary) -> dict[str, int]:
    """How a card changes the project beside which it lies. [L42]"""
    if clause.change == "needs":
        kinds = n.KIND_BITS if clause.what == ("resource",) else SPEECH.sorts(clause.what, "beside", words)
        return {"adds" if clause.already else "adds_new": kinds, "more": clause.n}
    return {"guards": 1} if clause.change == "safe" else {clause.change: clause.n}
