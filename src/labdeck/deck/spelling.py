"""Spelling: values as TOML has them, put in place of others so that what stands beside and between them stays."""

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any

from .places import BLANK, VOID, Path, Place, Places
from .rewriting import quoted

WIDEST = 100  # letters of a list that stands on one line
BARE = re.compile(r"[A-Za-z0-9_-]+")


def toml(value: Any) -> str:
    """A value as TOML has it; a long list has a line for each entry."""
    if isinstance(value, Mapping):
        pairs = ", ".join(f"{key(name)} = {toml(inner)}" for name, inner in value.items() if inner is not None)
        return f"{{ {pairs} }}" if pairs else "{}"
    if isinstance(value, list | tuple):
        entries = [toml(entry) for entry in value]
        line = f"[{', '.join(entries)}]"
        return line if len(line) <= WIDEST else "[\n" + "".join(f"  {entry},\n" for entry in entries) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def key(name: str) -> str:
    """A key as TOML has it."""
    return name if BARE.fullmatch(name) else toml(name)


def respelled(places: Places, path: Path, old: Any, new: Any) -> str:
    """The text with another value at a path, in quotes like the old one's; of a list only the entries that differ."""
    text, place = places.text, places.value(path)
    assert place is not None
    if isinstance(old, list) and isinstance(new, list | tuple):
        return _relisted(places, path, old, list(new))
    return text[: place.start] + _like(new, text[place.start : place.end]) + text[place.end :]


def _like(new: Any, like: str) -> str:
    """A value as TOML has it, a text in quotes like those of another if these can hold it."""
    if not isinstance(new, str) or like[:1] not in "\"'":
        return toml(new)
    spelled = quoted(new, like)
    try:
        return spelled if tomllib.loads(f"value = {spelled}") == {"value": new} else toml(new)
    except tomllib.TOMLDecodeError:
        return toml(new)


def _relisted(places: Places, path: Path, old: list[Any], new: list[Any]) -> str:
    """The text with another list at a path; the entries that both have stay as they are, with what is around them."""
    text = places.text
    same = next((at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
    behind = next(
        (at for at, (a, b) in enumerate(zip(old[same:][::-1], new[same:][::-1], strict=False)) if a != b),
        min(len(old), len(new)) - same,
    )
    first, gone, come = same, old[same : len(old) - behind], new[same : len(new) - behind]
    spots = [_spot(places, (*path, number)) for number in range(len(old))]
    both = min(len(gone), len(come))
    for number in range(first + len(gone) - 1, first + both - 1, -1):
        text = _without_entry(text, spots[number])
    if more := come[both:]:
        text = _with_entries(text, places, path, spots, first + both, more)
    for number in range(first + both - 1, first - 1, -1):
        start, end = spots[number].start, spots[number].end
        text = text[:start] + _like(new[number], text[start:end]) + text[end:]
    return text


def _spot(places: Places, path: Path) -> Place:
    place = places.value(path)
    assert place is not None
    return place


def _without_entry(text: str, spot: Place) -> str:
    """The text without an entry of a list and its comma; a line of which nothing is left goes too."""
    void = VOID.match(text, spot.end)
    behind = void.end() if void else spot.end
    between = text[spot.end : behind] if text[behind] == "," else ""
    rest = text[behind + 1 :] if text[behind] == "," else text[spot.end :]
    head, tail = text[: spot.start], between.strip(" \t") + rest
    if text[behind] != ",":
        head = re.sub(r",\s*$", "", head)
    line = head.rfind("\n") + 1
    if not head[line:].strip() and (blank := re.match(r"[ \t]*\r?\n", tail)):
        return head[:line] + tail[blank.end() :]
    return head + tail[len(BLANK.match(tail)[0]) if head.endswith((" ", "[")) else 0 :]  # type: ignore[index]


def _with_entries(text: str, places: Places, path: Path, spots: list[Place], at: int, more: list[Any]) -> str:
    """The text with further entries before the one of that number, laid out as the others are."""
    entries = [toml(entry) for entry in more]
    if not spots:
        opening = _spot(places, path).start + 1
        whole = toml(more)
        return text[:opening] + whole[1:-1] + text[opening:]
    if at:
        end = spots[at - 1].end
        gap = _gap(text, spots[at - 1].start)
        return text[:end] + "".join(f",{gap}{entry}" for entry in entries) + text[end:]
    start = spots[0].start
    gap = _gap(text, start)
    return text[:start] + "".join(f"{entry},{gap}" for entry in entries) + text[start:]


def _gap(text: str, start: int) -> str:
    """What stands between entries like the one that begins here: a space, or a new line as far in."""
    line = text.rfind("\n", 0, start) + 1
    before = text[line:start]
    return (("\r\n" if text[line - 2 : line] == "\r\n" else "\n") + before) if line and not before.strip() else " "
