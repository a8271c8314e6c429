"""Changes of a deck file as data: another value in one of its fields; its comments and the rest stay as they are."""

import json
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .errors import DeckError, Problem
from .places import MARK, Path, Place, Places

Value = str | int | bool | tuple[str | int, ...] | None
NAMES = ("id", "kind")  # by one of which a card is found


@dataclass(frozen=True, slots=True)
class Change:
    """Another value in a field of a card, of the deck's head, or of a knob.

    `table` is the file's table ("project", "knobs", "deck"), `card` the id or the kind of a card there, else empty. A
    value of None is a field that is not written; without a field the whole card is taken out.
    """

    table: str
    card: str
    field: str
    old: Value
    new: Value


def applied(text: str, changes: Iterable[Change]) -> str:
    """The text of a deck file with some changes made; a DeckError if one of them finds no place."""
    for change in changes:
        text = _changed(text, change)
    return text


def _changed(text: str, change: Change) -> str:
    places, around = Places(text), _around(text, change)
    if not change.field:
        return _without(text, _lines(text, places.whole(around)))
    at = (*around, change.field)
    if change.new is None:
        return _without(text, _lines(text, places.value(at)))
    if place := places.value(at):
        return text[: place.start] + _toml(change.new) + text[place.end :]
    line = f"{change.field} = {_toml(change.new)}\n"
    if header := places.value(around):
        end = text.find("\n", header.end) + 1 or len(text)
        return f"{text[:end]}{line}{text[end:]}"
    return f"{text.rstrip()}\n\n[{change.table}]\n{line}"


def _around(text: str, change: Change) -> Path:
    """The path of the table in which something changes."""
    if not change.card:
        return (change.table,)
    cards: list[dict[str, Any]] = tomllib.loads(text.removeprefix(MARK)).get(change.table, [])
    for number, card in enumerate(cards):
        if change.card in (card.get(name) for name in NAMES):
            return (change.table, number)
    raise DeckError([Problem("change", change.card, change.field, f"there is no such {change.table}")])


def _lines(text: str, place: Place | None) -> tuple[int, int]:
    """Where the lines of a place begin and end; nothing if there is no such place."""
    if place is None:
        return 0, 0
    return text.rfind("\n", 0, place.key) + 1, text.find("\n", place.end) + 1 or len(text)


def _without(text: str, lines: tuple[int, int]) -> str:
    return text[: lines[0]] + text[lines[1] :]


def _toml(value: Value) -> str:
    """A value as TOML has it."""
    return json.dumps(value, ensure_ascii=False)
