"""Waiting: tell a person if something takes longer than a moment."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

PATIENCE = 0.3  # seconds


@contextmanager
def told_if_slow(tell: Callable[[], None]) -> Iterator[None]:
    """Call `tell` once if the block takes over 0.3 seconds."""
    timer = Timer(PATIENCE, tell)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
