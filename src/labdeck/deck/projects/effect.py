"""Effects: what the sentences on a modifier come to."""

from typing import NamedTuple

from labdeck.deck.language.phrasebook import Program, Step, Use, numbers_of, steps_of
from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.rules import numbers as n


class Effect(NamedTuple):
    """What a card's sentences come to: the role of the card, its program, and whom it hurts."""

    role: int
    program: Program
    hurts: int
    serves: int
    adds: int
    may_burn: int

    @property
    def programs(self) -> tuple[Program, ...]:
        """Every program of the card."""
        return (self.program,)

    @property
    def takes_from_burn(self) -> bool:
        """Whether a card can come back from burn by it."""
        return any(step[0] == n.OP_CARD and step[1] in (n.IN_BURN, n.IN_BOTH) for step in self.program)


def effect(uses: list[Use], words: Vocabulary) -> Effect:
    """The program of sentences that follow each other, and what their card is; what is allowed needs no program."""
    may_burn = any(use.phrase.gives for use in uses)
    uses = [use for use in uses if not use.phrase.gives] or uses
    program: list[Step] = []
    numbers: dict[str, int] = {}
    for use in uses:
        numbers = numbers_of(use, words)
        program += steps_of(use, numbers, len(program))
        program.append((n.OP_END, int(use is uses[-1]), 0, 0))
    return Effect(
        uses[-1].phrase.role,
        tuple(program) if uses[-1].phrase.steps else (),
        _hurts({use.phrase.hurts for use in uses} - {n.HURTS_NOBODY}),
        numbers.get("classes", 0),
        numbers.get("more", 0),
        int(may_burn),
    )


def _hurts(hurt: set[int]) -> int:
    """Whom several sentences hurt together."""
    if len(hurt) < 2:
        return hurt.pop() if hurt else n.HURTS_NOBODY
    return n.HURTS_ALL if n.HURTS_ALL in hurt else n.HURTS_ANY
