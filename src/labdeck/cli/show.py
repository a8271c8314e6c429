"""Tables on the terminal: in columns with rules for people, in aligned lines when piped."""

import sys
from collections.abc import Iterable, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

Row = Sequence[str]


def is_shown_to_people() -> bool:
    """Whether a person reads the output as it comes."""
    return sys.stdout.isatty()


def show_table(title: str, names: Row, rows: Iterable[Row]) -> None:
    """Show rows below the names of their columns; numbers to the right."""
    if not is_shown_to_people():
        print("\n".join(plain_lines(title, names, list(rows))))
        return
    table = Table(title=title or None, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    for index, name in enumerate(names):
        table.add_column(name, justify="right" if index else "left")
    for row in rows:
        table.add_row(*map(Text, row))
    Console().print(table)


def show_as_they_come(title: str, names: Row, rows: Iterable[Row]) -> None:
    """Show each row as soon as it comes, in columns whose widths depend on the terminal alone."""
    console = Console()
    console.print(Text(title, style="bold"))
    console.print(one_row(names))
    for row in rows:
        console.print(one_row(row))


def one_row(row: Row) -> Table:
    """A row by itself, as wide as the terminal."""
    table = Table(box=None, expand=True, show_header=False, pad_edge=True)
    for index in range(len(row)):
        table.add_column(ratio=1 if index else 2, justify="right" if index else "left")
    table.add_row(*map(Text, row))
    return table


def plain_lines(title: str, names: Row, rows: Sequence[Row]) -> list[str]:
    """The table as lines of text, with columns in line."""
    widths = [max(len(row[i]) for row in (names, *rows)) for i in range(len(names))]
    lines = [title] if title else []
    for row in (names, *rows):
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        lines.append("  ".join(cells).rstrip())
    return lines
