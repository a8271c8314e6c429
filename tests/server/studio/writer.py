"""A client at an editor's socket, which checks all that it is told against the protocol."""

import json
from contextlib import ExitStack
from itertools import count
from typing import Any

from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from labdeck.server.protocol.studio.editing import FromStudio
from labdeck.server.protocol.words import VERSION
from tests.server.house import House, Message
from tests.tools.patience import PATIENCE

FROM_STUDIO: TypeAdapter[Any] = TypeAdapter(FromStudio)


class Writer:
    """Somebody who edits a deck."""

    def __init__(self, home: House) -> None:
        self.line = ExitStack()
        where = f"ws://127.0.0.1:{home.port}/api/studio/editor"
        self.socket: ClientConnection = self.line.enter_context(
            connect(where, open_timeout=PATIENCE, close_timeout=0.5, max_size=None)
        )
        self.socket.send(json.dumps({"type": "hello", "version": VERSION}))
        self.numbers = count(1)
        self.said: list[Message] = []

    def send(self, kind: str, text: str | None = None, **fields: Any) -> int:
        """Send a message without waiting; its number."""
        number = next(self.numbers)
        if text is not None:
            fields["text"] = text
        self.socket.send(json.dumps({"type": kind, "number": number, **fields}))
        return number

    def read(self) -> Message:
        """Take in one message, which must be one of the protocol."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        FROM_STUDIO.validate_json(text, strict=True)
        self.said.append(json.loads(text))
        return self.said[-1]

    def until(self, number: int, *kinds: str) -> Message:
        """Read until an answer of one of these kinds has come to the message of a number, or it was declined."""
        while (said := self.read())["number"] != number or said["type"] not in (*kinds, "declined"):
            pass
        return said

    def ask(self, kind: str, answer: str, text: str, **fields: Any) -> Message:
        """Send a message and wait for its answer."""
        return self.until(self.send(kind, text, **fields), answer)

    def close(self) -> None:
        """Go away."""
        self.line.close()
