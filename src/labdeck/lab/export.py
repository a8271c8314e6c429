"""Export: games in a file, a row for each, written as they finish; the file appears only when it is complete."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from typing import BinaryIO

from .games import Games
from .rows import FORMATS, columns


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
    if file.suffix not in FORMATS:
        return f"{file} should end in .parquet, .csv or .json"
    if file.suffix == ".parquet" and find_spec("pyarrow") is None:
        return "Parquet needs pyarrow: install labdeck[lab], or write .csv"
    if wrong := why_not_at(file):
        return wrong
    folder = real(file).parent
    return "" if os.access(folder, os.W_OK) or is_stream(file) else f"the folder {folder} may not be written"


def real(file: Path) -> Path:
    """The file itself, if the name is that of a symbolic link."""
    return Path(os.path.realpath(file))


def is_stream(file: Path) -> bool:
    """Whether it is a pipe or a device, which has no old content to protect."""
    return file.exists() and not file.is_file()


@contextmanager
def renewed(file: Path) -> Iterator[BinaryIO]:
    """A temporary file beside this one, open for writing; it replaces this one when the block ends.

    After an error the old file is unchanged, and the temporary one is deleted.
    """
    if is_stream(file):
        with open(file, "wb") as out:
            yield out
        return
    file = real(file)
    half = file.with_name(f"{file.name}.half-{token_hex(4)}")
    try:
        with open(half, "xb") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        if file.exists():
            shutil.copymode(file, half)
        half.replace(file)
    finally:
        half.unlink(missing_ok=True)


@contextmanager
def rows_to(file: Path) -> Iterator[Callable[[Games], None]]:
    """A function that writes a row for each game given to it, in the format of the file's suffix."""
    done = 0
    with renewed(file) as out, FORMATS[file.suffix](out) as add_rows:

        def add(games: Games) -> None:
            nonlocal done
            add_rows(columns(games, done))
            done += len(games)

        yield add


def write(games: Games, file: Path) -> None:
    """Write games to a file."""
    with rows_to(file) as add:
        add(games)
