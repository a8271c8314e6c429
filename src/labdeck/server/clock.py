"""The clock by which pauses and windows run; tests bring one that they turn by hand."""

import asyncio
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will be done later."""

    def cancel(self) -> None:
        """Do not do it."""


class Clock(Protocol):
    """What time it is, in seconds from any beginning, and what is to be done when some have passed."""

    def time(self) -> float:
        """The time now."""
        ...

    def call_later(self, seconds: float, work: Callable[[], object]) -> Timer:
        """Have something done when so many seconds have passed."""
        ...


class LoopClock:
    """The clock of the loop that runs the server."""

    def time(self) -> float:
        """The time now."""
        return asyncio.get_running_loop().time()

    def call_later(self, seconds: float, work: Callable[[], object]) -> Timer:
        """Have something done when so many seconds have passed."""
        return asyncio.get_running_loop().call_later(seconds, work)


CLOCK = LoopClock()


async def passed(clock: Clock, seconds: float, sooner: asyncio.Event) -> None:
    """Return when so many seconds have passed, or sooner if the event is set."""
    timer = clock.call_later(seconds, sooner.set)
    try:
        await sooner.wait()
    finally:
        timer.cancel()
