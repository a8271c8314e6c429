"""The head of a request: it has to come in time and be no longer than others are, or the connection is closed."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from . import words
from .limits import Limits

FRAMED = 16  # bytes that come for one of a body, if each comes as a piece of its own


class TimedProtocol(HttpToolsProtocol):
    """uvicorn's protocol, which by itself waits for the rest of a request for ever, and keeps whatever comes of it."""

    limits = Limits()
    timer: asyncio.TimerHandle | None = None
    size = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client has come: its first request is waited for."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Something has come: all but the body is kept until the request is whole, so it is counted."""
        self.size += len(data)
        super().data_received(data)
        if self.size > self.limits.head_bytes and not self.transport.is_closing():
            self.send_400_response(words.requests.HEAD_TOO_LONG)

    def on_body(self, body: bytes) -> None:
        """A piece of the body, which is counted elsewhere, and so is what frames it; nothing is saved up by it."""
        self.size = max(0, self.size - FRAMED * len(body))
        super().on_body(body)

    def on_message_begin(self) -> None:
        """A request begins: the rest of its head is waited for."""
        super().on_message_begin()
        self.size = 0
        self._wait()

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self._stop()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """A request is answered: what is left of it, or the next one, is waited for like the first."""
        super().on_response_complete()
        if self.cycle.response_complete and not self.transport.is_closing():
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        self._stop()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._stop()
        self.timer = self.loop.call_later(self.limits.head_seconds, self._give_up)

    def _give_up(self) -> None:
        """Close the connection, unless it still takes an answer: who takes nothing of one is ended by the system."""
        if self.transport.get_write_buffer_size():
            self._wait()
        else:
            self.transport.abort()

    def _stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def timed(limits: Limits) -> type[Any]:
    """The protocol with these limits."""
    return type("Timed", (TimedProtocol,), {"limits": limits})
