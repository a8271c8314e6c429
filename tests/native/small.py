"""Small texts of a few functions, run by Python and as machine code."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from labdeck.native.build import compiled
from labdeck.native.checked import Checked
from labdeck.native.library import Library
from labdeck.native.translate import Program

NAME = "rules.small"
HEAD = "from labdeck.rules.schema import Counts, Deck, State\n"


class Small:
    """A text as a module of Python, and as a library with the same functions."""

    def __init__(self, folder: Path, text: str, is_checked: bool = False) -> None:
        names = [line[4:].split("(")[0] for line in text.splitlines() if line.startswith("def ")]
        self.path = folder / "small.py"
        self.path.write_text(f"{HEAD}__all__ = {names}\n{text}")
        self.python: dict[str, Any] = {"__name__": f"labdeck.{NAME}"}
        exec(self.path.read_text(), self.python)
        made = folder / f"{len(list(folder.iterdir()))}.so"
        self.library = self.checked(made) if is_checked else self.plain(made)

    def plain(self, made: Path) -> Library:
        """The text as a library."""
        made.write_bytes(compiled(Program({NAME: self.path}).text()))
        return Library(made)

    def checked(self, made: Path) -> Checked:
        """The text as a checked library."""
        return Checked({NAME: self.path}, made)

    def both(self, name: str) -> tuple[Callable[..., Any], Callable[..., Any]]:
        """A function in both ways."""
        return self.python[name], self.library.entry(self.python[name])
