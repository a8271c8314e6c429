"""Autoplay: seats that are played by a bot, or pass by a standing order, each after a short random time."""

import asyncio
import random

from .bots import Bots
from .refused import Refused
from .security import log, place_of
from .table import Table

RETRY_SECONDS = 1.0
WINDOW = 0.2  # of the usual time: most seats let a window pass, whatever they hold


class Autoplay:
    """Plays at one table for everyone who does not play by hand."""

    def __init__(self, table: Table, bots: Bots, pause: float) -> None:
        self.table, self.bots, self.pause = table, bots, pause
        self.task: asyncio.Task[None] | None = None
        table.on_change = self.wake
        self.wake()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is played by itself now."""
        return self.task is None or self.task.done()

    def wake(self) -> None:
        """Begin to play if somebody is asked who does not play by hand."""
        if self.is_idle and asked(self.table) is not None:
            self.task = asyncio.create_task(self._play())

    async def _play(self) -> None:
        while (seat := asked(self.table)) is not None:
            number = self.table.number
            # Bots and standing orders take the same time, so that the length of a pause says little. [R27]
            pause = self.pause * self.table.pace * (WINDOW if self.table.running().is_window else 1)
            await asyncio.sleep(pause * random.uniform(0.5, 1.5))
            if (number, seat) != (self.table.number, asked(self.table)):
                continue
            try:
                await self._choose(seat, number)
            except Refused as refused:
                if refused.code != "stale":  # the person has come back and was quicker
                    await asyncio.sleep(RETRY_SECONDS)
            except Exception as error:
                log.error("A bot's turn failed: %s", place_of(error))
                await asyncio.sleep(RETRY_SECONDS)

    async def _choose(self, seat: int, number: int) -> None:
        bot = self.table.seats[seat].bot
        text = (await self.bots.choose(self.table.running(), bot, seat)).name if bot else "pass"
        await self.table.choose(seat, f"auto:{number}", number, text)

    def let_go(self) -> None:
        """Leave the table, so that neither holds the other in memory."""
        self.table.on_change = lambda: None

    async def stop(self) -> None:
        """Play no more."""
        self.let_go()
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])


def asked(table: Table) -> int | None:
    """The seat that is asked, if a bot plays it or all it can do is pass and it has said so beforehand."""
    game = table.game
    if game is None or game.to_move is None or table.halt:
        return None
    seat = table.seats[game.to_move]
    if seat.bot or (seat.passes and game.can_only_pass):
        return game.to_move
    return None
