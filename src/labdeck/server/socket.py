"""Sockets: one client at one table. What it sends is handled in order; what it is sent is always the newest."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import TypeVar

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from . import choosing, seating, words
from .chat import spoken
from .classroom import ClassLooker
from .crowd import Guest
from .hints import hint
from .lesson import LEARNER, is_lesson, lead_aside
from .limits import Limits
from .line import Line
from .messages import NEVER, as_frame, as_text, view_frame
from .meter import Bucket
from .protocol.incoming import (
    HELLO,
    TO_SERVER,
    Chat,
    Choose,
    Hello,
    Hint,
    Lead,
    Leave,
    OfSeat,
    Order,
    Ping,
    SetPace,
    ToServer,
    Undo,
    Why,
    id_of,
)
from .protocol.outgoing import Answer, FromServer, HintAnswer, LeadAnswer
from .protocol.studio.editing import EditorHello
from .protocol.words import VERSION, Close, Pace
from .refused import Failed, Refused, problem
from .rooms import Rooms, address_of
from .security import fingerprint, log, place_of
from .side_by_side import until_one_ends
from .table import Looker, Table

Greeting = TypeVar("Greeting", Hello, EditorHello)


class Closed(Exception):
    """The socket is to be closed, with this code."""

    def __init__(self, code: Close, reason: str) -> None:
        self.code, self.reason = code, reason
        super().__init__(reason)


class Connection:
    """A socket that has said hello."""

    def __init__(self, websocket: WebSocket, table: Table, rooms: Rooms, hello: Hello) -> None:
        self.websocket, self.table, self.rooms = websocket, table, rooms
        self.line = Line(websocket)
        self.limits = rooms.settings.limits
        self.token = None if hello.token is None else fingerprint(hello.token)
        self.pace: Pace = "normal"
        self.chat = hello.chat
        self.shown = dict.fromkeys(self.readers, hello.since or NEVER)  # a seat got later is shown from the beginning
        self.inbox: asyncio.Queue[str] = asyncio.Queue()
        self.outbox: deque[bytes] = deque()
        self.has_news = asyncio.Event()
        self.is_stale = True
        self.is_overrun = False
        self.is_answering = False
        self.is_served = False  # before that all a newcomer is told waits, so that it comes in order and in one piece

    @property
    def readers(self) -> list[int | None]:
        """Whose views this socket is sent: those of its seats, or a spectator's."""
        return [*self.table.owned_by(self.token)] or [None]

    def prepare(self) -> None:
        """There will be a newer view: make it, so that it need only be sent."""
        for reader in self.readers:
            view_frame(self.table, reader, self.shown.get(reader, NEVER))

    def show(self) -> None:
        """There is a newer view."""
        self.is_stale = True
        self._send_now()

    def tell(self, message: FromServer) -> None:
        """Send a message when those before it have been taken; a socket that takes none is given up."""
        if len(self.outbox) >= self.limits.outbox:
            self.is_overrun = True
        else:
            self.outbox.append(as_frame(message))
        self._send_now()

    def greet(self) -> None:
        """Say who this socket is at the table."""
        seats, is_host = self.table.owned_by(self.token), self.table.is_host(self.token)
        facts = self.table.facts()
        self.tell({"type": "welcome", "version": VERSION, "host": is_host, "seats": seats, "table": facts})
        self.show()

    async def run(self) -> None:
        """Serve the socket until either side ends it."""
        table = self.table
        was_empty = not table.lookers
        table.lookers.add(self)
        if was_empty:
            table.asking.reopen([])  # while nobody looked no time passed
        table.on_change()  # bots play while somebody looks
        try:
            if self.token and table.owned_by(self.token):
                await seating.come_back(table, self.token)
            self.greet()
            unheard = table.chat.lines[self.chat :][-self.limits.chat_lines :]
            if unheard:
                self.tell({"type": "chat", "lines": [table.told(line) for line in unheard]})
            table.tell_table()
            self.is_served = True
            await until_one_ends(self._receive(), self._handle(), self._send())
        finally:
            table.lookers.discard(self)
            table.tell_table()

    async def _receive(self) -> None:
        while True:
            text = await receive_text(self.websocket)
            if self.inbox.qsize() >= self.limits.inbox:
                self.rooms.metrics.add("sockets_flooding")
                raise Closed(Close.FLOODING, words.sockets.TOO_MANY_MESSAGES)
            self.inbox.put_nowait(text)

    async def _handle(self) -> None:
        bucket = Bucket(self.limits.message_burst, self.limits.message_rate)
        while True:
            text = await self.inbox.get()
            if seconds := bucket.take():
                await asyncio.sleep(seconds)
            self.is_answering = True
            answer = await self._answer(text)
            self.is_answering = False
            self.tell(answer)

    def _send_now(self) -> None:
        """Send what waits if the line is free, which wakes nobody; else, or if that fails, `_send` does it."""
        if self.is_overrun or not self.is_served or not self.line.is_free:
            self.has_news.set()
            return
        try:
            if frames := self._news():
                self.line.send_now(frames)
        except Exception:
            self.is_stale = True
            self.has_news.set()

    async def _send(self) -> None:
        """Send what waits, then the newest views; what came in between is never sent one by one."""
        while True:
            await self.has_news.wait()
            self.has_news.clear()
            if self.is_overrun:
                raise Closed(Close.TOO_SLOW, words.sockets.TOO_SLOW)
            try:
                await self.line.ready(self.limits.send_seconds)
                if frames := self._news():
                    await self.line.send(frames, self.limits.send_seconds)
            except TimeoutError:
                raise Closed(Close.TOO_SLOW, words.sockets.TOO_SLOW) from None

    def _news(self) -> list[bytes]:
        """What is to be sent now. An answer goes before the view that shows what it is about."""
        frames = list(self.outbox)
        self.outbox.clear()
        if self.is_stale and not self.is_answering and self.table.can_be_shown:
            self.is_stale = False
            for reader in self.readers:
                frames.append(view_frame(self.table, reader, self.shown.get(reader, NEVER)))
                self.shown[reader] = self.table.number
        return frames

    async def _answer(self, text: str) -> Answer:
        """Do what a message asks for; the answer, whatever happens."""
        id_ = None
        try:
            message = TO_SERVER.validate_json(text)
            id_ = message.id
            return await self._do(message)
        except ValidationError as error:
            id_, refusal = id_of(text), Refused("bad_message", problem(error.errors()))
        except Refused as error:
            refusal = error
            if error.code == "stale":
                self.show()
        except Exception as error:
            log.error("A message failed: %s", place_of(error))
            refusal = Failed()
        return refusal.message(id_, self.table.number)

    async def _do(self, message: ToServer) -> Answer:
        """What each message does, for the owner of its seat; who owns it is asked for every message."""
        table = self.table
        if isinstance(message, OfSeat) and message.seat not in table.owned_by(self.token):
            raise Refused("forbidden", words.tables.NOT_YOURS)
        number = 0
        match message:
            case Choose(id=id_, seat=seat):
                number = await choosing.choose(table, seat, id_, message.number, message.choice)
            case Undo(id=id_, seat=seat):
                number = await choosing.undo(table, seat, id_, message.number)
            case Chat(id=id_, seat=seat, text=text, phrase=phrase):
                if (seat, id_) not in table.chat.numbers and not self.rooms.chats.allows(self.token or ""):
                    raise Refused("too_many", words.chat.TOO_MUCH)
                number = await table.say(seat, id_, spoken(text, phrase, self.limits.chat_letters), phrase)
            case Order(seat=seat, passes=passes):
                await seating.order(table, seat, passes)
            case SetPace(pace=pace):
                self.pace = pace
            case Leave(seat=seat):
                await seating.leave(table, seat)
            case Why(seat=seat, choice=choice):
                refused = choosing.why_not(table, seat, choice)
                reason, rule = (refused.reason, refused.rule) if refused else ("", "")
                return {"type": "why", "id": message.id, "choice": choice, "reason": reason, "rule": rule}
            case Hint(id=id_, seat=seat):
                return await self._hint(id_, seat)
            case Lead(id=id_, seat=seat):
                return await self._lead(id_, seat)
            case Ping():
                pass
        return {"type": "done", "id": message.id, "number": number}

    async def _hint(self, id_: str, seat: int) -> HintAnswer:
        """What a bot would do in this seat's place."""
        self.table.running()
        game = self.table.asking.game_for(seat)
        if game is None:
            raise Refused("not_now", words.tables.NOT_ASKED)
        if not self.rooms.hints.allows(self.token or ""):
            raise Refused("too_many", words.requests.TOO_MANY_HINTS)
        best, *others = await hint(self.rooms.bots, game, seat, address_of(self.websocket), self.token or "")
        return {"type": "hint", "id": id_, "seat": seat, "others": others, **best}

    async def _lead(self, id_: str, seat: int) -> LeadAnswer:
        """Where the lesson goes on; only in a lesson, since it looks at cards that nobody sees."""
        self.table.running()
        game = self.table.asking.game_for(seat)
        if seat != LEARNER or game is None:
            raise Refused("not_now", words.tables.NOT_ASKED)
        if not await asyncio.to_thread(is_lesson, game):
            raise Refused("not_now", words.tables.NO_LESSON)
        found = await lead_aside(game)
        return {"type": "lead", "id": id_, "seat": seat, "names": list(found.names), "left": found.left}


