"""A live class: who has come by its code, at which tables they sit, and who looks. It is on disk before it is told."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol

from labdeck.deck import load

from . import seating, words
from .alone import alone
from .class_store import HALT_CLASS, SavedClass, load_class
from .groups import Group, balanced, ready, sizes, table_for
from .names import check_name
from .protocol.words import Halt
from .refused import Refused, Unsaved
from .roll import Place, Pupil, Roll, saved_roll
from .rooms import Rooms
from .seat import PERSON, Seat, bot_seat
from .standing import Standing
from .store import HALT_GAME, Step
from .stored import Stored
from .table import Table


class ClassLooker(Protocol):
    """Somebody with a socket at the class."""

    token: str | None

    def show(self) -> None:
        """There is something newer."""


class Classroom(Stored):
    """One class on the server. Whatever changes it has it to itself meanwhile, one after the other."""

    def __init__(self, saved: SavedClass, rooms: Rooms) -> None:
        super().__init__()
        self.row, self.rooms = saved.row, rooms
        self.code: str = saved.row["code"]
        self.size: int = saved.row["size"]
        self.halt: Halt | None = saved.row["halt"]
        self.least, self.most = sizes(load(self.row["deck"]).players)
        self.roll = saved_roll(saved)
        self.standings: dict[str, Standing] = {}
        self.lookers: set[ClassLooker] = set()
        self.seen_at = time.monotonic()

    async def read_again(self) -> None:
        """Bring the class to where the store has it. A place that may have a token nobody has is let back in."""
        self.is_unsure = True
        try:
            saved = await asyncio.to_thread(load_class, self.rooms.store, self.code)
        except Unsaved:
            raise Unsaved(words.saving.UNKNOWN) from None
        if saved is None:
            raise Unsaved()
        self.row, self.halt, self.roll = saved.row, saved.row["halt"], saved_roll(saved)
        lost = (replace(pupil, returns=True) for pupil in self.roll.pupils.values() if pupil.token in self.untold)
        after = self.roll.having(*lost)
        if steps := list(after.steps_since(self.roll, self.code)):
            await self.rooms.store.write(*steps)
        self.roll, self.is_unsure = after, False
        self.untold.clear()
        self.show()

    async def _write(self, steps: Sequence[Step], roll: Roll, halt: Halt | None) -> None:
        """Write what leads to a roll and a halt. If it is not known to be saved, what is stored decides."""
        try:
            await self.rooms.store.write(*steps)
        except Unsaved:
            await self.read_again()
            if (self.roll, self.halt) != (roll, halt):
                raise Unsaved() from None

    def is_teacher(self, token: str | None) -> bool:
        """Whether a token's fingerprint is that of whoever opened the class."""
        return token is not None and token == self.row["teacher"]

    def pupil_of(self, token: str | None) -> Pupil | None:
        """Who has a token, by its fingerprint."""
        return next((each for each in self.roll.pupils.values() if token is not None and each.token == token), None)

    def knows(self, token: str | None) -> bool:
        """Whether a token's fingerprint is that of somebody in this class."""
        return self.is_teacher(token) or self.pupil_of(token) is not None

    def pupil(self, number: int) -> Pupil:
        """Somebody by number."""
        if number not in self.roll.pupils:
            raise Refused("not_found", words.classes.nobody(number))
        return self.roll.pupils[number]

    async def table_at(self, number: int) -> Table | None:
        """The table that is played at a place now: the newest rematch. None before play, or if it is gone."""
        place, table = self.roll.places.get(number), None
        code = place.game if place else None
        while code is not None:
            try:
                table = await self.rooms.find(code)
            except Refused as refused:
                if refused.code != "not_found":
                    raise
                break
            code = table.rematch
        return table

    async def tables(self) -> dict[int, Table]:
        """Every table that is played at, by its number in the class."""
        found = {number: await self.table_at(number) for number in self.roll.places}
        return {number: table for number, table in found.items() if table is not None}

    async def join(self, typed: str, token: str) -> Pupil:
        """Seat a newcomer at the first table with a chair left, or where they sat if they are let back in."""
        return await self.do_alone(lambda: self._seat(typed, token), token)

    async def _seat(self, typed: str, token: str) -> Pupil:
        self.check_open()
        name = check_name(" ".join(typed.split()))
        known = self.roll.named(name)
        if known is not None and not known.returns:
            raise Refused("taken", words.names.IN_THE_CLASS)
        if known is not None:
            return await self._let_in(known, token)
        most = self.rooms.settings.limits.class_pupils
        if len(self.roll.pupils) >= most:
            raise Refused("taken", words.classes.full(most))
        place = table_for(self.roll.groups(), self.size, [*self.roll.places])
        pupil = Pupil(max(self.roll.pupils, default=0) + 1, name, token, place)
        await self._change(self.roll.having(pupil))
        return pupil

    async def _let_in(self, pupil: Pupil, token: str) -> Pupil:
        """Give somebody's place, and the seat where they play, to a new token; the old one is worth nothing now."""
        back = replace(pupil, token=token, returns=False)
        after = self.roll.having(back)
        table = await self.table_at(pupil.place)
        owned = table.owned_by(pupil.token) if table else []
        steps = list(after.steps_since(self.roll, self.code))
        if table and owned:
            try:
                await seating.give(table, owned[0], token, steps)
            except Unsaved:
                self.is_unsure = True
                raise
        else:
            await self._write(steps, after, self.halt)
        self.roll = after
        self.show()
        return back

    @alone
    async def let_back_in(self, number: int) -> None:
        """Let whoever comes by somebody's name next have that place: they have lost the token with their device."""
        await self._change(self.roll.having(replace(self.pupil(number), returns=True)))

    @alone
    async def begin(self, number: int | None) -> None:
        """Begin at one table, or at all that wait; bots take the chairs that are missing."""
        self.check_open()
        self._check_not_paused()
        groups = [group for group in self.roll.groups() if group.people]
        if number is None:
            groups = balanced(groups, self.least, self.most)
        else:
            groups = [group for group in groups if group.table == number]
        if not groups:
            raise Refused("not_now", words.classes.NOBODY_WAITS)
        await self._change(self.roll.arranged(groups), groups)

    @alone
    async def move(self, number: int, table: int) -> None:
        """Seat somebody who waits at another table that waits, or at a new one."""
        self.check_open()
        self._check_waits(self.pupil(number).place)
        if table in self.roll.places:
            self._check_waits(table)
        others = next((group for group in self.roll.groups() if group.table == table), Group(table, ()))
        if len(others) >= self.most:
            raise Refused("taken", words.classes.table_full(table, self.most))
        await self._change(self.roll.having(replace(self.pupil(number), place=table)))

    @alone
    async def set_bots(self, table: int, more: int) -> None:
        """Put a bot in an empty chair of a table that waits, or take one away."""
        self.check_open()
        self._check_waits(table)
        group = next(group for group in self.roll.groups() if group.table == table)
        if more > 0 and len(group) >= self.most:
            raise Refused("taken", words.classes.table_full(table, self.most))
        if group.bots + more < 0:
            raise Refused("not_now", words.classes.no_bot(table))
        await self._change(self.roll.having(replace(self.roll.places[table], bots=group.bots + more)))

    @alone
    async def send_away(self, number: int) -> None:
        """Have somebody give up their place; where they play a bot takes the seat."""
        pupil = self.pupil(number)
        table = await self.table_at(pupil.place)
        for seat in table.owned_by(pupil.token) if table else []:
            assert table is not None
            await seating.leave(table, seat)
        await self._change(self.roll.without(pupil))

    @alone
    async def set_halt(self, halt: Halt | None) -> None:
        """Pause all tables, let them go on, or end them for good."""
        self.check_open()
        tables = (await self.tables()).values()
        halts: list[Step] = [(HALT_GAME, {"game": table.code, "to": halt}) for table in tables]
        try:
            await self._write([(HALT_CLASS, {"at": self.code, "to": halt}), *halts], self.roll, halt)
        except Unsaved:
            for table in tables:
                table.is_unsure |= self.is_unsure
            raise
        self.halt = halt
        for table in tables:
            table.set_halt(halt)
        self.show()

    async def _change(self, roll: Roll, begin: Sequence[Group] = ()) -> None:
        """Write a changed roll to the store and adopt it; the groups that may begin do so in the same breath."""
        if self.row["begins"] == "full" and not self.halt and not begin:
            begin = ready(roll.groups(), self.size, self.least)
        steps: list[Step] = []
        for group in begin:
            code, laid = await self.rooms.laid(self._game_row(), self._seats(roll, group))
            steps += laid
            roll = roll.having(Place(group.table, code))
        steps += roll.steps_since(self.roll, self.code)
        if steps:
            await self._write(steps, roll, self.halt)
        self.rooms.metrics.add("tables_opened", len(begin))
        self.roll = roll
        self.show()

    def _game_row(self) -> dict[str, Any]:
        """What a game of this class begins with; the teacher is its host."""
        row = {name: self.row[name] for name in ("deck", "knobs", "draft")}
        return row | {"host": self.row["teacher"], "previous": None}

    def _seats(self, roll: Roll, group: Group) -> list[Seat]:
        """The seats of a group that begins; bots take the chairs that are missing."""
        people = [roll.pupils[number] for number in group.people]
        seats = [Seat(PERSON, pupil.name, token=pupil.token) for pupil in people]
        while len(seats) < max(self.least, len(group)):
            seats.append(bot_seat(self.row["bot"], len(seats), {seat.name for seat in seats}))
        return seats

    def check_open(self) -> None:
        """Refuse what comes after the end."""
        if self.halt == "ended":
            raise Refused("not_now", words.classes.OVER)

    def _check_not_paused(self) -> None:
        if self.halt:
            raise Refused("not_now", words.classes.PAUSED)

    def _check_waits(self, number: int) -> None:
        place = self.roll.places.get(number)
        if place is None:
            raise Refused("not_found", words.classes.no_table(number))
        if place.game:
            raise Refused("not_now", words.classes.table_begun(number))

    def show(self) -> None:
        """Have everybody look again."""
        for looker in self.lookers:
            looker.show()
