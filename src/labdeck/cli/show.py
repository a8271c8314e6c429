"""Tables on the terminal: boxes and colour for people, aligned lines when piped."""

import sys
from collections.abc import Iterable, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.live import Live
from rich.table import Table
from rich.text import Text

Row = Sequence[str]


def is_shown_to_people() -> bool:
    """Whether a person reads the output as it comes."""
    return sys.stdout.isatty()


def show_table(title: str, names: Row, rows: Iterable[Row]) -> None:
    """Show rows below the names of their columns, on a terminal each as soon as it comes."""
    if not is_shown_to_people():
        print("\n".join(plain_lines(title, names, list(rows))))
        return
    table = Table(title=title or None, title_justify="left", box=SIMPLE_HEAD, title_style="bold")
    for index, name in enumerate(names):
        table.add_column(name, justify="left" if index == 0 else "right")
    with Live(table, console=Console(), vertical_overflow="visible") as live:
        for row in rows:
            table.add_row(*(Text(cell) for cell in row))
            live.refresh()


def plain_lines(title: str, names: Row, rows: Sequence[Row]) -> list[str]:
    """The table as lines of text, with columns in line."""
    widths = [max(len(row[i]) for row in (names, *rows)) for i in range(len(names))]
    lines = [title] if title else []
    for row in (names, *rows):
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        lines.append("  ".join(cells).rstrip())
    return lines
