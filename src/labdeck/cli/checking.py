"""Checking decks: what `labdeck check` prints."""

from collections.abc import Sequence
from pathlib import Path

from labdeck.deck import Examined, Rewriting, examine, names, rewrite
from labdeck.deck.errors import printable
from labdeck.deck.library import FOLDER, no_such_deck
from labdeck.deck.words import counted

from .wrong import WrongUse


def checked(files: Sequence[str], fix: bool = False) -> tuple[list[str], int]:
    """Every problem of the files, a line each, with a verdict on each file; 1 if one cannot be played."""
    if fix and (shipped := [file for file in files if file in names()]):
        raise WrongUse(f"{shipped[0]} comes with Labdeck; --fix is for files of your own")
    lines: list[str] = []
    status = 0
    for file in files:
        found = _examined(file)
        errors = sum(problem.severity == "error" for problem in found.problems)
        warnings = counted(len(found.problems) - errors, "warning")
        lines += [f"{problem.severity}: {problem}" for problem in found.problems]
        if errors:
            status = 1
            lines.append(f"{file}: {counted(errors, 'error')}, {warnings}")
        else:
            lines += map(str, rewrite(file)) if fix else [_note(file, each) for each in found.rewritings]
            lines.append(f"{file}: right, {counted(found.cards, 'card')}, {warnings}")
    return lines, status


def _examined(file: str) -> Examined:
    path = str(FOLDER / f"{file}.toml") if file in names() else file
    is_name = path == file == Path(file).stem and not Path(file).exists()
    return Examined(list(no_such_deck(file).problems)) if is_name else examine(path)


def _note(file: str, rewriting: Rewriting) -> str:
    return f"note: {file}:{rewriting.line}: {printable(rewriting.old)!r} reads as {printable(rewriting.new)!r}"
