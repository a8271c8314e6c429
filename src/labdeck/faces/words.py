"""Words looked up in tables: each line has words, separated by commas, and what they lead to.

A word stands for itself and its plural; with a star, for all that begin with it."""

import re
from typing import TypeVar

T = TypeVar("T")
Table = tuple[tuple[str, T], ...]
WORD = re.compile(r"[^\W_]+")


def by_line(table: Table[T], text: str) -> T | None:
    """What the first line leads to that has a word of the text."""
    given = WORD.findall(text.lower())
    return next((found for line, found in table if any(_has(line, word) for word in given)), None)


def by_word(table: Table[T], text: str) -> T | None:
    """What the first word of the text leads to that is in any line."""
    given = WORD.findall(text.lower())
    return next((found for word in given for line, found in table if _has(line, word)), None)


def by_part(table: Table[T], text: str) -> T | None:
    """What the first line leads to of which something occurs in the text, were it in the middle of a word."""
    lower = text.lower()
    return next((found for line, found in table if any(part in lower for part in line.split(", "))), None)


def _has(line: str, word: str) -> bool:
    for known in line.split(", "):
        if word in (known, f"{known}s", f"{known}es") or (known[-1] == "*" and word.startswith(known[:-1])):
            return True
    return False
