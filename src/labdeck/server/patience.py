"""Patience with a database: an answer that does not come is given up, so that no thread waits for ever."""

import os
import socket
import threading
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from math import ceil
from typing import Any


class Patience:
    """Cuts the lines to a database when something that was asked of it takes too long."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._lines: weakref.WeakSet[Any] = weakref.WeakSet()
        self._since: dict[int, float] = {}  # by thread
        self._has_work = threading.Event()
        self._thread: threading.Thread | None = None

    def watch(self, line: Any, _: object) -> None:
        """Know a connection, as the driver has it."""
        self._lines.add(line)
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="labdeck-patience", daemon=True)
            self._thread.start()

    def limit(self, _: object, __: object, ___: object, wish: dict[str, Any]) -> None:
        """Let a new connection come as soon as any answer, unless the address of the database says otherwise."""
        wish.setdefault("connect_timeout", ceil(self.seconds))

    @contextmanager
    def running(self) -> Iterator[None]:
        """Within this the database is asked something."""
        self._since[threading.get_ident()] = time.monotonic()
        self._has_work.set()
        try:
            yield
        finally:
            del self._since[threading.get_ident()]

    def _run(self) -> None:
        while self._has_work.wait():
            since = min(list(self._since.values()), default=None)
            if since is None:
                self._has_work.clear()
            elif time.monotonic() - since > self.seconds:
                for line in list(self._lines):
                    cut(line)
            time.sleep(self.seconds / 10)


def cut(line: Any) -> None:
    """End a connection below the driver, which then wakes with an error."""
    with suppress(Exception):  # it may be closed already
        socket.socket(fileno=os.dup(line.fileno())).shutdown(socket.SHUT_RDWR)
