"""The scales: decks are balanced step by step in one process, and everybody's first figures come first."""

from collections.abc import AsyncIterator
from itertools import count
from typing import Any

from labdeck.deck.starter import starter
from labdeck.server.crew import Crew, Terms
from labdeck.server.limits import Limits
from labdeck.server.metrics import Metrics

from .desk import LONGEST_ANSWER, asked, made

NICE = 10  # tables and desks go first
TRIES = 3  # beginnings of a balance, since whoever breaks the scales ends everybody's
Weighing = dict[str, Any]
Step = tuple[int, str | None, Weighing | None, list[int]]  # whose, its text if it begins, the one before, who has gone


class Scales:
    """A process that balances decks in turn: who has used least comes next, and whoever has no figures yet before all.

    A step is never broken off, since others' balances are in the same process; what nobody waits for takes no further.
    """

    def __init__(self, command: tuple[str, ...], limits: Limits, metrics: Metrics) -> None:
        terms = Terms(
            processes=1,
            memory=limits.scales_bytes,
            seconds=limits.scales_seconds,
            longest=LONGEST_ANSWER,
            waiting=limits.scales_waiting,
            nice=NICE,
            patience=limits.scales_seconds,
        )
        self.crew = Crew("scales", command, terms, metrics, self._first)
        self._keys = count(1)
        self._gone: set[int] = set()

    def _first(self) -> Step:
        """The first step of a small deck, which is forgotten at once."""
        key, gone = next(self._keys), self._taken()
        self._gone.add(key)
        return key, starter("projects", "first"), None, gone

    def _taken(self) -> list[int]:
        """The balances that nobody waits for any more."""
        return [self._gone.pop() for _ in range(len(self._gone))]

    async def weigh(self, text: str, before: Weighing | None, address: str, payer: str) -> AsyncIterator[Weighing]:
        """The balance of a text as far as it is known, again and again until it is done."""
        key, tries, has_figures = next(self._keys), 0, False
        given: str | None = text
        try:
            while tries < TRIES:
                step: Step = key, given, before, self._taken()
                found = made(await asked(self.crew, step, address, payer, is_urgent=not has_figures))
                if not found["is_known"]:
                    given, tries = text, tries + 1
                    continue
                given = None
                if (weighed := found["weighed"]) is not None:
                    has_figures = True
                    yield weighed
                    if weighed["is_done"]:
                        return
        finally:
            self._gone.add(key)

    async def close(self) -> None:
        """Stop the process."""
        await self.crew.close()
