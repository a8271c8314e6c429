"""Crews: processes with limits that answer questions, each one at a time. One that dies or hangs costs one answer."""

import asyncio
import json
import os
import pickle
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal

from .metrics import Metrics
from .shares import Shares
from .work import LENGTH, READY

START_SECONDS = 30.0  # for a process to be ready, and for what it is asked before all else

Hear = Callable[[Any], None]  # of what a process tells before its answer
NOTHING = object()  # the question by which a process is only started


def no_one(_: Any) -> None:
    """Nobody hears it."""


class NoAnswer(Exception):
    """A process that was asked did not answer: it took too long, or it ended."""

    def __init__(self, why: Literal["time", "end"]) -> None:
        self.why = why
        super().__init__(why)


@dataclass(frozen=True, slots=True)
class Terms:
    """What the processes of a crew have: how many they are, and their limits."""

    processes: int
    memory: int  # bytes of each
    seconds: float  # for an answer
    longest: int  # bytes of an answer
    waiting: int  # questions of a group that wait for their turn
    nice: int = 0  # how far they stand back behind the server, from their start on
    patience: float = 0.0  # seconds for an answer after who asked has gone; then the process is ended


class Crew:
    """Processes that answer one question at a time; who has used least of them is answered next."""

    def __init__(
        self, name: str, command: tuple[str, ...], terms: Terms, metrics: Metrics, first: object = None
    ) -> None:
        self.name, self.command, self.terms, self.metrics = name, command, terms, metrics
        self.first = first  # what a new process is asked before all else, so that nobody waits or pays for its start
        self.shares = Shares(terms.processes, terms.waiting)
        self._idle: list[Process | None] = [None] * terms.processes
        self._tasks: set[asyncio.Task[Any]] = set()

    async def ask(
        self,
        question: object,
        group: str = "",
        payer: str = "",
        is_long: bool = False,
        is_urgent: bool = False,
        hear: Hear = no_one,
    ) -> Any:
        """The answer of the next process that is free, or NoAnswer; a function says in its turn what the question is.

        The time it takes is the payer's, such as a token, in a group, such as an address. What is urgent goes first.
        What a process tells before its answer is heard at once.
        """
        has_begun = asyncio.Event()

        async def in_turn() -> Any:
            async with self.shares.place(group, payer, is_long, is_urgent):
                has_begun.set()
                return await self._ask(question() if callable(question) else question, hear)

        task = asyncio.create_task(in_turn())
        self._keep(task)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if has_begun.is_set() and self.terms.patience:
                asyncio.get_running_loop().call_later(self.terms.patience, task.cancel)
            else:
                task.cancel()
            raise

    def warm(self) -> None:
        """Start the processes that do not run, before somebody asks."""
        for _ in range(self._idle.count(None)):
            self._keep(asyncio.create_task(self.ask(NOTHING)))

    def _keep(self, task: asyncio.Task[Any]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._is_done)

    def _is_done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # heard of, if nobody waits

    async def _ask(self, question: object, hear: Hear) -> Any:
        """The answer of a process; a new one is started next time if it gives none in time."""
        process = self._idle.pop()
        try:
            if process is None or process.returncode is not None:
                process = None
                process = await self._start()
                if self.first is not None:
                    async with asyncio.timeout(START_SECONDS):
                        await answered(process, self.first() if callable(self.first) else self.first, no_one)
            if question is NOTHING:
                return None
            async with asyncio.timeout(self.terms.seconds):
                return await answered(process, question, hear)
        except TimeoutError:
            stop(process)
            process = None
            raise NoAnswer("time") from None
        except (OSError, RuntimeError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            stop(process)
            process = None
            raise NoAnswer("end") from None
        except asyncio.CancelledError:
            stop(process)  # its answer would be taken for that of the next question
            process = None
            raise
        finally:
            self._idle.append(process)

    async def _start(self) -> Process:
        """A new process, when it is ready: on a busy machine that takes seconds, which are not the answer's."""
        self.metrics.add(f"{self.name}_processes_started")
        terms = self.terms
        process = await asyncio.create_subprocess_exec(
            *self.command, str(terms.memory), stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=terms.longest
        )
        with suppress(ProcessLookupError):
            os.setpriority(os.PRIO_PROCESS, process.pid, os.getpriority(os.PRIO_PROCESS, 0) + terms.nice)
        try:
            async with asyncio.timeout(START_SECONDS):
                assert process.stdout is not None
                if await process.stdout.readline() != READY:
                    raise NoAnswer("end")
        except BaseException:
            stop(process)
            raise
        return process

    async def close(self) -> None:
        """Stop the processes, and wait until they have gone."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while self._idle:
            process = self._idle.pop()
            stop(process)
            if process is not None:
                await process.wait()


async def answered(process: Process, question: object, hear: Hear) -> Any:
    """What a process answers; what it tells before that is heard."""
    assert process.stdin is not None
    assert process.stdout is not None
    told = pickle.dumps(question)
    process.stdin.write(len(told).to_bytes(LENGTH, "big") + told)
    await process.stdin.drain()
    while True:
        says = json.loads(await process.stdout.readuntil(b"\n"))
        if not (isinstance(says, dict) and "first" in says):
            return says
        hear(says["first"])


def stop(process: Process | None) -> None:
    """End a process at once, and let go of its pipes even if it is still writing."""
    if process is not None:
        process._transport.close()  # type: ignore[attr-defined]  # asyncio has no public way
