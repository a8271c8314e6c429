"""Content: what a deck file says as TOML has it, or why it is none. Either is known in a moment, whatever the text."""

import re
import tomllib
from functools import lru_cache
from typing import Any

from .places import MARK

KEPT = 4  # texts whose content is known: one that is edited is asked for again and again
READING = 10**6  # steps: a key takes the reader as many as it has parts, for each of them
HALF = re.compile(r"[\ud800-\udfff]")  # of a letter that takes two numbers in UTF-16
LONG = re.compile(r"[\w+-]{4300,}")  # a number that Python refuses
WHERE = re.compile(r" \(at line (\d+), column (\d+)\)$")


class NotToml(ValueError):
    """Why a text is no TOML, or none that can be read in a moment, and on which line."""

    def __init__(self, line: int, says: str) -> None:
        self.line, self.says = line, says
        super().__init__(f"line {line} {says}")


def content_in(text: str) -> dict[str, Any]:
    """The content of a text, which is the caller's own; NotToml if it has none."""
    content: dict[str, Any] = _copied(_content(text))
    return content


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _copied(inner) for name, inner in value.items()}
    return list(map(_copied, value)) if isinstance(value, list) else value


@lru_cache(maxsize=KEPT)
def _content(text: str) -> dict[str, Any]:
    dots = [line.count(".") for line in text.split("\n")]
    if max(dots) * (len(dots) + sum(dots)) > READING:
        raise NotToml(dots.index(max(dots)) + 1, "has too many full stops; break it up")
    if half := HALF.search(text):
        raise NotToml(text.count("\n", 0, half.start()) + 1, "has half of a letter, which is no text")
    try:
        return tomllib.loads(text.removeprefix(MARK))
    except tomllib.TOMLDecodeError as error:
        where = WHERE.search(str(error))
        line, column = (int(where[1]), f" (column {where[2]})") if where else (text.count("\n") + 1, "")
        raise NotToml(line, f"is not TOML: {WHERE.sub('', str(error))}{column}") from None
    except ValueError:
        number = LONG.search(text)
        line = text.count("\n", 0, number.start()) + 1 if number else 0
        raise NotToml(line, "has a number that is far too long") from None
    except RecursionError:
        depths = [line.count("[") + line.count("{") for line in text.split("\n")]
        raise NotToml(depths.index(max(depths)) + 1, "is nested too deeply") from None