async def receive_text(websocket: WebSocket) -> str:
    """The next message, which must be a text."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None:
        raise Closed(Close.NOT_UNDERSTOOD, words.sockets.ONLY_TEXTS)
    return str(text)


async def admit(websocket: WebSocket, rooms: Rooms, code: str) -> Connection:
    """Wait for the hello of a new socket and let it in, if it may."""
    table = await rooms.find_for(address_of(websocket), code)
    connection = Connection(websocket, table, rooms, await hello_of(websocket, rooms.settings.limits, HELLO))
    check_place(connection)
    return connection


async def hello_of(websocket: WebSocket, limits: Limits, form: TypeAdapter[Greeting]) -> Greeting:
    """The first message of a socket, which must come soon and be a hello."""
    try:
        async with asyncio.timeout(limits.hello_seconds):
            hello = form.validate_json(await receive_text(websocket))
    except TimeoutError:
        raise Closed(Close.NO_HELLO, words.sockets.NO_HELLO) from None
    except ValidationError:
        raise Closed(Close.NOT_UNDERSTOOD, words.sockets.HELLO_FIRST) from None
    if hello.version != VERSION:
        raise Closed(Close.NOT_UNDERSTOOD, words.sockets.speaks(VERSION))
    return hello


def check_place(connection: Connection) -> None:
    """Refuse a token that is none of this table, and sockets beyond the limits."""
    table, token, limits = connection.table, connection.token, connection.limits
    if token is not None and not table.knows(token):
        raise Closed(Close.NOT_ALLOWED, words.sockets.NOT_OF_TABLE)
    check_room(table.lookers, token, limits)


def check_room(lookers: Iterable[Looker | ClassLooker], token: str | None, limits: Limits) -> None:
    """Refuse a socket beyond those that a token, or all who have none, may have at one place."""
    same = sum(looker.token == token for looker in lookers)
    if same >= (limits.spectators if token is None else limits.token_sockets):
        raise Closed(Close.TOO_SLOW, words.sockets.TOO_OFTEN)


async def serve_socket(websocket: WebSocket, rooms: Rooms, code: str) -> None:
    """A socket from its beginning to its end."""

    async def play(guest: Guest) -> None:
        connection = await admit(websocket, rooms, code)
        rooms.crowd.let_in(guest, connection.token)
        await connection.run()

    await serve_counted(websocket, rooms, code.upper(), play)


async def serve_counted(
    websocket: WebSocket, rooms: Rooms, place: str, work: Callable[[Guest], Awaitable[None]]
) -> None:
    """Serve a socket, if there are not too many, until the work ends or says how it is to be closed.

    The work lets it in as soon as it knows who is there.
    """
    await websocket.accept()
    try:
        async with asyncio.timeout(None) as stay:
            guest = Guest(address_of(websocket), place, stay)
            with rooms.crowd.coming(guest):
                await work(guest)
    except TimeoutError:
        await close(websocket, Closed(Close.TOO_SLOW, words.sockets.AGAIN))
    except Closed as closed:
        await close(websocket, closed)
    except Refused as refused:
        code = Close.NO_TABLE if refused.code == "not_found" else Close.TOO_SLOW
        await close(websocket, Closed(code, refused.reason))
    except WebSocketDisconnect:
        pass
    except Exception as error:
        log.error("A socket failed: %s", place_of(error))


async def close(websocket: WebSocket, closed: Closed) -> None:
    """Tell the client why, if it still listens; then cut the line, so that a deaf client holds nothing."""
    with suppress(Exception):
        async with asyncio.timeout(1):
            if closed.code == Close.NOT_ALLOWED:
                await websocket.send_text(as_text(Refused("forbidden", closed.reason).message(None, 0)))
            await websocket.close(closed.code, closed.reason)
            return
    transport = getattr(websocket.scope.get("labdeck.server"), "transport", None)
    if transport is not None:
        transport.abort()
