"""Interruption: what is told when Ctrl-C ends a long command."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from . import INTERRUPTED
from .wrong import Interrupted


@contextmanager
def told_if_nothing(first: str) -> Iterator[None]:
    """An interruption before the first thing was finished is told in a sentence."""
    try:
        yield
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # another one would cut the sentence off
        raise Interrupted(f"interrupted before {first} was finished; nothing is kept") from None


def status_after(done: int, asked: int, what: str) -> int:
    """The exit status; if it was interrupted, how much is kept is told."""
    if done == asked:
        return 0
    typer.echo(f"labdeck: interrupted after {done:,} of {asked:,} {what}; those are kept", file=sys.stderr)
    return INTERRUPTED
