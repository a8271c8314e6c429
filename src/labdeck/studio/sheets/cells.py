"""Cells: a value of a deck file as the text of a cell, and back, by what its field takes."""

import json
import re
from typing import Any

from labdeck.deck.drafting import HEAD, WORDS
from labdeck.deck.families import FAMILIES
from labdeck.deck.knobs import KNOBS
from labdeck.deck.question import KEYS as QUESTION
from labdeck.deck.question import TABLE

BETWEEN = " | "
LISTS = ("list", "pair")
YES = {"true": True, "yes": True, "x": True, "1": True, "false": False, "no": False, "0": False}
CARDS = {name: table.keys for family in FAMILIES.values() for name, table in family.tables.items()} | {TABLE: QUESTION}
KINDS = {(table, key.name): key.takes.kind for table, keys in CARDS.items() for key in keys}
KINDS |= {("deck", key.name): key.takes.kind for key in HEAD} | {("words", key.name): key.takes.kind for key in WORDS}


def kind_of(table: str, field: str) -> str:
    """What a field takes: a text, a number, yes or no, a list …"""
    if table == "classes":
        return "list"
    if table == "knobs":
        knob = next((knob for knob in KNOBS if knob.name == field), None)
        default = knob.default if knob else ""
        return {bool: "truth", tuple: "list", int: "number"}.get(type(default), "number")
    return KINDS.get((table, field), "text")


def as_cell(value: Any) -> str:
    """A value as the text of a cell; a list as JSON if a simple one could be read otherwise."""
    if isinstance(value, list):
        texts = [entry for entry in value if isinstance(entry, str)]
        is_plain = texts == value or all(isinstance(entry, int) and not isinstance(entry, bool) for entry in value)
        is_odd = any(not text or text != text.strip() or "|" in text or "\n" in text for text in texts)
        if not value or not is_plain or is_odd or (texts and texts[0].startswith("[")):
            return json.dumps(value, ensure_ascii=False, default=str)
        return BETWEEN.join(map(str, value))
    if isinstance(value, bool):
        return str(value).lower()
    return str(value)


def from_cell(cell: str, table: str, field: str) -> Any:
    """The value of a cell; a text where the field cannot take it, so that it is told at its card."""
    kind = kind_of(table, field)
    if kind in LISTS:
        return _list(cell, kind)
    if kind == "number":
        return int(cell) if re.fullmatch(r"[+-]?[0-9]{1,9}", cell) else cell
    if kind == "truth":
        return YES.get(cell.lower(), cell)
    return cell


def _list(cell: str, kind: str) -> list[Any]:
    if cell.startswith("["):
        try:
            found = json.loads(cell)
        except (ValueError, RecursionError):
            found = None
        if isinstance(found, list):
            return found
    entries = [entry.strip() for entry in re.split(r"\||\n", cell) if entry.strip()]
    if kind == "pair":
        entries = re.findall(r"[0-9]{1,9}", cell)
    return [int(entry) for entry in entries] if kind == "pair" else entries
