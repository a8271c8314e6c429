"""What the checker says of a deck with some text, and how a test asks for it."""

import re
from pathlib import Path

import pytest

from labdeck.deck import DeckError, Problem, check, load


def problems(folder: Path, text: str) -> list[Problem]:
    """What the checker says of a deck with this text."""
    path = folder / "deck.toml"
    path.write_text(text, encoding="utf-8")
    return check(path)


def printed(folder: Path, text: str) -> list[str]:
    """The same as lines, without the file's name and the number of the line."""
    return [re.sub(r"^.*?deck\.toml(:\d+)?: ", "", str(problem)) for problem in problems(folder, text)]


def assert_named(folder: Path, text: str, says: str) -> None:
    """The checker names a mistake so, and the deck does not load."""
    assert any(line.startswith(says) for line in printed(folder, text)), printed(folder, text)
    with pytest.raises(DeckError):
        load(folder / "deck.toml")


def assert_warned(folder: Path, text: str, says: str) -> None:
    """The checker warns so and of nothing else, and the deck loads."""
    assert [problem.severity for problem in problems(folder, text)] == ["warning"]
    assert printed(folder, text) == [says]
    assert load(folder / "deck.toml").id == "small"
