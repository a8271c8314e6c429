"""A live table: a game, its seats and who is looking. Nothing changes here before it is on disk."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from labdeck import Game
from labdeck.deck import DeckError, load

from . import ending, words
from .alone import Made, alone
from .asking import Asking
from .chat import Chat, Line
from .clock import CLOCK, Clock, exactly
from .held import Held
from .log import Entry, replayed
from .metrics import Metrics
from .protocol import answers
from .protocol.outgoing import ChatLine, FromServer
from .protocol.words import USUAL, Halt, Pace, PhraseName, Status
from .refused import Refused, Unsaved
from .seat import Seat, given_up
from .store import ADD_ENTRY, ADD_LENGTH, DROP_LENGTH, SEAT_FIELDS, Saved, Store
from .stored import Stored


class Looker(Protocol):
    """Somebody with a socket at the table."""

    token: str | None
    pace: Pace

    def prepare(self) -> None:
        """There will be a newer view, which can be made already."""

    def show(self) -> None:
        """There is a newer view."""

    def tell(self, message: FromServer) -> None:
        """There is something else to be told."""

    def greet(self) -> None:
        """What the socket may do has changed."""


class Table(Stored):
    """One game on the server. Whatever changes it has it to itself meanwhile, one after the other."""

    def __init__(self, saved: Saved, store: Store, metrics: Metrics, clock: Clock = CLOCK, pause: float = 1.0) -> None:
        super().__init__()
        self.row = saved.game
        self.code: str = saved.game["code"]
        self.store, self.metrics = store, metrics
        self.seats = [Seat(**{name: row[name] for name in SEAT_FIELDS}) for row in saved.seats]
        self.chat = Chat(self.code, saved.chat, store)
        self.rematch: str | None = saved.game["rematch"]
        self.halt: Halt | None = saved.game["halt"]
        self.lookers: set[Looker] = set()
        self.on_change: Callable[[], None] = lambda: None  # who plays by itself is woken by this
        self.seen_at = time.monotonic()
        self.is_again = False  # whether what is being done was allowed and written, and perhaps stored, just before
        self.view_frames: dict[tuple[int | None, int, float | None], bytes] = {}
        self.asking = Asking(self, clock, pause)
        self._read(saved)

    def _read(self, saved: Saved) -> None:
        """Bring the table to where the store has it."""
        self.log = replayed(saved)
        game = self.log.game
        self.is_kept, self.stored_number = saved.ending is not None, len(saved.entries)
        is_reproduced = game is not None and game.over and not self.log.stopped
        # How it ended when it did, where these rules would not lead there.
        self.ending = ending.read(saved.ending) if saved.ending and not is_reproduced else None
        self.asking.length = saved.length or USUAL
        self.held = Held(self.code, saved.held)
        for row in saved.held:
            self.log.answers[row["seat"], row["move"]] = row["number"]
        self.asking.resume(self.held.at(self.number))

    async def do_alone(self, work: Callable[[], Awaitable[Made]], token: str | None = None) -> Made:
        """Do something with nobody else at the table. If it is not known to be saved, what is stored decides.

        The database may have written something and died before it said so. So the table is read again, and then the
        same is asked once more: what is there already is answered as it was, and what is not is done now.
        """

        async def surely() -> Made:
            try:
                return await work()
            except Unsaved:
                await self.read_again()
            # Where it fails again it is not known again; what is refused for another reason did not come to the store.
            self.is_again = True
            try:
                return await work()
            except Unsaved:
                self.is_unsure = True
                raise
            finally:
                self.is_again = False

        return await super().do_alone(surely, token)

    async def read_again(self) -> None:
        """Bring the table to where the store has it. A seat of which nobody was given the token can be taken again."""
        self.is_unsure = True
        try:
            saved = await asyncio.to_thread(self.store.load, self.code)
        except Unsaved:
            raise Unsaved(words.saving.UNKNOWN) from None
        if saved is None:
            raise Unsaved()
        seats = [Seat(**{name: row[name] for name in SEAT_FIELDS}) for row in saved.seats]
        lost = {p: given_up(seat, saved.game["has_begun"]) for p, seat in enumerate(seats) if seat.token in self.untold}
        if lost:
            await self.store.write(*(seat.step(self.code, p) for p, seat in lost.items()))
        before, heard = self._told(), len(self.chat.lines)
        owned = {looker: self.owned_by(looker.token) for looker in self.lookers}
        self.row, self.rematch, self.halt = saved.game, saved.game["rematch"], saved.game["halt"]
        self.seats = [lost.get(p, seat) for p, seat in enumerate(seats)]
        self.chat = Chat(self.code, saved.chat, self.store)
        self._read(saved)
        self.is_unsure = False
        self.untold.clear()
        if unheard := self.chat.lines[heard:]:
            self.tell({"type": "chat", "lines": [self.told(line) for line in unheard]})
        for looker, seats_before in owned.items():
            if seats_before != self.owned_by(looker.token):
                looker.greet()
        if before != self._told():
            self.tell_table()
            self.show()

    def _told(self) -> tuple[object, ...]:
        """What the store may have otherwise, of which everybody is told."""
        return self.number, self.seats, self.rematch, self.halt, self.asking.length

    @property
    def game(self) -> Game | None:
        """The game, as far as these rules lead where it was; None before it has begun."""
        return self.log.game

    @game.setter
    def game(self, game: Game) -> None:
        self.log.game = game

    @property
    def number(self) -> int:
        """How many entries the log has, also where these rules follow only some of them to a kept end."""
        return self.stored_number if self.ending else self.log.number

    @property
    def status(self) -> Status:
        """Where the table is."""
        if self.ending:
            return "over"
        if self.log.stopped:
            return "broken"
        if self.game is None:
            return "waiting"
        return "over" if self.game.over else "playing"

    @property
    def has_begun(self) -> bool:
        """Whether cards have been dealt, so that seats keep their names."""
        return self.status != "waiting"

    @property
    def can_be_shown(self) -> bool:
        """Whether there is a view of the table."""
        return self.game is not None or self.ending is not None

    def playing(self) -> Game:
        """The game as far as it can be shown, if it has begun."""
        if self.game is None:
            raise Refused("not_now", self.log.stopped or words.tables.NOT_BEGUN)
        return self.game

    def running(self) -> Game:
        """The game, if it has begun, is not over and not halted."""
        game = self.playing()
        if self.status == "over":
            raise Refused("not_now", words.tables.OVER)
        if self.log.stopped:
            raise Refused("not_now", self.log.stopped)
        self.check_halt()
        return game

    def check_halt(self) -> None:
        """Refuse while the table is paused, and once it was ended."""
        if self.halt:
            raise Refused("not_now", words.tables.HALTED[self.halt])

    def set_halt(self, halt: Halt | None) -> None:
        """Pause, end, or let go on, as it is stored already; everybody is told."""
        self.halt = halt
        self.asking.reopen([])
        self.tell_table()
        self.show()

    def seat(self, seat: int) -> Seat:
        """A seat by its number."""
        if seat >= len(self.seats):
            raise Refused("not_found", words.tables.no_seat(seat))
        return self.seats[seat]

    def owned_by(self, token: str | None) -> list[int]:
        """The seats of a token's fingerprint."""
        return [p for p, seat in enumerate(self.seats) if token is not None and seat.token == token]

    def is_host(self, token: str | None) -> bool:
        """Whether a token's fingerprint is that of the host."""
        return token is not None and token == self.row["host"]

    def knows(self, token: str | None) -> bool:
        """Whether a token's fingerprint is that of the host or of a seat."""
        return self.is_host(token) or bool(self.owned_by(token))

    def is_present(self, seat: int) -> bool:
        """Whether the seat's owner has a socket, or a bot plays it."""
        return bool(self.seats[seat].bot) or any(seat in self.owned_by(looker.token) for looker in self.lookers)

    async def append(self, *entries: Entry, at: float = 0.0) -> int:
        """Write entries to the log, then do what they say, then show it, at a time that does not tell of the work."""
        said = {"game": self.code, "time": time.time()}
        rows = [said | {"number": number} | entry._asdict() for number, entry in enumerate(entries, self.number + 1)]
        position = self.log.due()
        await self.store.write(*((ADD_ENTRY, row) for row in rows), *position)
        if position:
            self.log.kept = self.number
        was = self.status
        for entry in entries:
            self.log.apply(*entry)
            self.metrics.add("entries")
        await self._make_ready(at)
        if self.status != was:
            self.tell_table()
        self._publish()
        if at:
            await asyncio.sleep(0)  # a loop sends at the end of a round: what comes of the answers is for the next
        if self.status != was:
            await self.keep_end()
        return self.number

    async def keep_end(self) -> None:
        """Keep how the game ended, if it has and that is not kept yet; else it is done when the table is read again."""
        game = self.game
        if game is None or not game.over or self.is_kept or self.log.stopped:
            return
        with suppress(Refused):
            await self.store.write(await ending.keep(self.code, game), *self.log.position())
            self.is_kept = True

    async def _make_ready(self, at: float) -> None:
        """Make what everybody will be sent, and wait until it is time for it."""
        self.view_frames.clear()
        self.asking.not_before = at
        if at <= self.asking.clock.time():
            return
        for looker in self.lookers:
            looker.prepare()
        await exactly(self.asking.clock, at)

    def show(self) -> None:
        """Have everybody look again."""
        self.view_frames.clear()
        self._publish()

    def _publish(self) -> None:
        for looker in self.lookers:
            looker.show()
        self.on_change()

    def tell_table(self) -> None:
        """Tell everybody who sits where."""
        self.tell({"type": "table", "table": self.facts()})

    def tell(self, message: FromServer) -> None:
        """Tell everybody something."""
        for looker in self.lookers:
            looker.tell(message)

    def facts(self) -> answers.Table:
        """What everybody may know of the table."""
        return {
            "code": self.code,
            "link": f"/t/{self.code}",
            "deck": self.row["deck"],
            "title": self._title(),
            "draft": self.row["draft"],
            "status": self.status,
            "halt": self.halt,
            "stopped": self.log.stopped if self.status == "broken" else "",
            "knobs": self.row["knobs"],
            "number": self.number,
            "window_seconds": self.asking.length,
            "spectators": sum(not self.owned_by(looker.token) for looker in self.lookers),
            "previous": self.row["previous"],
            "rematch": self.rematch,
            "seats": [self._seat_facts(p, seat) for p, seat in enumerate(self.seats)],
        }

    def _title(self) -> str:
        """What the deck is called; a deck that is gone, by its last name here."""
        with suppress(DeckError):
            return load(self.row["deck"]).title
        return self.ending["title"] if self.ending else str(self.row["deck"])

    def _seat_facts(self, number: int, seat: Seat) -> answers.TableSeat:
        return {
            "seat": number,
            "name": seat.name,
            "kind": seat.kind,
            "bot": seat.bot,
            "present": self.is_present(number),
            "free": seat.free,
            "passes": seat.passes,
        }

    @alone
    async def set_length(self, seconds: float) -> None:
        """Set how long windows stay open in which people are asked, from the next one on."""
        row = {"game": self.code, "seconds": seconds}
        await self.store.write((DROP_LENGTH, {"of_game": self.code}), (ADD_LENGTH, row))
        self.asking.length = seconds
        self.tell_table()

    @alone
    async def say(self, seat: int, move: str, text: str, phrase: PhraseName | None) -> int:
        """Say something to everyone at the table; the number of the line, the first one's if it is sent again."""
        number = self.chat.numbers.get((seat, move))
        if number is None:
            line = await self.chat.add(seat, move, text, phrase)
            self.tell({"type": "chat", "lines": [self.told(line)]})
            return line["number"]
        if self.chat.lines[number - 1]["text"] != text:
            raise Refused("bad_message", words.tables.USED)
        return number

    def told(self, line: Line) -> ChatLine:
        """A line of the chat as everybody is told."""
        return {
            "chat": line["number"],
            "seat": line["seat"],
            "name": self.seats[line["seat"]].name,
            "text": line["text"],
            "phrase": line["phrase"],
        }
