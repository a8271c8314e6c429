"""An open window: everyone who is asked about one event, and what they have answered so far, for nobody else to see."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from labdeck import Game
from labdeck.rules.numbers import PASS


class Answer(NamedTuple):
    """What a seat has answered: the id of the message that said so, and the choice."""

    move: str
    code: int
    text: str


SILENCE = Answer("", PASS, "pass")  # what a seat says that says nothing


class Window:
    """A window from its opening to its close. It is closed all at once, and nothing of it shows before."""

    def __init__(
        self, game: Game, games: Sequence[Game], number: int, opened: float, length: float, is_alone: bool
    ) -> None:
        self.game, self.number, self.opened = game, number, opened
        self.length = length  # seconds that people have
        self.games: dict[int, Game] = {each.to_move: each for each in games if each.to_move is not None}
        self.is_alone = is_alone  # one person among bots: there is nobody to whom a pause could tell something
        self.answers: dict[int, Answer] = {}  # those of people
        self.thoughts: dict[int, Answer] = {}  # those of bots
        self.asked_bots: set[int] = set()
        self.thinking: list[asyncio.Task[None]] = []  # what would become thoughts

    @property
    def asked(self) -> list[int]:
        """The seats that are asked, in the rules' order."""
        return list(self.games)

    def can_only_pass(self, seat: int) -> bool:
        """Whether a seat has nothing to answer with."""
        return self.games[seat].can_only_pass

    def outcome(self, last: dict[int, Answer]) -> list[tuple[int, Answer]]:
        """The answers, with the one that came last, in the rules' order up to the first that is no pass.

        Those after it are asked anew, since it is no longer what they were asked about. [DR14]
        """
        given = self.thoughts | self.answers | last
        said: list[tuple[int, Answer]] = []
        for seat in self.games:
            answer = given.get(seat, SILENCE)
            said.append((seat, answer))
            if answer.code != PASS:
                break
        return said
