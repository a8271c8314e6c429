"""The generated reference pages: written by `labdeck reference --write`, compared by `--check`."""

from pathlib import Path
from typing import Any

import typer

WIDTH = 100  # columns of the page on commands
HEAD = """\
# The command line

A command that goes wrong says so in one sentence on stderr. Its exit status is then 2 if the command line
was wrong and 1 otherwise; 130 means that Ctrl-C ended it. `python -m labdeck` is the same command. This page is
written by `labdeck reference`.
"""


def pages() -> dict[str, str]:
    """Every generated page by its file name."""
    from labdeck.deck.reference import reference_knobs, reference_phrases
    from labdeck.game.reasons import reference_reasons
    from labdeck.server.limits import reference_limits

    return {
        "phrases.md": reference_phrases(),
        "knobs.md": reference_knobs(),
        "reasons.md": reference_reasons(),
        "command-line.md": reference_commands(),
        "limits.md": reference_limits(),
    }


def write_pages(folder: Path) -> tuple[list[str], int]:
    """Write the pages into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = []
    for name, text in pages().items():
        (folder / name).write_text(text, encoding="utf-8")
        lines.append(f"{folder / name}: written")
    return lines, 0


def compare_pages(folder: Path) -> tuple[list[str], int]:
    """Say of each page in a folder whether it is up to date; 1 if one is not."""
    lines = []
    for name, text in pages().items():
        file = folder / name
        is_right = file.exists() and file.read_text(encoding="utf-8") == text
        lines.append(f"{file}: {'up to date' if is_right else 'out of date; labdeck reference --write renews it'}")
    return lines, int(any("out of date" in line for line in lines))


def reference_commands() -> str:
    """The page docs/reference/command-line.md: every command with its arguments and options."""
    from .app import app

    group: Any = typer.main.get_command(app)
    outer = group.make_context("labdeck", [], resilient_parsing=True)
    parts = []
    for name, command in group.commands.items():
        inner = type(outer)(command, info_name=name, parent=outer, terminal_width=WIDTH)
        parts.append(f"## labdeck {name}\n\n```text\n{command.get_help(inner)}\n```\n")
    return "\n".join([HEAD, *parts])
