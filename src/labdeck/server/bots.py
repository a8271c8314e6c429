"""Bots at a table: they think in processes of their own, and one that dies or hangs costs one choice."""

import asyncio
import json
import pickle
import random
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Any
from zlib import crc32

from labdeck import Choice, Game
from labdeck.bots import Budget, Line, is_slow
from labdeck.bots.seat import seed_at
from labdeck.deck import name_of, text_of

from .limits import Limits
from .metrics import Metrics
from .shares import Shares
from .worker import ADVISER, LENGTH, Question

FALLBACKS = ("pass", "end")
LONGEST_ANSWER = 512  # bytes


class Bots:
    """Processes in which bots think, each with one question at a time."""

    def __init__(self, command: tuple[str, ...], limits: Limits, metrics: Metrics) -> None:
        self.command, self.limits, self.metrics = command, limits, metrics
        self.shares = Shares(limits.bot_processes, limits.hint_waiting)
        self._idle: list[Process | None] = [None] * limits.bot_processes

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
        return (await self.advise(game, bot, seat, seconds, group, is_urgent=is_urgent))[0][0]

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
        seed = crc32(repr(masked.fields()).encode()) if is_hint else seed_at(game.seed, seat, len(game.played))
        hint = Budget(self.limits.hint_tries, self.limits.hint_seconds)
        question = Question(bot, seed, deck, text_of(deck), json.dumps(knobs), seat, masked, hint, seconds)
        by_code = {choice.code: choice for choice in choices}
        liked: list[tuple[Choice, Line | None]] = []
        is_long = not is_urgent and (bot == ADVISER or is_slow(bot))
        async with self.shares.place(group, payer, is_long, is_urgent):
            answered = await self._ask(question)
        for code, *found in answered or ():
            if code in by_code:
                liked.append((by_code[code], Line(code, *found) if found and found[0] else None))
        if not liked:
            self.metrics.add("bot_fallbacks")
            return [(fallback(choices), None)]
        return liked

    async def _ask(self, question: Question) -> list[list[Any]] | None:
        """The answer of a process; None, and a new process next time, if it gives none in time."""
        process = self._idle.pop()
        try:
            async with asyncio.timeout(self.limits.bot_seconds):
                if process is None or process.returncode is not None:
                    process = await self._start()
                assert process.stdin is not None
                assert process.stdout is not None
                told = pickle.dumps(question)
                process.stdin.write(len(told).to_bytes(LENGTH, "big") + told)
                await process.stdin.drain()
                return lines_of(await process.stdout.readuntil(b"\n"))
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            stop(process)
            process = None
            return None
        except asyncio.CancelledError:
            stop(process)  # its answer would be taken for that of the next question
            process = None
            raise
        finally:
            self._idle.append(process)

    async def _start(self) -> Process:
        self.metrics.add("bot_processes_started")
        return await asyncio.create_subprocess_exec(
            *self.command, str(self.limits.bot_bytes), stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_ANSWER
        )

    async def close(self) -> None:
        """Stop the processes, and wait until they have gone."""
        while self._idle:
            process = self._idle.pop()
            stop(process)
            if process is not None:
                await process.wait()


def lines_of(answer: bytes) -> list[list[Any]]:
    """A process's answer, if it is one: lists that begin with a code."""
    lines = json.loads(answer)
    if not isinstance(lines, list) or not all(isinstance(line, list) and len(line) in (1, 4) for line in lines):
        raise ValueError("not an answer")
    return lines


def stop(process: Process | None) -> None:
    """End a process at once, and let go of its pipes even if it is still writing."""
    if process is not None:
        process._transport.close()  # type: ignore[attr-defined]  # asyncio has no public way


def fallback(choices: tuple[Choice, ...]) -> Choice:
    """A pass or an end if that is allowed, else anything that is."""
    for choice in choices:
        if choice.verb in FALLBACKS:
            return choice
    return random.choice(choices)
