"""Sockets at a class: one client, who is sent the newest whenever something changes, and asks for nothing here."""

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket

from . import words
from .class_messages import class_message
from .classroom import Classroom
from .crowd import Guest
from .messages import as_text
from .protocol.incoming import HELLO
from .protocol.outgoing import FromServer
from .protocol.words import Close, Pace
from .rooms import Rooms, address_of
from .school import School
from .security import fingerprint
from .side_by_side import until_one_ends
from .socket import Closed, check_room, hello_of, receive_text, serve_counted
from .table import Table

CALM_SECONDS = 0.25  # between two messages: what changes meanwhile comes in one
BEAT_SECONDS = 15.0  # after which the newest is sent though nothing has changed, so that a dead line is noticed


class ClassConnection:
    """A socket at a class that has said hello; a teacher's looks at all its tables, as a spectator does."""

    pace: Pace = "normal"

    def __init__(self, websocket: WebSocket, classroom: Classroom, token: str | None) -> None:
        self.websocket, self.classroom, self.token = websocket, classroom, token
        self.send_seconds = classroom.rooms.settings.limits.send_seconds
        self.watched: set[Table] = set()
        self.has_news = asyncio.Event()

    def prepare(self) -> None:
        """A table will have a newer view; here that is made when it is shown."""

    def show(self) -> None:
        """There is something newer."""
        self.has_news.set()

    def tell(self, message: FromServer) -> None:
        """Somebody came or went at one of the tables."""
        self.has_news.set()

    def greet(self) -> None:
        """A teacher's token owns no seat that could change."""

    async def run(self) -> None:
        """Serve the socket until either side ends it."""
        self.classroom.lookers.add(self)
        self.classroom.show()
        try:
            await until_one_ends(self._receive(), self._send())
        finally:
            self.classroom.lookers.discard(self)
            for table in self.watched:
                table.lookers.discard(self)
            self.classroom.show()

    async def _receive(self) -> None:
        await receive_text(self.websocket)
        raise Closed(Close.NOT_UNDERSTOOD, words.sockets.NOTHING_ASKED)

    async def _send(self) -> None:
        while True:
            self.has_news.clear()
            await self._watch()
            text = as_text(await class_message(self.classroom, self.token))
            try:
                async with asyncio.timeout(self.send_seconds):
                    await self.websocket.send_text(text)
            except TimeoutError:
                raise Closed(Close.TOO_SLOW, words.sockets.TOO_SLOW) from None
            await asyncio.sleep(CALM_SECONDS)
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS):
                    await self.has_news.wait()

    async def _watch(self) -> None:
        """Look at the tables that are played now, if this is the teacher."""
        if not self.classroom.is_teacher(self.token):
            return
        tables = set((await self.classroom.tables()).values())
        for table in self.watched - tables:
            table.lookers.discard(self)
        for table in tables - self.watched:
            table.lookers.add(self)
            table.on_change()
        self.watched = tables


async def serve_class_socket(websocket: WebSocket, rooms: Rooms, school: School, code: str) -> None:
    """A socket at a class from its beginning to its end."""

    async def look(guest: Guest) -> None:
        await rooms.guesses.wait(address_of(websocket), code)
        classroom = await school.find_for(address_of(websocket), code)
        hello = await hello_of(websocket, rooms.settings.limits, HELLO)
        token = None if hello.token is None else fingerprint(hello.token)
        if token is not None and not classroom.knows(token):
            raise Closed(Close.NOT_ALLOWED, words.sockets.NOT_OF_CLASS)
        check_room(classroom.lookers, token, rooms.settings.limits)
        rooms.crowd.let_in(guest, token)
        await ClassConnection(websocket, classroom, token).run()

    await serve_counted(websocket, rooms, code.upper(), look)
