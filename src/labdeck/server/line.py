"""A line to a client: what waits for it goes out in one piece, framed once for all who are sent the same."""

import asyncio
from collections.abc import Sequence
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

FINAL_TEXT = 0x81  # a text in one frame; the other side's frames are masked, these are not
SHORT, MIDDLE = 126, 1 << 16  # lengths from which they are written in two bytes, and in eight


def framed(text: bytes) -> bytes:
    """A text as a frame of the WebSocket protocol (RFC 6455, 5.2)."""
    size = len(text)
    if size < SHORT:
        return bytes((FINAL_TEXT, size)) + text
    if size < MIDDLE:
        return bytes((FINAL_TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((FINAL_TEXT, 127)) + size.to_bytes(8, "big") + text


def unframed(frame: bytes) -> str:
    """The text of a frame."""
    head = {126: 4, 127: 10}.get(frame[1], 2)  # by how the length is written
    return frame[head:].decode()


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol for sockets, which by itself stays in memory until a full collection: those are rare here."""

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone: what reads its frames holds what it reads them for, and is let go."""
        super().connection_lost(exc)
        self.conn.parser.close()

    def handle_parser_exception(self) -> None:
        """What comes is refused: the client learns why, and what it still sends until it has is thrown away.

        A connection that is closed before everything is read is reset, and with it the reason is lost.
        """
        if self.close_sent:
            return
        assert self.conn.close_sent is not None
        self.close_sent = True
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": self.conn.close_sent.code})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        if self.read_paused:
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)


class Line:
    """A socket's way out.

    ASGI takes texts one by one, each with its own frame and its own call of the system. Where the web server is uvicorn
    with nothing to compress, frames are given to its transport directly, several at once.
    """

    def __init__(self, websocket: WebSocket) -> None:
        self.websocket = websocket
        server: Any = websocket.scope.get("labdeck.server")
        known = all(hasattr(server, name) for name in ("conn", "transport", "writable"))
        self.server: Any = server if known and not server.conn.extensions else None

    @property
    def is_free(self) -> bool:
        """Whether what is sent now is taken at once."""
        return self.server is not None and self.server.writable.is_set()

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
        else:
            self.send_now(frames)

    def send_now(self, frames: Sequence[bytes]) -> None:
        """Send frames on a line that is free."""
        if self.server.conn.state is not State.OPEN or self.server.transport.is_closing():
            raise WebSocketDisconnect
        self.server.transport.write(b"".join(frames))
