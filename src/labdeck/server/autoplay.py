"""Autoplay: bots that choose, and windows that close. Nothing here takes longer or shorter for what somebody holds."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from labdeck import Game

from .bots import Bots
from .choosing import choose, close_window
from .clock import passed
from .pace import OPENING, THINKING, beat
from .refused import Refused
from .security import log, place_of
from .table import Table
from .window import Answer, Window

RETRY_SECONDS = 1.0


class Autoplay:
    """Plays at one table for everyone who does not play by hand, and closes its windows."""

    def __init__(self, table: Table, bots: Bots) -> None:
        self.table, self.bots = table, bots
        self.task: asyncio.Task[None] | None = None
        self.thinking: set[asyncio.Task[Any]] = set()
        self.changed = asyncio.Event()
        table.on_change = self.wake
        self.wake()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is played by itself now."""
        return self.task is None or self.task.done()

    @property
    def is_needed(self) -> bool:
        """Whether a bot is to choose, or a window will close by itself.

        While nobody looks the table waits: its bots would take the time of those whom somebody waits for.
        """
        asking = self.table.asking
        if self.table.halt or not self.table.lookers:
            return False
        if asking.window:
            return asking.due(asking.window) is not None or bool(self._unasked(asking.window))
        return asked(self.table) is not None

    def wake(self) -> None:
        """Begin to play if there is something to be done, or look at what has changed."""
        self.changed.set()
        if self.is_idle and self.is_needed:
            self.task = asyncio.create_task(self._play())

    async def _play(self) -> None:
        while self.is_needed:
            try:
                window = self.table.asking.window
                await (self._attend(window) if window else self._choose())
            except Refused as refused:
                if refused.code != "stale":  # the person has come back and was quicker
                    await asyncio.sleep(RETRY_SECONDS)
            except Exception as error:
                log.error("A bot's turn failed: %s", place_of(error))
                await asyncio.sleep(RETRY_SECONDS)

    async def _choose(self) -> None:
        """Let the bot that is asked choose: it thinks while its time runs, which is the same whatever it holds."""
        table, seat, number = self.table, asked(self.table), self.table.number
        bot = table.seats[seat].bot if seat is not None else None
        if seat is None or bot is None:
            return
        game, clock = table.running(), table.asking.clock
        seconds = beat(table.asking.times, bot, game.made_this_turn)
        thought = self._begin(self.bots.choose(game, bot, seat, seconds * THINKING or None, table.code))
        end = clock.time() + seconds
        while (number, seat) == (table.number, asked(table)):
            left = end - clock.time()
            if left <= 0 and thought.done():
                await choose(table, seat, f"auto:{number}", number, thought.result().name)
                return
            self.changed.clear()
            await (passed(clock, left, self.changed) if left > 0 else self.changed.wait())
        thought.cancel()  # one that still waits for its turn would only keep others from theirs

    async def _attend(self, window: Window) -> None:
        """Have the bots that are asked in a window think, and close it when its time has come."""
        table, asking = self.table, self.table.asking
        early = window.opened + OPENING - asking.clock.time() if asking.floor(window) else 0.0
        if early > 0 and self._unasked(window):
            self.changed.clear()
            await passed(asking.clock, early, self.changed)
            return
        thinkers = [seat for seat in self._unasked(window) if not window.can_only_pass(seat)]
        share = min(1.0, self.bots.limits.bot_processes / max(1, len(thinkers)))
        for seat in self._unasked(window):
            window.asked_bots.add(seat)
        for seat in thinkers:
            work = self._think(window, seat, window.games[seat], asking.thinking(window) * share)
            window.thinking.append(self._begin(work))
        due = asking.due(window)
        if due is None:
            return
        left = due - asking.clock.time()
        if left > 0:
            self.changed.clear()
            await passed(asking.clock, left, self.changed)
        else:
            await close_window(table, window)

    async def _think(self, window: Window, seat: int, game: Game, seconds: float) -> None:
        """Have a bot answer in a window; what comes after it has closed is not heard."""
        bot = self.table.seats[seat].bot
        assert bot is not None
        choice = await self.bots.choose(game, bot, seat, seconds or None, self.table.code, is_urgent=seconds > 0)
        window.thoughts[seat] = Answer("", choice.code, choice.name)
        self.wake()

    def _unasked(self, window: Window) -> list[int]:
        """The bots of a window that have not been asked yet."""
        return [seat for seat in window.games if self.table.seats[seat].bot and seat not in window.asked_bots]

    def _begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Begin something that goes on beside what is waited for, to its end even if nobody needs it any more."""
        task = asyncio.create_task(work)
        self.thinking.add(task)
        task.add_done_callback(self._end)
        return task

    def _end(self, task: asyncio.Task[Any]) -> None:
        self.thinking.discard(task)
        self.changed.set()
        if not task.cancelled() and (error := task.exception()):
            log.error("A bot's thinking failed: %s", place_of(error))

    def let_go(self) -> None:
        """Leave the table, so that neither holds the other in memory."""
        self.table.on_change = lambda: None

    async def stop(self) -> None:
        """Play no more."""
        self.let_go()
        tasks = [*self.thinking, *([self.task] if self.task else [])]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)


def asked(table: Table) -> int | None:
    """The seat that is asked outside of a window, if a bot plays it."""
    game = table.game
    if game is None or game.to_move is None or table.halt or table.status != "playing" or table.asking.window:
        return None
    return game.to_move if table.seats[game.to_move].bot else None
