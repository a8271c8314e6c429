"""Progress on the terminal: how much is done, how fast, and how long it will still take; nothing when piped."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text


class RateColumn(ProgressColumn):
    """Games a second, or a minute where bots think long."""

    def render(self, task: Task) -> Text:
        """The rate, once there is one."""
        return Text(rate_text(task.completed / (task.elapsed or 1)))


def rate_text(rate: float) -> str:
    """So many games a second as people read it."""
    if not rate:
        return ""
    return f"{rate:,.0f} games/s" if rate >= 10 else f"{60 * rate:,.1f} games/min"


class Tell(Protocol):
    """Is called with how much is done, and with the total when that is known."""

    def __call__(self, done: int, total: int | None = None, /) -> None: ...


@contextmanager
def progress(total: int) -> Iterator[Tell]:
    """A bar on stderr while games are played."""
    console = Console(stderr=True)
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), RateColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("playing", total=total)

        def tell(done: int, total: int | None = None, /) -> None:
            bar.update(task, completed=done, total=total)

        yield tell
