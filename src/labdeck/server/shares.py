"""Shares: who gets the next place when many wait, so that nobody can take all the time there is."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from . import words
from .refused import Refused

HALF_LIFE = 30.0  # seconds, after which half of what somebody has used is forgotten
MOST_USERS = 10_000


@dataclass(frozen=True, slots=True, eq=False)
class Ask:
    """Somebody who waits for a place: a payer in a group, such as a seat's token behind an address."""

    group: str
    payer: str
    is_long: bool
    is_urgent: bool
    came: float = field(default_factory=time.monotonic)
    turn: asyncio.Event = field(default_factory=asyncio.Event)


class Used:
    """The seconds that each has used of late."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}

    def of(self, who: str, now: float) -> float:
        """What somebody has used by now; what was long ago counts little."""
        seconds, at = self._used.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((now - at) / HALF_LIFE))

    def add(self, who: str, seconds: float) -> None:
        """Somebody has used so many more."""
        if len(self._used) >= MOST_USERS:
            self._used.clear()  # better to forget than to grow without end
        now = time.monotonic()
        self._used[who] = self.of(who, now) + seconds, now


class Shares:
    """Places for work. The next one goes to the group that has used least, and in it to the payer who has used least.

    Long work leaves one place free where there are several. After its work a place rests so many times as long.
    """

    def __init__(self, places: int, waiting: int, rest: float = 0.0) -> None:
        self.free, self.long_free = places, max(1, places - 1)
        self.waiting, self.rest = waiting, rest
        self.asks: list[Ask] = []
        self.used = Used()

    @asynccontextmanager
    async def place(
        self, group: str, payer: str = "", is_long: bool = False, is_urgent: bool = False
    ) -> AsyncIterator[None]:
        """Have a place as soon as it is one's turn; a group for which too many wait is refused."""
        ask = Ask(group, payer, is_long, is_urgent)
        if Counter(each.group for each in self.asks)[group] >= self.waiting:
            raise Refused("too_many", words.requests.TOO_MANY_WAIT)
        self.asks.append(ask)
        self._call()
        try:
            await ask.turn.wait()
        except asyncio.CancelledError:
            if ask in self.asks:
                self.asks.remove(ask)
            else:
                self._leave(ask)
            raise
        begun = time.monotonic()
        try:
            yield
        finally:
            seconds = time.monotonic() - begun
            self.used.add(ask.group, seconds)
            self.used.add(f"{ask.group} {ask.payer}", seconds)
            if self.rest:
                asyncio.get_running_loop().call_later(self.rest * seconds, self._leave, ask)
            else:
                self._leave(ask)

    def _leave(self, ask: Ask) -> None:
        self.free += 1
        self.long_free += ask.is_long
        self._call()

    def _call(self) -> None:
        """Give free places to those whose turn it is."""
        while self.free:
            able = [ask for ask in self.asks if not ask.is_long or self.long_free]
            if not able:
                return
            now = time.monotonic()  # one for all: what a group has used must be the same for all who ask in it
            ask = min(able, key=lambda ask: self._order(ask, now))
            self.asks.remove(ask)
            self.free -= 1
            self.long_free -= ask.is_long
            ask.turn.set()

    def _order(self, ask: Ask, now: float) -> tuple[bool, float, float, float]:
        group, payer = self.used.of(ask.group, now), self.used.of(f"{ask.group} {ask.payer}", now)
        return not ask.is_urgent, group, payer, ask.came
