"""The head of a request: it has to come in time, or the connection is closed."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class TimedProtocol(HttpToolsProtocol):
    """uvicorn's protocol, which by itself waits for the rest of a request for ever."""

    head_seconds = 10.0
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client has come: its first request is waited for."""
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        """A request begins: the rest of its head is waited for."""
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self._stop()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        self._stop()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._stop()
        self.timer = self.loop.call_later(self.head_seconds, self.transport.abort)

    def _stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def timed(seconds: float) -> type[Any]:
    """The protocol with so many seconds for the head of a request."""
    return type("Timed", (TimedProtocol,), {"head_seconds": seconds})
