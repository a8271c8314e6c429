"""Ctrl-C that stops a run between two parts of its work, so that finished games are always written whole."""

import signal
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import current_thread, main_thread
from typing import Any, TypeVar

Part = TypeVar("Part")


@dataclass(slots=True)
class Hold:
    """A handler of Ctrl-C: it raises KeyboardInterrupt while the run waits for a part, and otherwise remembers it."""

    is_pressed: bool = False
    is_waiting: bool = False

    def hear(self, *_: Any) -> None:
        """Ctrl-C is pressed."""
        self.is_pressed = True
        if self.is_waiting:
            self.is_waiting = False
            raise KeyboardInterrupt

    def until_pressed(self, parts: Generator[Part]) -> Iterator[Part]:
        """The parts one by one, until there are no more or Ctrl-C is pressed."""
        try:
            while True:
                self.is_waiting = True
                if self.is_pressed:
                    return
                part = next(parts)
                self.is_waiting = False
                yield part
        except (StopIteration, KeyboardInterrupt):
            return
        finally:
            self.is_waiting = False
            parts.close()


@contextmanager
def held() -> Iterator[Hold]:
    """Delay Ctrl-C inside this block: only waiting for the next part is interrupted, never writing one.

    In another thread, or where Ctrl-C is ignored, it changes nothing. After Ctrl-C was pressed a handler other than
    Python's own is not restored: the command's handler has then had the one press that it listens for.
    """
    hold = Hold()
    before = signal.getsignal(signal.SIGINT)
    is_raised = current_thread() is main_thread() and callable(before)
    if is_raised:
        signal.signal(signal.SIGINT, hold.hear)
    try:
        yield hold
    finally:
        if is_raised:
            is_spent = hold.is_pressed and before is not signal.default_int_handler
            signal.signal(signal.SIGINT, signal.SIG_IGN if is_spent else before)
