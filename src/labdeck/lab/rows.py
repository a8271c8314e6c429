"""Rows: games as a table, and writers that add to it piece by piece as CSV, JSON or Parquet."""

import csv
import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from io import StringIO
from typing import Any, BinaryIO

from labdeck.game.result import ENDINGS

from .games import Games

Columns = dict[str, list[Any]]
Add = Callable[[Columns], None]  # writes some more rows
GROUP = 10_000  # rows that a Parquet file keeps together


def columns(games: Games, first: int = 0) -> Columns:
    """The table by its columns, the games numbered from `first`; docs/reference/simulation.md explains each column."""
    many = len(games)
    table: Columns = {
        "game": list(range(first, first + many)),
        "seed": games.seeds.tolist(),
        "deck": [games.tables.file.id] * many,
        "players": [games.seats] * many,
        "bots": [",".join(games.bots)] * many,
        "first": games.firsts.tolist(),
        "turns": games.turns.tolist(),
        "decisions": games.decisions.tolist(),
        "ended": [ENDINGS[how] for how in games.ended.tolist()],
    }
    scores, wins = games.scores, games.wins
    for p in range(games.seats):
        table[f"score_{p}"] = scores[:, p].tolist()
        table[f"win_{p}"] = wins[:, p].tolist()
    return table


@contextmanager
def csv_rows(out: BinaryIO) -> Iterator[Add]:
    """Write a line for each row, below a line of names."""
    is_named = False

    def add(table: Columns) -> None:
        nonlocal is_named
        text = StringIO()
        writer = csv.writer(text, lineterminator="\n")
        if not is_named:
            writer.writerow(table)
            is_named = True
        writer.writerows(zip(*table.values(), strict=True))
        out.write(text.getvalue().encode())

    yield add


@contextmanager
def json_rows(out: BinaryIO) -> Iterator[Add]:
    """Write a list of objects, one a line."""
    before = "[\n"

    def add(table: Columns) -> None:
        nonlocal before
        rows = (dict(zip(table, row, strict=True)) for row in zip(*table.values(), strict=True))
        out.write((before + ",\n".join(map(json.dumps, rows))).encode())
        before = ",\n"

    yield add
    out.write(b"\n]\n")


@contextmanager
def parquet_rows(out: BinaryIO) -> Iterator[Add]:
    """Write rows in groups of 10,000; rows wait in memory until their group is full."""
    import pyarrow
    from pyarrow.parquet import ParquetWriter

    waiting: list[Any] = []
    writer: Any = None

    def write_group() -> None:
        nonlocal writer
        group = pyarrow.concat_tables(waiting)
        writer = writer or ParquetWriter(out, group.schema)
        writer.write_table(group)
        waiting.clear()

    def add(table: Columns) -> None:
        waiting.append(pyarrow.table(table))
        if sum(map(len, waiting)) >= GROUP:
            write_group()

    try:
        yield add
        if waiting:
            write_group()
        writer.close()
    finally:
        if writer:
            writer.is_open = False  # after an error it would write its end to a file that is closed


FORMATS: dict[str, Callable[[BinaryIO], AbstractContextManager[Add]]] = {
    ".csv": csv_rows,
    ".json": json_rows,
    ".parquet": parquet_rows,
}
