"""The clock by which pauses and windows run; tests bring one that they turn by hand."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will be done later."""

    def cancel(self) -> None:
        """Do not do it."""


class Clock(Protocol):
    """What time it is, in seconds from any beginning, and what is to be done when some have passed."""

    early: float
    """By how many seconds work has to be begun early to be done on time."""

    def time(self) -> float:
        """The time now."""
        ...

    def call_later(self, seconds: float, work: Callable[[], object]) -> Timer:
        """Have something done when so many seconds have passed."""
        ...

    def hold(self, until: float) -> None:
        """Do nothing at all until a time that is almost come."""
        ...


class LoopClock:
    """The clock of the loop that runs the server, which wakes up to a millisecond late."""

    early = 0.002

    def time(self) -> float:
        """The time now."""
        return asyncio.get_running_loop().time()

    def call_later(self, seconds: float, work: Callable[[], object]) -> Timer:
        """Have something done when so many seconds have passed."""
        return asyncio.get_running_loop().call_later(seconds, work)

    def hold(self, until: float) -> None:
        """Do nothing at all until a time that is almost come: the loop's time is the monotonic clock's."""
        while time.monotonic() < until:
            pass


CLOCK = LoopClock()


async def passed(clock: Clock, seconds: float, sooner: asyncio.Event) -> None:
    """Return when so many seconds have passed, or sooner if the event is set."""
    timer = clock.call_later(seconds, sooner.set)
    try:
        await sooner.wait()
    finally:
        timer.cancel()


async def exactly(clock: Clock, at: float) -> None:
    """Return at that very time, if it has not passed.

    A loop waits for whole milliseconds, counted from when it began to wait, and so tells how long its last work took.
    """
    await passed(clock, at - clock.early - clock.time(), asyncio.Event())
    clock.hold(at)
