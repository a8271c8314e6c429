"""A live table: a game, its seats and who is looking. Nothing changes here before it is on disk."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Protocol

from labdeck import Game, IllegalChoice
from labdeck.deck import DeckError, load
from labdeck.deck.words import listed
from labdeck.game.parse import meant
from labdeck.version import __version__

from . import ending
from .alone import Alone, Made, alone
from .asking import Asking
from .chat import Chat, Line
from .clock import CLOCK, Clock, passed
from .held import Held
from .log import ANSWER, CHOICE, UNDO, Entry, replayed
from .metrics import Metrics
from .names import looks
from .protocol import answers
from .protocol.outgoing import ChatLine, FromServer
from .protocol.words import USUAL, Halt, Pace, PhraseName, Status
from .refused import Refused, Unsaved
from .seat import BOT, OPEN, PERSON, STAND_IN, Seat, bot_seat
from .store import ADD_ENTRY, ADD_LENGTH, BEGIN_GAME, DROP_LENGTH, SEAT_FIELDS, Saved, Step, Store
from .window import Answer, Window

HALTED: dict[Halt, str] = {
    "paused": "The game is paused; it goes on when whoever opened the table says so.",
    "ended": "The game was ended by whoever opened the table; it stays as it is.",
}
UNKNOWN = "The database does not answer, so it is not known whether this was saved. Send it again."
USED = "This id has been used before; every message needs one of its own."


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


class Table(Alone):
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
        self.view_frames: dict[tuple[int | None, int, float | None], bytes] = {}
        self.asking = Asking(self, clock, pause)
        self.is_unsure = False  # whether the store may have more than this
        self._read(saved)

    def _read(self, saved: Saved) -> None:
        """Bring the table to where the store has it."""
        self.log = replayed(saved)
        game = self.log.game
        self.is_kept = saved.ending is not None
        is_reproduced = game is not None and game.over and not self.log.stopped
        # How it ended when it did, where these rules would not lead there.
        self.ending = ending.read(saved.ending) if saved.ending and not is_reproduced else None
        self.asking.length = saved.length or USUAL
        self.held = Held(self.code, saved.held)
        for row in saved.held:
            self.log.answers[row["seat"], row["move"]] = row["number"]
        self.asking.resume(self.held.at(self.number))

    async def do_alone(self, work: Callable[[], Awaitable[Made]]) -> Made:
        """Do something with nobody else at the table. If it is not known to be saved, what is stored decides.

        The database may have written something and died before it said so. So the table is read again, and then the
        same is asked once more: what is there already is answered as it was, and what is not is done now.
        """

        async def surely() -> Made:
            if self.is_unsure:
                await self._read_again()
            try:
                return await work()
            except Unsaved:
                await self._read_again()
            # Where it fails again it is not known again; what is refused for another reason did not come to the store.
            try:
                return await work()
            except Unsaved:
                self.is_unsure = True
                raise

        return await super().do_alone(surely)

    async def _read_again(self) -> None:
        """Bring the table to where the store has it; until that is known, nothing else is done."""
        self.is_unsure = True
        try:
            saved = await asyncio.to_thread(self.store.load, self.code)
        except Unsaved:
            raise Unsaved(UNKNOWN) from None
        if saved is None:
            raise Unsaved()
        before, heard = (self.number, self.seats, self.rematch), len(self.chat.lines)
        self.row, self.rematch, self.halt = saved.game, saved.game["rematch"], saved.game["halt"]
        self.seats = [Seat(**{name: row[name] for name in SEAT_FIELDS}) for row in saved.seats]
        self.chat = Chat(self.code, saved.chat, self.store)
        self._read(saved)
        self.is_unsure = False
        if unheard := self.chat.lines[heard:]:
            self.tell({"type": "chat", "lines": [self.told(line) for line in unheard]})
        if before != (self.number, self.seats, self.rematch):
            self.tell_table()
            self.show()

    @property
    def game(self) -> Game | None:
        """The game, as far as these rules lead where it was; None before it has begun."""
        return self.log.game

    @game.setter
    def game(self, game: Game) -> None:
        self.log.game = game

    @property
    def number(self) -> int:
        """How many entries the log has."""
        return self.log.number

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
            raise Refused("not_now", self.log.stopped or "This game has not begun.")
        return self.game

    def running(self) -> Game:
        """The game, if it has begun, is not over and not halted."""
        game = self.playing()
        if self.status == "over":
            raise Refused("not_now", "The game is over.")
        if self.log.stopped:
            raise Refused("not_now", self.log.stopped)
        self.check_halt()
        return game

    def check_halt(self) -> None:
        """Refuse while the table is paused, and once it was ended."""
        if self.halt:
            raise Refused("not_now", HALTED[self.halt])

    def set_halt(self, halt: Halt | None) -> None:
        """Pause, end, or let go on, as it is stored already; everybody is told."""
        self.halt = halt
        self.asking.reopen([])
        self.tell_table()
        self.show()

    def seat(self, seat: int) -> Seat:
        """A seat by its number."""
        if seat >= len(self.seats):
            raise Refused("not_found", f"There is no seat {seat}.")
        return self.seats[seat]

    def owned_by(self, token: str | None) -> list[int]:
        """The seats of a token's fingerprint."""
        return [p for p, seat in enumerate(self.seats) if token is not None and seat.token == token]

    def is_host(self, token: str | None) -> bool:
        """Whether a token's fingerprint is that of the host."""
        return token is not None and token == self.row["host"]

    def is_present(self, seat: int) -> bool:
        """Whether the seat's owner has a socket, or a bot plays it."""
        return bool(self.seats[seat].bot) or any(seat in self.owned_by(looker.token) for looker in self.lookers)

    @alone
    async def choose(self, seat: int, move: str, number: int, text: str) -> int:
        """Make a choice; the number of its entry, which is the first one's if it is sent again.

        In a window that stays open it is kept until that closes, and the number is that of the view.
        """
        if (seat, move) in self.log.answers:
            return self._first_answer(seat, move, number)
        self.running()
        self._check_number(number)
        game = self._asked(seat)
        choice = meant(text, game.choices)
        if choice is None:
            raise self._refusal(game, text)
        if self.asking.window:
            return await self._answer(self.asking.window, seat, Answer(move, choice.code, choice.name))
        return await self._append(Entry(seat, move, CHOICE, choice.code, choice.name))

    async def _answer(self, window: Window, seat: int, answer: Answer) -> int:
        """Keep an answer until its window closes, which it does at once if nobody else is waited for."""
        due = self.asking.due(window, seat)
        if due is not None and due <= self.asking.clock.time():
            await self._close(window, {seat: answer})
            return self.log.answers.setdefault((seat, answer.move), window.number)
        await self.store.write(self.held.step(window.number, seat, answer.move, ANSWER, answer))
        window.answers[seat] = answer
        return self._show_held(window, seat, answer.move)

    def _show_held(self, window: Window, seat: int, move: str) -> int:
        """Show to the seat alone what it has answered now; the number of the view."""
        self.log.answers[seat, move] = window.number
        self.view_frames.clear()
        for looker in self.lookers:
            if seat in self.owned_by(looker.token):
                looker.show()
        self.on_change()
        return window.number

    @alone
    async def close_window(self, window: Window) -> None:
        """Close a window whose time has come, unless that has changed meanwhile."""
        due = self.asking.due(window)
        if self.asking.window is window and due is not None and due <= self.asking.clock.time():
            await self._close(window, {}, self.asking.shown_at(window, due))

    async def _close(self, window: Window, last: dict[int, Answer], at: float = 0.0) -> None:
        """Let the answers of a window count, in the rules' order and all at once; who said nothing passes."""
        said = enumerate(window.outcome(last), self.number + 1)
        entries = [
            Entry(seat, move or f"window:{number}", ANSWER, code, text) for number, (seat, (move, code, text)) in said
        ]
        await self._append(*entries, at=at)

    @alone
    async def undo(self, seat: int, move: str, number: int) -> int:
        """Take the seat's last choice back; the number of the entry that says so.

        An answer in a window that is still open goes without an entry, and the number is that of the view.
        """
        if (seat, move) in self.log.answers:
            return self._first_answer(seat, move, number)
        game, window = self.running(), self.asking.window
        self._check_number(number)
        if window and seat in window.answers:
            await self.store.write(self.held.step(window.number, seat, move, UNDO, window.answers[seat]))
            del window.answers[seat]
            return self._show_held(window, seat, move)
        reason = self.why_not_undo(game, seat)
        if reason:
            raise Refused("illegal", reason)
        trial = game.copy()
        try:
            trial.undo()
        except IllegalChoice as error:
            raise Refused("illegal", error.says, error.rule) from None
        return await self._append(Entry(seat, move, UNDO, 0, "undo"))

    def why_not_undo(self, game: Game, seat: int) -> str:
        """Why a seat may not take the last choice back, whatever the rules say; empty if it may."""
        if game.last and game.last.seat != seat:
            return "The last choice was somebody else's."
        if self.log.in_window and self.log.in_window[-1]:
            return "Everybody has answered, so the last choice stands."
        if self.asking.window and len(self.asking.window.games) > 1:
            return "Others are asked already, so the last choice stands."
        return ""

    def why_not(self, seat: int, text: str) -> Refused | None:
        """Why a text is no choice of the seat now; None if it is one."""
        self.running()
        game = self._asked(seat)
        return None if meant(text, game.choices) else self._refusal(game, text)

    def _first_answer(self, seat: int, move: str, number: int) -> int:
        """The answer that a message got when it was first sent; another one may not bear its id."""
        first = self.log.answers[seat, move]
        if not 0 <= first - number <= len(self.seats):
            raise Refused("bad_message", USED)
        return first

    def _check_number(self, number: int) -> None:
        if number != self.number:
            raise Refused("stale", "The game has gone on since; look again.")

    def _asked(self, seat: int) -> Game:
        """The game as it stands for a seat that is asked, or has answered in a window that is still open."""
        window = self.asking.window
        if window and seat in window.games and self.asking.is_by_hand(seat):
            return window.games[seat]
        game = self.asking.game_for(seat)
        if game is None:
            names = self.asking.names() or ["Nobody"]
            raise Refused("not_now", f"{listed(names, 'and')} {'are' if len(names) > 1 else 'is'} asked now.")
        return game

    def _refusal(self, game: Game, text: str) -> Refused:
        """Why the rules do not take a text from the seat that is asked, by what that seat knows."""
        try:
            game.copy().play(text)
        except IllegalChoice as error:
            return Refused("illegal", error.says, error.rule)
        return Refused("illegal", "Say one choice at a time.")

    async def _append(self, *entries: Entry, at: float = 0.0) -> int:
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
        await passed(self.asking.clock, at - self.asking.clock.time(), asyncio.Event())

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
    async def begin(self) -> None:
        """Begin the game; bots take the seats that are still open."""
        if self.has_begun:
            raise Refused("not_now", "The game has begun already.")
        await self._change({p: self._bot(p, STAND_IN) for p, seat in enumerate(self.seats) if seat.kind == OPEN})

    @alone
    async def take(self, number: int, name: str, token: str, is_known: bool) -> None:
        """Give a free seat to a token; one that is known here already takes more only before the game."""
        seat = self.seat(number)
        if seat.token == token:
            return  # this was stored, though the store could not say so
        if not seat.free or self.status == "over":
            raise Refused("taken", f"Seat {number} is not free.")
        if self.has_begun and is_known:
            raise Refused("not_now", "In a game, nobody may take a second hand.")
        if not self.has_begun:
            self._check_name(number, name)
        taken = seat.name if self.has_begun else name
        await self._change({number: Seat(PERSON, taken, token=token)})

    @alone
    async def put_bot(self, number: int, bot: str, is_host: bool) -> None:
        """Put a bot in a seat that is open or a bot's, or have it stand in for a person who is away."""
        seat = self.seat(number)
        if self.status == "over":
            raise Refused("not_now", "The game is over.")
        if seat.kind == PERSON:
            if not self.has_begun:
                raise Refused("not_now", "Nobody stands in before the game has begun.")
            if self.is_present(number) and not seat.bot:
                raise Refused("not_now", f"{seat.name} is here.")
            await self._change({number: replace(seat, bot=bot)})
        elif not is_host:
            raise Refused("forbidden", "Only the host may do that.")
        else:
            await self._change({number: self._bot(number, bot)})

    @alone
    async def free(self, number: int) -> None:
        """Make a bot's seat free to be taken."""
        seat = self.seat(number)
        if seat.kind != BOT or self.status == "over":
            raise Refused("not_now", f"No bot can be sent away from seat {number}.")
        await self._change({number: replace(seat, free=True) if self.has_begun else Seat(OPEN, "", free=True)})

    @alone
    async def leave(self, number: int) -> None:
        """Give a seat up: it is open again, or a bot's that can be taken. Its token is worth nothing now."""
        seat = self.seat(number)
        left = Seat(BOT, seat.name, STAND_IN, free=True) if self.has_begun else Seat(OPEN, "", free=True)
        await self._change({number: left})
        for looker in self.lookers:
            if looker.token == seat.token:
                looker.greet()

    @alone
    async def give(self, number: int, token: str, also: Sequence[Step] = ()) -> None:
        """Give a person's seat to another token of theirs; what else belongs to it is written with it."""
        seat = self.seat(number)
        given = replace(seat, token=token)
        await self.store.write(given.step(self.code, number), *also)
        self.seats[number] = given
        for looker in self.lookers:
            if looker.token == seat.token:
                looker.greet()

    @alone
    async def come_back(self, token: str) -> None:
        """Send away the bots that stand in for the owner of a token."""
        back = {p: replace(self.seats[p], bot=None) for p in self.owned_by(token) if self.seats[p].bot}
        if back:
            await self._change(back)

    @alone
    async def order(self, number: int, passes: bool) -> None:
        """Switch the seat's standing order never to be asked in a window; everybody sees it."""
        seat = replace(self.seats[number], passes=passes)
        await self.store.write(seat.step(self.code, number))
        self.seats[number] = seat
        self.tell_table()
        self.show()

    @alone
    async def set_length(self, seconds: float) -> None:
        """Set how long windows stay open in which people are asked, from the next one on."""
        row = {"game": self.code, "seconds": seconds}
        await self.store.write((DROP_LENGTH, {"of_game": self.code}), (ADD_LENGTH, row))
        self.asking.length = seconds
        self.tell_table()

    def _bot(self, number: int, bot: str) -> Seat:
        """A bot's seat; during a game it keeps its name."""
        if self.has_begun:
            return Seat(BOT, self.seats[number].name, bot)
        return bot_seat(bot, number, {seat.name for p, seat in enumerate(self.seats) if p != number})

    def _check_name(self, number: int, name: str) -> None:
        if any(looks(seat.name) == looks(name) for p, seat in enumerate(self.seats) if p != number):
            raise Refused("taken", "Somebody at this table has that name, or one that looks like it.")

    async def _change(self, changed: dict[int, Seat]) -> None:
        """Write changed seats to the store, then to the table; the game begins when no seat is open."""
        after = [changed.get(p, seat) for p, seat in enumerate(self.seats)]
        begins = self.status == "waiting" and all(seat.kind != OPEN for seat in after)
        steps: list[Step] = [seat.step(self.code, p) for p, seat in changed.items()]
        game = self._deal(after) if begins else None
        if game:
            begun = {"game": self.code, "deck_digest": game.deck.digest, "by_version": __version__}
            steps.append((BEGIN_GAME, begun))
        window, gone = self.asking.window, [p for p, seat in changed.items() if seat.token != self.seats[p].token]
        for p in gone if window else ():
            if window and p in window.answers:
                steps.append(self.held.step(window.number, p, f"gone:{self.held.count}", UNDO, window.answers[p]))
        if steps:
            await self.store.write(*steps)
        self.seats = after
        self.asking.reopen(gone)
        if game:
            self.log.game = game
        self.tell_table()
        self.show()

    def _deal(self, seats: list[Seat]) -> Game:
        """The game that begins with these seats; a deck that has changed since the table was opened may refuse it."""
        self.log.names = [seat.name for seat in seats]
        try:
            return self.log.dealt()
        except DeckError as error:
            raise Refused("not_now", f"This table cannot begin any more: {error}") from None

    @alone
    async def say(self, seat: int, move: str, text: str, phrase: PhraseName | None) -> int:
        """Say something to everyone at the table; the number of the line, the first one's if it is sent again."""
        number = self.chat.numbers.get((seat, move))
        if number is None:
            line = await self.chat.add(seat, move, text, phrase)
            self.tell({"type": "chat", "lines": [self.told(line)]})
            return line["number"]
        if self.chat.lines[number - 1]["text"] != text:
            raise Refused("bad_message", USED)
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
