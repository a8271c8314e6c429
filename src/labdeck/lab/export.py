"""Export: games as a table in a file, a row for each, as CSV, JSON or Parquet."""

import csv
import json
import os
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from labdeck.game.result import ENDINGS

from .games import Games

Columns = dict[str, list[Any]]


def columns(games: Games) -> Columns:
    """The table by its columns; docs/reference/simulation.md says what each is."""
    many = len(games)
    table: Columns = {
        "game": list(range(many)),
        "seed": games.seeds.tolist(),
        "deck": [games.tables.file.id] * many,
        "players": [games.seats] * many,
        "bots": [",".join(games.bots)] * many,
        "first": games.firsts.tolist(),
        "turns": games.turns.tolist(),
        "decisions": games.decisions.tolist(),
        "ended": [ENDINGS[how] for how in games.ended.tolist()],
    }
    for p in range(games.seats):
        table[f"score_{p}"] = games.scores[:, p].tolist()
        table[f"win_{p}"] = games.wins[:, p].tolist()
    return table


def write_csv(table: Columns, file: Path) -> None:
    """Write the table as CSV with a line of names."""
    with open(file, "w", newline="", encoding="utf-8") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(table)
        writer.writerows(zip(*table.values(), strict=True))


def write_json(table: Columns, file: Path) -> None:
    """Write the table as a list of objects, one a line."""
    rows = (dict(zip(table, row, strict=True)) for row in zip(*table.values(), strict=True))
    file.write_text("[\n" + ",\n".join(map(json.dumps, rows)) + "\n]\n", encoding="utf-8")


def write_parquet(table: Columns, file: Path) -> None:
    """Write the table as Parquet."""
    import pyarrow
    import pyarrow.parquet

    pyarrow.parquet.write_table(pyarrow.table(table), file)


WRITERS: dict[str, Callable[[Columns, Path], None]] = {
    ".csv": write_csv,
    ".json": write_json,
    ".parquet": write_parquet,
}


def why_not_at(file: Path) -> str:
    """Why nothing can be written to a file of this name; empty if it can."""
    if file.is_dir():
        return f"{file} is a folder"
    if not file.parent.is_dir():
        return f"there is no folder {file.parent}"
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        return f"{file} may not be written"
    return ""


def why_not_to(file: Path) -> str:
    """Why a table cannot be written to this file; empty if it can."""
    if file.suffix not in WRITERS:
        return f"{file} should end in .parquet, .csv or .json"
    if file.suffix == ".parquet" and find_spec("pyarrow") is None:
        return "Parquet needs pyarrow: install labdeck[lab], or write .csv"
    return why_not_at(file)


def write(games: Games, file: Path) -> None:
    """Write the games to a file, in the format that its name ends in."""
    WRITERS[file.suffix](columns(games), file)
