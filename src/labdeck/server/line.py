"""A line to a client: what waits for it goes out in one piece, framed once for all who are sent the same."""

import asyncio
from collections.abc import Sequence
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.frames import Frame, Opcode
from websockets.protocol import State


def framed(text: bytes) -> bytes:
    """A text as a frame of the WebSocket protocol."""
    return Frame(Opcode.TEXT, text).serialize(mask=False)


def unframed(frame: bytes) -> str:
    """The text of a frame."""
    head = {126: 4, 127: 10}.get(frame[1], 2)  # by how the length is written
    return frame[head:].decode()


class Line:
    """A socket's way out.

    ASGI takes texts one by one, each with its own frame and its own call of the system. Where the web server is uvicorn
    with nothing to compress, frames are given to its transport directly, several at once.
    """

    def __init__(self, websocket: WebSocket) -> None:
        self.websocket = websocket
        server: Any = websocket.scope.get("labdeck.server")
        known = all(hasattr(server, name) for name in ("conn", "transport", "writable"))
        self.server = server if known and not server.conn.extensions else None

    async def ready(self, seconds: float) -> None:
        """Wait until what was sent before has been taken, or TimeoutError."""
        if self.server is not None and not self.server.writable.is_set():
            async with asyncio.timeout(seconds):
                await self.server.writable.wait()

    async def send(self, frames: Sequence[bytes], seconds: float) -> None:
        """Send frames, all at once if possible; TimeoutError if they are not taken in time."""
        if self.server is None:
            async with asyncio.timeout(seconds):
                for frame in frames:
                    await self.websocket.send_text(unframed(frame))
        elif self.server.conn.state is not State.OPEN or self.server.transport.is_closing():
            raise WebSocketDisconnect
        else:
            self.server.transport.write(b"".join(frames))
