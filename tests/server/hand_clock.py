"""A clock for a server that stands still until a test turns it."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from .house import House

LEAST = 1e-5  # seconds: what is nearer than that is now


@dataclass(eq=False)
class HandTimer:
    """Something that will be done when the clock is turned so far."""

    at: float
    work: Callable[[], object]
    timers: "list[HandTimer]"

    def cancel(self) -> None:
        """Do not do it."""
        if self in self.timers:
            self.timers.remove(self)

    def ring(self) -> None:
        """Do it, unless it was cancelled."""
        if self in self.timers:
            self.timers.remove(self)
            self.work()


@dataclass
class HandClock:
    """The time, which goes on only by `turn`."""

    now: float = 100.0
    timers: list[HandTimer] = field(default_factory=list)
    early: float = 0.0

    def time(self) -> float:
        """The time now."""
        return self.now

    def call_later(self, seconds: float, work: Callable[[], object]) -> HandTimer:
        """Have something done when the clock has been turned so far."""
        timer = HandTimer(self.now + seconds, work, self.timers)
        self.timers.append(timer)
        if seconds < LEAST:
            asyncio.get_running_loop().call_soon(timer.ring)
        return timer

    def hold(self, until: float) -> None:
        """Nothing: this clock is never early."""

    def turn(self, home: House, seconds: float) -> None:
        """Let seconds pass for the server, and whatever is due by then be begun."""

        async def turned() -> None:
            self.now = round(self.now + seconds, 6)
            for timer in [timer for timer in self.timers if timer.at <= self.now + LEAST]:
                timer.ring()

        home.do(turned)
