"""A person at a keyboard, for tests: the command through a pipe, or in a real pseudo-terminal."""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pexpect

from tests.tools.patience import PATIENCE

COMMAND = (sys.executable, "-m", "labdeck")
PROMPT = r"\w+ [A-E]> "
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def environment(folder: Path) -> dict[str, str]:
    """The environment of a user whose games are kept in the folder."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")}
    return kept | {"XDG_STATE_HOME": str(folder), "TERM": "xterm-256color", "PYTHONUTF8": "1"}


def pipe(folder: Path, arguments: Sequence[str], lines: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    """Run a command in the folder with these lines as its input."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        cwd=folder,
        env=environment(folder),
        timeout=PATIENCE,
    )


class Terminal:
    """The command in a pseudo-terminal of a given size."""

    def __init__(self, folder: Path, arguments: Sequence[str], columns: int = 80, rows: int = 24) -> None:
        self.columns = columns
        self.child = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], *arguments],
            cwd=str(folder),
            env=environment(folder),
            dimensions=(rows, columns),
            encoding="utf-8",
            timeout=PATIENCE,
        )
        self.child.delaybeforesend = None

    def read(self, pattern: str = PROMPT) -> str:
        """What is shown up to the pattern, without colours."""
        self.child.expect(pattern)
        return ESCAPES.sub("", f"{self.child.before}{self.child.after}")

    def type(self, line: str, pattern: str = PROMPT) -> str:
        """Type a line and read what comes, up to the pattern."""
        self.child.sendline(line)
        return self.read(pattern)

    def rest(self) -> str:
        """What is shown until the command ends, which leaves its exit status in `status`."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        self.status = self.child.exitstatus
        return ESCAPES.sub("", self.child.before)
