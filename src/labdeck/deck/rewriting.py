"""Rewriting: what a deck file says, put in its place as the cards will say it; everything else stays as it is."""

import json
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from .draft import Draft
from .errors import Label, Report, printable
from .places import Path as Way
from .places import Places

FIELDS = ("effect", "needs")  # that are read tolerantly
FOLDED = re.compile(r'"""(?:\\[ \t]*\r?\n\s*|\r?\n)?')
LITERAL = re.compile(r"'''(?:\r?\n)?")


class Rewriting(NamedTuple):
    """A text of a card as its author wrote it, and as the card will say it."""

    at: Way
    line: int
    old: str
    new: str

    def __str__(self) -> str:
        return f"line {self.line}: {printable(self.old)} -> {printable(self.new)}"


def rewritings(made: Draft, report: Report) -> list[Rewriting]:
    """What the cards of a draft without errors will say otherwise than the file, in the file's order."""
    found = [
        Rewriting(at, report.places.line(at), old, new)
        for name, table in made.family.tables.items()
        for card in made.tables[name]
        for field in FIELDS
        if field in card
        for at, old, new in _changes(card["label"], field, card[field], getattr(table.title(card), field))
        if old != new
    ]
    return sorted(found, key=lambda rewriting: rewriting.line)


def _changes(
    label: Label, field: str, old: str | tuple[str, ...], new: str | tuple[str, ...]
) -> Iterator[tuple[Way, str, str]]:
    """A text, or each entry of a list, as it was and as it will be."""
    if isinstance(old, str):
        yield (*label.at, field), old, str(new)
    else:
        for entry, (before, after) in enumerate(zip(old, new, strict=True)):
            yield (*label.at, field, entry), before, after


def rewritten(places: Places, changes: Iterable[tuple[Way, str]]) -> str:
    """The text of the places with other strings at some of them."""
    text = places.text
    found = [(place, new) for at, new in changes if (place := places.value(at))]
    for place, new in sorted(found, reverse=True):
        text = text[: place.start] + quoted(new, text[place.start : place.end]) + text[place.end :]
    return text


def quoted(text: str, like: str) -> str:
    """A text as TOML has it, in quotes like those of another as far as these can hold it."""
    escaped = json.dumps(text, ensure_ascii=False)
    if (opening := LITERAL.match(like)) and "'''" not in text and not text.endswith("'"):
        return f"{opening[0]}{text}'''"
    if like.startswith("'") and "'" not in text and text.isprintable():
        return f"'{text}'"
    if opening := FOLDED.match(like):
        return f'{opening[0]}{escaped[1:-1]}"""'
    return escaped


def replace_file(path: Path, text: str) -> None:
    """Writes a file that there is anew; until the new one is whole, the old one stays."""
    path = path.resolve()
    half = path.with_name(f"{path.name}.half")
    try:
        with open(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, path.stat().st_mode & 0o777), "wb") as out:
            os.fchmod(out.fileno(), path.stat().st_mode & 0o777)  # whatever the umask says
            out.write(text.encode())
            out.flush()
            os.fsync(out.fileno())
        os.replace(half, path)
    finally:
        half.unlink(missing_ok=True)
