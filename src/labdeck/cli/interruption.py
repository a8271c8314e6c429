"""Interruption: what a long command says when Ctrl-C ends it."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from . import INTERRUPTED
from .wrong import Interrupted


@contextmanager
def told_if_nothing(first: str) -> Iterator[None]:
    """Turn a Ctrl-C inside this block into the sentence that nothing was finished; `first` names what was awaited."""
    try:
        yield
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # another one would cut the sentence off
        raise Interrupted(f"interrupted before {first} was finished; nothing is kept") from None


def status_after(done: int, asked: int, what: str) -> int:
    """The exit status of a run; if it was interrupted, it says on stderr how much is kept."""
    if done == asked:
        return 0
    typer.echo(f"labdeck: interrupted after {done:,} of {asked:,} {what}; those are kept", file=sys.stderr)
    return INTERRUPTED
