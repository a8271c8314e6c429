"""Rooms: from a code to its live table, read from the store when somebody first comes."""

import asyncio
import json
import secrets
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from starlette.requests import HTTPConnection

import labdeck
from labdeck.bots import names as bot_names
from labdeck.deck import KNOBS, DeckError, is_here, load
from labdeck.game.past import Played
from labdeck.version import __version__

from . import words
from .autoplay import Autoplay
from .bots import Bots
from .class_store import is_taken
from .crowd import Crowd
from .guesses import Guesses
from .lesson import lesson_seed
from .log import CHOICE
from .meter import Meter
from .metrics import Metrics
from .names import check_differ, check_name
from .process import give_back_memory
from .protocol.requests import BotSeat, Fork, NewTable, OpenSeat, PersonSeat
from .protocol.words import USUAL, KnobValue
from .refused import Refused
from .seat import BOT, OPEN, PERSON, Seat, bot_seat
from .security import new_code
from .settings import Settings
from .shares import Shares
from .shelf import is_withdrawn
from .store import ADD_ENTRY, ADD_GAME, ADD_LENGTH, ADD_SEAT, LINK_REMATCH, Step, Store
from .table import Table
from .term import kept

SEED_BITS = 128
SWEEP_SECONDS = 1.0


class Rooms:
    """All tables of the server; those that somebody looks at are in memory."""

    def __init__(self, settings: Settings, store: Store, bots: Bots, metrics: Metrics) -> None:
        self.settings, self.store, self.bots, self.metrics = settings, store, bots, metrics
        self.live: dict[str, Autoplay] = {}
        self._reading: dict[str, asyncio.Task[None]] = {}
        self._hidden: set[str] = set()  # tables that are just being pruned
        limits = settings.limits
        self.requests = Meter(limits.request_burst, limits.request_rate)
        self.joins = Meter(limits.join_burst, limits.join_rate)
        self.openings = Meter(limits.opening_burst, limits.opening_rate)
        self.readings = Meter(limits.reading_burst, limits.reading_rate)
        self.chats = Meter(limits.chat_burst, limits.chat_rate)
        self.hints = Meter(limits.hint_burst, limits.hint_rate)
        self.guesses = Guesses(limits)
        self.replays = Shares(1, limits.replay_waiting, rest=1 / limits.replay_share - 1)
        self.crowd = Crowd(limits, self.readings)

    async def find_for(self, address: str, code: str) -> Table:
        """The table of a code; wrong codes are counted for each address, so that they cannot be tried out."""
        await self.guesses.wait(address, code)
        with self.counted(address, code):
            return await self.find(code)

    @contextmanager
    def counted(self, address: str, code: str) -> Iterator[None]:
        """Within this a code is looked up; wrong ones are counted, and right ones remembered for the address."""
        try:
            yield
        except Refused as refused:
            if refused.code == "not_found":
                self.guesses.miss(address)
            raise
        self.guesses.hit(address, code)

    async def find(self, code: str) -> Table:
        """The table of a code, in small or capital letters."""
        code = code.upper()
        if code in self._hidden:
            raise self.not_there()
        if code not in self.live:
            # Whoever comes while it is being read waits for the same reading, so that there is one table.
            if code not in self._reading:
                self._reading[code] = asyncio.create_task(self._read(code))
                self._reading[code].add_done_callback(self._has_read)
            await asyncio.shield(self._reading[code])
        table = self.live[code].table
        table.seen_at = time.monotonic()
        return table

    async def check_deck(self, deck: str) -> None:
        """Refuse a deck that is not there, or was removed since; the store may be slow, so a thread asks it."""
        if not await asyncio.to_thread(self._offers, deck):
            raise Refused("not_found", words.decks.NO_DECK)

    def _offers(self, deck: str) -> bool:
        is_one_of_people = "@" in deck and deck not in self.settings.decks
        return is_here(deck) and not (is_one_of_people and is_withdrawn(self.store, deck))

    def not_there(self) -> Refused:
        """Why there is no table of a code."""
        return Refused("not_found", words.tables.not_there(kept(self.settings.keep)))

    def hide(self, code: str) -> bool:
        """Let nobody find a table from now on; whether it could be done, since it is not in memory."""
        is_away = code not in self.live and code not in self._reading
        if is_away:
            self._hidden.add(code)
        return is_away

    def unhide(self, codes: Iterable[str]) -> None:
        """Let tables be found again, if they are still there."""
        self._hidden.difference_update(codes)

    def _has_read(self, reading: asyncio.Task[None]) -> None:
        self._reading = {code: task for code, task in self._reading.items() if task is not reading}
        if not reading.cancelled():
            reading.exception()  # heard of, if nobody waits

    async def _read(self, code: str) -> None:
        """Bring a table from the store to life; the store is asked in a thread, since it may be slow."""
        saved = await asyncio.to_thread(self.store.load, code)
        if saved is None:
            raise self.not_there()
        await self._make_room()
        settings = self.settings
        table = Table(saved, self.store, self.metrics, settings.clock, settings.pause)
        self.live[code] = Autoplay(table, self.bots)
        await table.keep_end()

    async def open(self, wish: NewTable, host: str) -> Table:
        """A new table as it is wished for; its people's seats are the host's."""
        await self.check_deck(wish.deck)
        seats = seats_for(wish.seats, host)
        check_names(seats)
        check_knobs(wish.deck, wish.knobs, len(seats))
        if wish.lesson and any(seat.kind == OPEN for seat in seats):
            raise Refused("bad_message", words.tables.OPEN_LESSON)
        row = {"deck": wish.deck, "knobs": wish.knobs, "host": host, "previous": None, "draft": wish.draft}
        seed = await self._lesson_seed(wish) if wish.lesson else None
        return await self._open(row, seats, seed, length=wish.window_seconds)

    async def _lesson_seed(self, wish: NewTable) -> int:
        """The deal of a lesson; deals are compared in a thread, since that takes a moment the first time."""
        return await asyncio.to_thread(lesson_seed, wish.deck, json.dumps(wish.knobs, sort_keys=True), len(wish.seats))

    async def rematch(self, table: Table) -> Table:
        """The next table with the same seats and tokens; the same one for everybody who asks."""

        async def work() -> Table:
            table.check_halt()
            if table.status not in ("over", "broken"):
                raise Refused("not_now", words.tables.NOT_OVER)
            if table.rematch is None:
                row = {name: table.row[name] for name in ("deck", "knobs", "host", "draft")} | {"previous": table.code}
                opened = await self._open(row, table.seats, *goes_on_from(table), length=table.asking.length)
                table.rematch = opened.code
                table.tell_table()
            return await self.find(table.rematch)

        return await table.do_alone(work)

    async def fork(self, table: Table, wish: Fork, host: str) -> Table:
        """A table at which a game that is over goes on from one of its moments; bots have the other seats."""
        game = table.playing()
        if table.status != "over":
            raise Refused("not_now", words.tables.FORK_LATER)
        last = game.made - game.over
        if wish.made > last:
            raise Refused("not_found", words.tables.nothing_after(last))
        table.seat(wish.seat)
        bot = check_bot(wish.bot)
        seats = [
            Seat(PERSON, seat.name, token=host) if p == wish.seat else Seat(BOT, seat.name, bot)
            for p, seat in enumerate(table.seats)
        ]
        row = {name: table.row[name] for name in ("deck", "knobs", "draft")} | {"host": host, "previous": None}
        return await self._open(row, seats, int(table.row["seed"]), game.played[: wish.made])

    async def _open(
        self,
        row: dict[str, Any],
        seats: list[Seat],
        seed: int | None = None,
        played: Sequence[Played] = (),
        length: float = USUAL,
    ) -> Table:
        """A new table; with a seed and choices of its own where it goes on from another."""
        code, steps = await self.laid(row, seats, seed, played, length)
        await self.store.write(*steps)
        self.metrics.add("tables_opened")
        return await self.find(code)

    async def laid(
        self,
        row: dict[str, Any],
        seats: list[Seat],
        seed: int | None = None,
        played: Sequence[Played] = (),
        length: float = USUAL,
    ) -> tuple[str, list[Step]]:
        """The code of a new table, and what writes it to the store."""
        code = await self.new_code()
        if seed is None:
            seed = secrets.randbits(SEED_BITS) if self.settings.seed is None else self.settings.seed
        game = {
            "code": code,
            "digest": load(row["deck"]).digest,
            "version": __version__,
            "seed": str(seed),
            "opened": time.time(),
            "has_begun": all(seat.kind != OPEN for seat in seats),
            "rematch": None,
            "halt": None,
        }
        steps: list[Step] = [(ADD_GAME, row | game)]
        steps += [(ADD_SEAT, {"game": code, "seat": p, **seat.values()}) for p, seat in enumerate(seats)]
        steps += [(ADD_ENTRY, entry(code, number, made)) for number, made in enumerate(played, 1)]
        if length != USUAL:
            steps.append((ADD_LENGTH, {"game": code, "seconds": length}))
        if row["previous"]:
            steps.append((LINK_REMATCH, {"game": row["previous"], "next": code}))
        return code, steps

    async def new_code(self) -> str:
        """A code that neither a table nor a class has."""
        while await asyncio.to_thread(is_taken, self.store, code := new_code()):
            pass
        return code

    async def _make_room(self) -> None:
        """Forget the table that nobody has looked at for longest, if there are too many."""
        if len(self.live) < self.settings.limits.live_tables:
            return
        idle = [room for room in self.live.values() if is_idle(room)]
        if not idle:
            raise Refused("too_many", words.requests.SERVER_FULL, status=503)
        await self._forget(min(idle, key=lambda room: room.table.seen_at))

    async def sweep(self) -> None:
        """Forget, for ever and again, the tables that nobody has looked at for a while."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            if await self.clear():
                await asyncio.to_thread(give_back_memory)

    async def clear(self) -> int:
        """Forget the tables that nobody has looked at for a while, less where the game is over; how many."""
        limits, now, before = self.settings.limits, time.monotonic(), len(self.live)
        for room in list(self.live.values()):
            seconds = limits.over_seconds if room.table.status == "over" else limits.idle_seconds
            if is_idle(room) and room.table.seen_at < now - seconds:
                await self._forget(room)
        return before - len(self.live)

    async def _forget(self, room: Autoplay) -> None:
        room.let_go()
        del self.live[room.table.code]
        await self._keep_positions([room])

    async def _keep_positions(self, rooms: Iterable[Autoplay]) -> None:
        """Keep where games are that leave the memory, so that a new version knows it of every choice."""
        steps = [step for room in rooms for step in room.table.log.position()]
        with suppress(Refused):
            if steps:
                await self.store.write(*steps)

    async def close(self) -> None:
        """Stop what plays by itself, and keep where all games are."""
        await asyncio.gather(*(room.stop() for room in self.live.values()))
        await self._keep_positions(self.live.values())


def goes_on_from(table: Table) -> tuple[int | None, Sequence[Played]]:
    """The seed and the choices with which a rematch begins: those of a game that new rules have stopped, else none."""
    if table.status == "broken" and table.game:
        return int(table.row["seed"]), table.game.played
    return None, ()


def entry(code: str, number: int, made: Played) -> dict[str, Any]:
    """A choice of another table, as the log of this one has it."""
    said = {"game": code, "number": number, "seat": made.seat, "move": f"fork:{number}", "kind": CHOICE}
    return said | {"code": made.code, "text": made.name, "time": time.time()}


def address_of(client: HTTPConnection) -> str:
    """Where a request or a socket comes from."""
    return client.client.host if client.client else ""


def is_idle(room: Autoplay) -> bool:
    """Whether nobody looks at a table and nobody plays there."""
    return room.is_idle and not room.table.lookers and not room.table.is_busy


def seats_for(wishes: Sequence[PersonSeat | BotSeat | OpenSeat], host: str) -> list[Seat]:
    """The seats that are wished for; a bot that is given no name has one that nobody else has."""
    taken = {wish.name for wish in wishes if not isinstance(wish, OpenSeat) and wish.name}
    seats = []
    for number, wish in enumerate(wishes):
        if isinstance(wish, PersonSeat):
            seat = Seat(PERSON, wish.name, token=host)
        elif isinstance(wish, OpenSeat):
            seat = Seat(OPEN, "", free=True)
        elif wish.name:
            seat = Seat(BOT, wish.name, check_bot(wish.bot))
        else:
            seat = bot_seat(check_bot(wish.bot), number, taken)
            taken.add(seat.name)
        seats.append(seat)
    return seats


def check_knobs(deck: str, knobs: dict[str, KnobValue], seats: int) -> None:
    """Refuse house rules by which so many cannot play a deck."""
    unknown = set(knobs) - {knob.name for knob in KNOBS}  # seed and names are no knobs
    if unknown:
        raise Refused("bad_message", words.decks.no_knob(min(unknown)))
    named: dict[str, Any] = knobs
    try:
        labdeck.new(deck, seats, **named)
    except DeckError as error:
        raise Refused("bad_message", str(error)) from None


def check_bot(bot: str) -> str:
    """The name of a bot, if there is one of that name."""
    if bot not in bot_names():
        raise Refused("not_found", words.decks.NO_BOT)
    return bot


def check_names(seats: list[Seat]) -> None:
    """Refuse names that cannot stand in a sentence, or are there twice."""
    names = [seat.name for seat in seats if seat.kind != OPEN]
    for name in names:
        check_name(name)
    check_differ(names)
