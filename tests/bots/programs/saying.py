"""Positions in which a card says what a test gives it as steps, whether some deck has such a card or not."""

from typing import Any, NamedTuple

import labdeck
from labdeck.bots.programs.answers import play_worth
from labdeck.bots.projects.chances import forget
from labdeck.rules import numbers as n
from labdeck.rules.schema import Deck, State

Step = tuple[int, ...]
BARE = "we-got-your-back"  # a kept modifier that says here what it is given
MINE: dict[str, list[str]] = {"rachel-chang": ["geoscience", "chemistry", "doctorate"]}
THEIRS: dict[str, list[str]] = {"jill-tarter": ["astronomy", "physics"]}


class Saying(NamedTuple):
    """A state as seat 0 sees it, a deck, and the card that says something there."""

    m: State
    d: Deck
    card: int
    numbers: dict[str, int]  # of cards, by their ids; of equal ones in hand or on the table the last

    def worth(self, p: int = 0) -> int:
        """What it is worth to a seat to play the card."""
        forget(self.m)
        return play_worth(self.m, self.d, p, self.card)

    def asked(self, question: int, step: int, **chosen: int) -> None:
        """Let the card be under way: it asks a seat a question at a step; what has been chosen so far."""
        self.m.depth = 1
        self.m.ask = question
        self.m.asked = chosen.pop("asked", 0)
        frame = {"card": self.card, "step": step, "actor": 0, "seat": 0, "project": n.NONE, "chosen": n.NONE}
        for name, value in {**frame, "second": n.NONE, **chosen}.items():
            getattr(self.m, f"frame_{name}")[0] = value


def saying(
    *steps: Step,
    hands: list[list[str]] | None = None,
    table: list[dict[str, list[str]]] | None = None,
    deck: str = "ingenium",
    card: str = BARE,
    **more: Any,
) -> Saying:
    """A position in which a card in the hand of seat 0 has these steps; the last clause ends the effect."""
    hands = hands or [[BARE], ["physics", "junior"]]
    table = [MINE, THEIRS] if table is None else table
    game = labdeck.arrange(deck, hands=hands, table=table, to_move=0, **more)
    hidden = (n.OUT, n.PROJECT_PILE, n.RESOURCE_PILE, n.MODIFIER_PILE)
    laid = [c for c in range(game.tables.deck.cards) if game.state.place[c] not in hidden]
    numbers = {game.tables.cards[c].id: c for c in laid}
    d = game.tables.deck.copy()
    first = n.STEPS - n.CARD_STEPS
    d.start[numbers[card]] = first
    for at, step in enumerate((*steps, (n.OP_END, 1))):
        for i, value in enumerate((*step, 0, 0, 0)[: n.WIDTH]):
            d.program[(first + at) * n.WIDTH + i] = value
    return Saying(game.masked(0), d, numbers[card], numbers)
