"""Waiting: what takes long is told, and what does not is not."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

PATIENCE = 0.3  # seconds


@contextmanager
def told_if_slow(tell: Callable[[], None]) -> Iterator[None]:
    """Tell it once if what is done meanwhile takes longer than a moment."""
    timer = Timer(PATIENCE, tell)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
