"""Salvage: what is right in a text that is not TOML, table by table; a half-typed card does not hide the others."""

import re
from typing import NamedTuple

from labdeck.deck.content import NotToml, content_in

HEADER = re.compile(r"[ \t]*(\[\[?)[ \t]*([\w-]+)[ \t]*(?:\.[^\]\n]*)?\]\]?[ \t]*(?:#.*)?")


class Salvaged(NamedTuple):
    """A text with the wrong lines put aside: it has the same lines, and a mark in place of each of these."""

    text: str
    aside: dict[str, str]  # the lines behind the marks

    def restored(self, text: str) -> str:
        """A text made of the salvaged one, with the lines that were put aside."""
        return "\n".join(self.aside.get(line, line) for line in text.split("\n")) if self.aside else text


class Part(NamedTuple):
    """Some lines of a text from a header on; `table` is its name, empty above the first."""

    table: str
    is_card: bool
    first: int
    lines: list[str]


def parts(text: str) -> list[Part]:
    """A text in parts, each from a header to the next; the lines count from 1."""
    found = [Part("", False, 1, [])]
    for number, line in enumerate(text.split("\n"), 1):
        if header := HEADER.fullmatch(line.rstrip("\r")):
            found.append(Part(header[2], header[1] == "[[", number, []))
        found[-1].lines.append(line)
    return found


def salvaged(text: str) -> Salvaged:
    """The text as far as its tables are right, each by itself; a wrong card stays as an empty one."""
    if _is_right(text):
        return Salvaged(text, {})
    mark = "#\ue000"
    while mark in text:
        mark += "\ue000"
    aside: dict[str, str] = {}
    lines: list[str] = []
    for part in parts(text):
        wrong = 0 if _is_right("\n".join(part.lines)) else len(part.lines)
        if wrong and _is_right(part.lines[0]) and part.table:
            wrong -= 1
        lines += part.lines[: len(part.lines) - wrong]
        for line in part.lines[len(part.lines) - wrong :]:
            lines.append(f"{mark}{len(aside)}")
            aside[lines[-1]] = line
    whole = "\n".join(lines)
    return Salvaged(whole, aside) if _is_right(whole) else Salvaged("", {"": text})


def _is_right(text: str) -> bool:
    """Whether a text is TOML that can be read in a moment."""
    try:
        content_in(text)
    except NotToml:
        return False
    return True


def card_at(text: str, line: int) -> tuple[str, int]:
    """The table, and which card of it, that a line belongs to; -1 if that is no card."""
    seen: dict[str, int] = {}
    table, number = "", -1
    for part in parts(text):
        if part.first > line:
            break
        if part.is_card:
            seen[part.table] = seen.get(part.table, -1) + 1
        table, number = part.table, seen.get(part.table, -1)
    return table, number
