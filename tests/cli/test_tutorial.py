"""The documents' commands run as they stand: in order, in one folder, with the typed lines they give.

In a page, `<!-- typed: a; b -->` above a console block gives the lines typed into each of its commands. Lines
below a command are part of what it prints. A diff block is an edit of the file mine.toml, a toml block is added to it.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.patience import PATIENCE

from .keyboard import environment

ROOT = Path(__file__).parents[2]
PAGES = (
    "docs/tutorial/play-a-game.md",
    "docs/tutorial/first-card.md",
    "docs/how-to/save-and-replay.md",
    "docs/how-to/make-a-deck-from-a-spreadsheet.md",
)
BLOCK = re.compile(r"(?:<!-- typed: (.*?) -->\n)?```(console|diff|toml)\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize("page", PAGES)
def test_the_commands_of_a_page_run(tmp_path: Path, page: str) -> None:
    (tmp_path / "src").symlink_to(ROOT / "src")
    blocks = BLOCK.findall((ROOT / page).read_text())
    assert blocks
    for typed, language, text in blocks:
        if language == "console":
            run_block(tmp_path, text, typed.split("; "))
        else:
            edit(tmp_path / "mine.toml", language, text)


def run_block(folder: Path, text: str, typed: list[str]) -> None:
    """Run the commands of a block, and find below each what it printed."""
    for part in text.removeprefix("$ ").split("\n$ "):
        command, *expected = part.strip().split("\n")
        if command.startswith("make "):
            continue
        env = environment(folder)
        shown = subprocess.run(
            command,
            shell=True,
            input="".join(f"{line}\n" for line in typed),
            capture_output=True,
            text=True,
            cwd=folder,
            env=env | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{env['PATH']}"},
            timeout=PATIENCE,
        )
        assert shown.stderr == "", command
        assert shown.returncode == any("error:" in line for line in expected), command
        assert all(line in shown.stdout for line in expected), (command, shown.stdout)
        if "labdeck play" in command:
            assert not re.search(r"There is no choice|not a choice now", shown.stdout), shown.stdout


def edit(file: Path, language: str, text: str) -> None:
    """Change the file as a block says."""
    content = file.read_text()
    if language == "toml":
        file.write_text(f"{content}\n{text}")
        return
    old = "".join(line[1:] for line in text.splitlines(keepends=True) if line.startswith("-"))
    new = "".join(line[1:] for line in text.splitlines(keepends=True) if line.startswith("+"))
    assert old in content
    file.write_text(content.replace(old, new))
