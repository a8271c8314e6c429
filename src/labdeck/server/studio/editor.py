"""An editor's socket: it sends texts, and is told what is to be shown of them and how they are balanced."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from pydantic import ValidationError
from pydantic_core import from_json
from starlette.websockets import WebSocket

from labdeck.server import words
from labdeck.server.crowd import STUDIO, Guest
from labdeck.server.messages import as_text
from labdeck.server.meter import Bucket
from labdeck.server.protocol.form import LARGEST_NUMBER
from labdeck.server.protocol.studio.editing import (
    EDITOR_HELLO,
    TO_STUDIO,
    Alter,
    FromStudio,
    Look,
    Mend,
    Rest,
    Spell,
    Weigh,
)
from labdeck.server.protocol.studio.texts import LONGEST_TEXT
from labdeck.server.protocol.words import Close
from labdeck.server.refused import Refused, problem
from labdeck.server.rooms import address_of
from labdeck.server.socket import Closed, hello_of, receive_text, serve_counted

from .desk import Deed
from .studio import Studio

Asked = Look | Alter | Mend | Spell


class Editor:
    """A socket that has said hello. Of each sort of message the latest is answered; a balance stops the one before."""

    def __init__(self, websocket: WebSocket, studio: Studio, guest: Guest) -> None:
        self.websocket, self.studio, self.limits, self.guest = websocket, studio, studio.limits, guest
        self.address, self.payer = address_of(websocket), str(id(self))
        # The latest message of each sort with its pictures, the longest waiting first.
        self.asked: dict[str, tuple[Asked, dict[str, bytes]]] = {}
        self.is_asked = asyncio.Event()
        self.answered: Asked | None = None  # whose turn it is
        self.wish: Weigh | None = None
        self.has_wished = asyncio.Event()
        self.weighed: dict[str, Any] | None = None  # the balance before
        self._line = asyncio.Lock()
        self._faces: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve the socket until either side ends it; what goes on for it then stops."""
        tasks = [asyncio.create_task(work) for work in (self._receive(), self._answer(), self._balance())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            await stopped(*tasks)

    async def _receive(self) -> None:
        bucket = Bucket(self.limits.check_burst, self.limits.check_rate)
        while True:
            text = await receive_text(self.websocket)
            try:
                message = TO_STUDIO.validate_json(text)
            except ValidationError as error:
                await self._decline(number_in(text), wrong_with(error))
                continue
            self.guest.asked = time.monotonic()
            if isinstance(message, Weigh | Rest):
                self.wish = message if isinstance(message, Weigh) else None
                self.has_wished.set()
            else:
                try:
                    self.asked[message.type] = message, await self.studio.pictures_for(message)
                    self.is_asked.set()
                except Refused as refused:
                    await self._decline(message.number, refused.reason)
            if seconds := bucket.take():
                await asyncio.sleep(seconds)

    async def _answer(self) -> None:
        """Answer one sort of message after the other."""
        while True:
            await self.is_asked.wait()
            self.answered = None
            try:
                made = await self.studio.desk.do(self._take, self.address, self.payer, hear=self._show_face)
                assert self.answered is not None
                for each in answers(self.answered, made):
                    await self._send(each)
            except Refused as refused:
                if self.answered is None:
                    self._take()  # so many wait that its turn did not come
                assert self.answered is not None
                await self._decline(self.answered.number, refused.reason)
            if not self.asked:
                self.is_asked.clear()

    def _show_face(self, face: dict[str, Any]) -> None:
        """Show a face before the rest is known, in its own message."""
        assert self.answered is not None
        task = asyncio.create_task(self._send({"type": "face", "number": self.answered.number, **face}))  # type: ignore[arg-type]
        self._faces.add(task)
        task.add_done_callback(self._shown)

    def _shown(self, task: asyncio.Task[None]) -> None:
        self._faces.discard(task)
        if not task.cancelled():
            task.exception()  # a socket that is closed is seen by who sends the rest

    def _take(self) -> Deed:
        """What is done now: the latest of the sort that has waited longest."""
        self.answered, pictures = self.asked.pop(next(iter(self.asked)))
        return self.studio.deed_of(self.answered, pictures)

    async def _balance(self) -> None:
        """Balance the text that was wished last, and none when it is to rest."""
        going = asyncio.create_task(asyncio.sleep(0))
        try:
            while True:
                await self.has_wished.wait()
                self.has_wished.clear()
                await stopped(going)
                if self.wish is not None:
                    going = asyncio.create_task(self._weigh(self.wish))
        finally:
            await stopped(going)

    async def _weigh(self, wish: Weigh) -> None:
        try:
            async for weighed in self.studio.scales.weigh(wish.text, self.weighed, self.address, self.payer):
                await self._send({"type": "weighed", "number": wish.number, **weighed})  # type: ignore[arg-type]
                self.weighed = weighed
        except Refused as refused:
            await self._decline(wish.number, refused.reason)

    async def _decline(self, number: int, reason: str) -> None:
        await self._send({"type": "declined", "number": number, "reason": reason})

    async def _send(self, message: FromStudio) -> None:
        try:
            async with self._line, asyncio.timeout(self.limits.send_seconds):
                await self.websocket.send_text(as_text(message))
        except TimeoutError:
            raise Closed(Close.TOO_SLOW, words.sockets.TOO_SLOW) from None


def answers(message: Asked, made: dict[str, Any]) -> Iterator[FromStudio]:
    """What an editor is told of what was made for a message: after a change the new text, and what is shown of it."""
    number: dict[str, Any] = {"number": message.number}
    if "text" in made:
        yield {"type": "altered", "text": made["text"]} | number  # type: ignore[misc]
    if "offers" in made:
        yield {"type": "offers", "offers": made["offers"]} | number  # type: ignore[misc]
    if "looked" in made:
        yield {"type": "looked"} | number | made["looked"]


async def stopped(*tasks: asyncio.Task[Any]) -> None:
    """Stop tasks, and wait until they have ended."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def wrong_with(error: ValidationError) -> str:
    """What is wrong with a message, for whoever typed what it carries."""
    first = error.errors()[0]
    if first["type"] == "string_too_long" and first["loc"][-1] == "text":
        return words.studio.text_too_long(len(first["input"]), LONGEST_TEXT)
    return problem(error.errors())


def number_in(text: str) -> int:
    """The number of a message that is not of the right form; 0 if it has none that could be read."""
    with suppress(ValueError, RecursionError):
        message = from_json(text)
        number = message.get("number") if isinstance(message, dict) else None
        if isinstance(number, int) and not isinstance(number, bool) and 0 <= number < LARGEST_NUMBER:
            return number
    return 0


async def serve_editor(websocket: WebSocket, studio: Studio) -> None:
    """An editor's socket from its beginning to its end."""
    server: Any = websocket.scope.get("labdeck.server")
    if hasattr(getattr(server, "conn", None), "max_message_size"):
        server.conn.max_message_size = studio.limits.studio_bytes  # tables have shorter messages

    async def edit(guest: Guest) -> None:
        await hello_of(websocket, studio.limits, EDITOR_HELLO)
        studio.rooms.crowd.let_in(guest, None)
        studio.warm()
        await Editor(websocket, studio, guest).run()

    await serve_counted(websocket, studio.rooms, STUDIO, edit)
