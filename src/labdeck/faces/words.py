"""Tables that are looked up by words: each line has words, separated by commas, and a value.

A word matches itself and its plural; with a star, every word that begins with it."""

import re
from collections.abc import Iterator
from typing import TypeVar

T = TypeVar("T")
Table = tuple[tuple[str, T], ...]
WORD = re.compile(r"[^\W_]+")


def by_line(table: Table[T], text: str) -> T | None:
    """The value of the first line of the table that has a word of the text."""
    return next(by_lines(table, text), None)


def by_lines(table: Table[T], text: str) -> Iterator[T]:
    """The values of all lines of the table that have a word of the text."""
    given = WORD.findall(text.lower())
    return (found for line, found in table if any(_has(line, word) for word in given))


def by_word(table: Table[T], text: str) -> T | None:
    """The value for the first word of the text that is in the table."""
    given = WORD.findall(text.lower())
    return next((found for word in given for line, found in table if _has(line, word)), None)


def by_part(table: Table[T], text: str) -> T | None:
    """The value of the first line that has something occurring in the text, even inside a word."""
    lower = text.lower()
    return next((found for line, found in table if any(part in lower for part in line.split(", "))), None)


def _has(line: str, word: str) -> bool:
    for known in line.split(", "):
        if word in (known, f"{known}s", f"{known}es") or (known[-1] == "*" and word.startswith(known[:-1])):
            return True
    return False
