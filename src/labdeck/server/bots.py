"""Bots at a table: they think in processes of their own, and one that dies or hangs costs one choice."""

import json
import random
from typing import Any
from zlib import crc32

from labdeck import Choice, Game
from labdeck.bots import Budget, Line, is_slow
from labdeck.bots.seat import seed_at
from labdeck.deck import name_of, text_of

from .crew import Crew, NoAnswer, Terms
from .limits import Limits
from .metrics import Metrics
from .refused import Refused
from .worker import ADVISER, Question

FALLBACKS = ("pass", "end")
LONGEST_ANSWER = 512  # bytes
BEHIND = 10  # the server goes first: a bot that thinks must not make it late, or the pause would tell that it does


class Bots:
    """Processes in which bots think, each with one question at a time."""

    def __init__(self, command: tuple[str, ...], limits: Limits, metrics: Metrics) -> None:
        self.limits, self.metrics = limits, metrics
        # Who asks for a hint and goes takes no process from others: its thought comes to its end, heard by nobody.
        terms = Terms(
            limits.bot_processes,
            limits.bot_bytes,
            limits.bot_seconds,
            LONGEST_ANSWER,
            limits.hint_waiting,
            BEHIND,
            patience=limits.bot_seconds,
        )
        self.crew = Crew("bot", command, terms, metrics)

    async def choose(
        self,
        game: Game,
        bot: str,
        seat: int,
        seconds: float | None = None,
        group: str = "",
        is_urgent: bool = False,
    ) -> Choice:
        """What a bot chooses for the seat that is asked, in so many seconds; if it fails, what is always allowed."""
        try:
            return (await self.advise(game, bot, seat, seconds, group, is_urgent=is_urgent))[0][0]
        except Refused:  # too many thoughts of the table wait already
            return self._fallback(game.choices)

    async def advise(
        self,
        game: Game,
        bot: str,
        seat: int,
        seconds: float | None = None,
        group: str = "",
        payer: str = "",
        is_urgent: bool = False,
    ) -> list[tuple[Choice, Line | None]]:
        """The choices that a bot likes best, the adviser's with what it found out about each.

        The time it takes is the payer's, such as a token, in a group, such as an address. What is urgent goes first.
        """
        choices, deck = game.choices, name_of(game.deck)
        knobs = {name: value for name, value in game.knobs.items() if value != game.deck.knobs[name]}
        masked = game.masked(seat)
        # A hint is told to a person, so it hangs on nothing that the seat does not know: not on the secret seed.
        is_hint = bot == ADVISER
        seed = crc32(repr(masked.fields()).encode()) if is_hint else seed_at(game.seed, seat, game.made)
        hint = Budget(self.limits.hint_tries, self.limits.hint_seconds)
        question = Question(bot, seed, deck, text_of(deck), json.dumps(knobs), seat, masked, hint, seconds)
        by_code = {choice.code: choice for choice in choices}
        liked: list[tuple[Choice, Line | None]] = []
        is_long = not is_urgent and (bot == ADVISER or is_slow(bot))
        try:
            answered = lines_of(await self.crew.ask(question, group, payer, is_long, is_urgent))
        except (NoAnswer, ValueError):
            answered = []
        for code, *found in answered:
            if code in by_code:
                liked.append((by_code[code], Line(code, *found) if found and found[0] else None))
        if not liked:
            return [(self._fallback(choices), None)]
        return liked

    def _fallback(self, choices: tuple[Choice, ...]) -> Choice:
        """What is done where no bot has thought."""
        self.metrics.add("bot_fallbacks")
        return fallback(choices)

    async def close(self) -> None:
        """Stop the processes, and wait until they have gone."""
        await self.crew.close()


def lines_of(lines: Any) -> list[list[Any]]:
    """A process's answer, if it is one: lists that begin with a code."""
    if not isinstance(lines, list) or not all(isinstance(line, list) and len(line) in (1, 4) for line in lines):
        raise ValueError("not an answer")
    return lines


def fallback(choices: tuple[Choice, ...]) -> Choice:
    """A pass or an end if that is allowed, else anything that is."""
    for choice in choices:
        if choice.verb in FALLBACKS:
            return choice
    return random.choice(choices)
