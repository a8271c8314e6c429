"""Checking decks: what `labdeck check` prints."""

from collections.abc import Sequence
from pathlib import Path

from labdeck.deck import check, load, names
from labdeck.deck.library import FOLDER, no_such_deck
from labdeck.deck.words import counted


def checked(files: Sequence[str]) -> tuple[list[str], int]:
    """Every problem of the files, a line each, with a verdict on each file; 1 if one cannot be played."""
    lines: list[str] = []
    status = 0
    for file in files:
        path = str(FOLDER / f"{file}.toml") if file in names() else file
        is_name = path == file == Path(file).stem and not Path(file).exists()
        problems = no_such_deck(file).problems if is_name else check(path)
        lines += [f"{problem.severity}: {problem}" for problem in problems]
        errors = sum(problem.severity == "error" for problem in problems)
        warnings = counted(len(problems) - errors, "warning")
        if errors:
            status = 1
            lines.append(f"{file}: {counted(errors, 'error')}, {warnings}")
        else:
            lines.append(f"{file}: right, {counted(sum(load(path).counts.values()), 'card')}, {warnings}")
    return lines, status
