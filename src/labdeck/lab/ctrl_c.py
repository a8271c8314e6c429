"""Ctrl-C: it ends the waiting for more games, and never cuts off what is done with those that are finished."""

import signal
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import current_thread, main_thread
from typing import Any, TypeVar

Part = TypeVar("Part")


@dataclass(slots=True)
class Hold:
    """Hears Ctrl-C: raises it while somebody waits for a part, and keeps it in mind at any other time."""

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
    """Hold Ctrl-C back, so that what is written in here is written whole; only waiting for parts is cut short.

    Where Ctrl-C raises nothing there is nothing to hold: in another thread, or where it is ignored. A handler other
    than Python's own, such as a command's that listens once, is not asked again after Ctrl-C was pressed.
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
