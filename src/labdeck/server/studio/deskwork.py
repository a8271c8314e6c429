"""A process that works on strangers' texts: deeds come in; what they make goes out, or a sentence that says why not."""

import re
import sys
import tomllib
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

from labdeck.deck import DeckError, PictureError, cleaned, name_of, read_text
from labdeck.deck.errors import printable
from labdeck.server.security import place_of
from labdeck.server.work import work

FILE = "deck.toml"
NICE = 5  # tables go first
LONGEST_TITLE = 120
TITLE = re.compile(r'^\s*title\s*=\s*"([^"\\]*)"', re.MULTILINE)


class Sorry(Exception):
    """Something that cannot be done, as a sentence for people."""


def glance(text: str, pictures: dict[str, bytes]) -> dict[str, str]:
    """What a text is called, by which name it is played, and the first thing that is wrong with it."""
    try:
        deck = read_text(text, Path(FILE), pictures)
    except DeckError as error:
        return {"title": title_in(text), "name": "", "problem": f"{error.problems[0]}."}
    return {"title": printable(deck.title)[:LONGEST_TITLE], "name": name_of(deck), "problem": ""}


def title_in(text: str) -> str:
    """What a text that is not right calls itself."""
    try:
        title = tomllib.loads(text)["deck"]["title"]
    except (ValueError, KeyError, TypeError, RecursionError):
        found = TITLE.search(text)
        title = found[1] if found else ""
    return printable(title)[:LONGEST_TITLE] if isinstance(title, str) else ""


def picture(raw: bytes) -> dict[str, str]:
    """A picture as cards show it, by its name."""
    try:
        made = cleaned(raw)
    except PictureError as error:
        raise Sorry(f"The picture {error}.") from None
    return {"name": made.name, "bytes": b64encode(made.bytes).decode()}


DEEDS: dict[str, Callable[..., Any]] = {deed.__name__: deed for deed in (glance, picture)}


def answer(question: tuple[str, dict[str, Any]]) -> dict[str, Any]:
    """What a deed makes; why it cannot be done; or where it failed, without any value."""
    deed, given = question
    try:
        return {"made": DEEDS[deed](**given)}
    except DeckError as error:
        return {"refused": f"{error.problems[0]}."}
    except Sorry as sorry:
        return {"refused": str(sorry)}
    except Exception as error:
        return {"failed": place_of(error)}


if __name__ == "__main__":
    work(answer, int(sys.argv[1]), NICE)
