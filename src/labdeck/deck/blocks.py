"""Blocks: the lines of a table in the text of a deck file, with the comments that belong to it."""

import re
from typing import NamedTuple

from .places import Path, Places

COMMENT = re.compile(r"[ \t]*#")
BLANK = re.compile(r"[ \t]*\r?\n")


class Block(NamedTuple):
    """Where the lines of a table begin and end; `header` is where its header stands."""

    start: int
    header: int
    end: int


def block(places: Places, path: Path) -> Block | None:
    """The block of a table that has a header: comments right above it are its own, and those below its last value."""
    place = places.whole(path)
    if place is None or not is_header(places, path):
        return None
    text = places.text
    start = header = text.rfind("\n", 0, place.key) + 1
    while start and COMMENT.match(text, above := text.rfind("\n", 0, start - 1) + 1):
        start = above
    end = below = line_end(text, place.end)
    while COMMENT.match(text, below):
        below = line_end(text, below)
    is_last = below == len(text) or BLANK.match(text, below)
    return Block(start, header, below if is_last else end)


def is_header(places: Places, path: Path) -> bool:
    """Whether a table has a header of its own, and is not written within another value."""
    place = places.value(path)
    return place is not None and place.key == place.start and places.text[place.key] == "["


def line_end(text: str, at: int) -> int:
    """Where the next line begins."""
    return text.find("\n", at) + 1 or len(text)


def newline(text: str) -> str:
    """How the lines of a text end."""
    return "\r\n" if "\r\n" in text else "\n"


def without(text: str, start: int, end: int) -> str:
    """The text without some lines; of blank ones above and below them only those above stay."""
    is_apart = start == 0 or re.search(r"\n[ \t]*\r?\n$", text[:start])
    while is_apart and (blank := BLANK.match(text, end)):
        end = blank.end()
    return text[:start] + text[end:]


def inserted(text: str, at: int, lines: str) -> str:
    """The text with more lines at the beginning of one of its lines, with a blank one above and below them."""
    end = newline(text)
    head, tail = text[:at], text[at:]
    if head and not head.endswith("\n"):
        head += end
    if head and not re.search(r"(^|\n)[ \t]*\r?\n$", head):
        head += end
    return head + lines + (end if tail and not BLANK.match(tail) else "") + tail
