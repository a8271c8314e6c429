"""Importing: a deck from a spreadsheet or from pasted rows, with what was taken for what, and what did not fit."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from labdeck.deck import Change, applied
from labdeck.deck.changing import parsed
from labdeck.deck.words import plural

from .cells import CARDS, from_cell, kind_of
from .composing import HEADS, composed, in_order
from .exporting import HEAD
from .filling import filled
from .grids import Grid, Row, grids, wrong
from .headings import FIELDS, NAMED, field_of, fields_of

Content = dict[str, Any]
SAMPLE = 60
SPLIT = re.compile(r"\s*(?:\||\n|;|,(?!\d))\s*")
SORTS = {word: table for table in CARDS for word in (table, plural(table))}
GUESSES = (  # which table a row is of that does not say so, by the first of these fields that it has
    ("asks", "question"),
    ("needs", "project"),
    ("step", "discovery"),
    ("types", "discovery"),
    ("type", "hero"),
    ("effect", "modifier"),
    ("points", "project"),
    ("copies", "resource"),
)
USUAL = ("name", "points", "needs")  # the columns of a list without headings that are known
KNOWN = 2  # headings that are known make a row of headings, whatever the others are


class Imported(NamedTuple):
    """A deck made from a spreadsheet; its parts fit the model of this name in the protocol."""

    text: str
    cards: int
    columns: list[dict[str, str]]
    fields: list[str]
    misfits: list[dict[str, Any]]


class Taken:
    """What was taken from the grids so far."""

    def __init__(self, chosen: Mapping[str, str]) -> None:
        self.chosen = dict(chosen)
        self.content: Content = {}
        self.columns: dict[str, dict[str, str]] = {}
        self.misfits: list[dict[str, Any]] = []
        self.many = 0

    def tell(self, row: int, column: str, says: str) -> None:
        """Notes what did not fit, or was guessed."""
        self.misfits.append({"row": row, "column": column, "says": says})

    def grid(self, grid: Grid) -> None:
        """Takes the sections of a grid: cards under their headings, and fields of the deck's head."""
        rows = [(number, row) for number, row in enumerate(grid.rows, 1) if any(row)]
        headings: Row = []
        is_head, fields = False, [""]
        for at, (number, row) in enumerate(rows):
            words = [cell.lower() for cell in row[: len(HEAD)]]
            if tuple(words) == HEAD:
                is_head = True
            elif is_head:
                self.head(number, row)
            elif not headings:
                headings, fields = self.headings(row, rows[at + 1][1] if at + 1 < len(rows) else [])
                if not self.is_heading:
                    self.card(number, row, headings, fields, grid.name)
            else:
                self.card(number, row, headings, fields, grid.name)

    def headings(self, row: Row, below: Row) -> tuple[Row, list[str]]:
        """The headings of a section and the fields they mean; the usual ones if none is known."""
        known = [field_of(cell) for cell in row]
        is_known = sum(map(bool, known)) >= KNOWN or not NAMED.isdisjoint(known)
        is_over = any(under.isdecimal() and not cell.isdecimal() for cell, under in zip(row, below, strict=False))
        self.is_heading = is_known or is_over or any(cell in self.chosen for cell in row)
        names = row if self.is_heading else [f"column {number}" for number in range(1, len(row) + 1)]
        fields = fields_of(names, self.chosen)
        if not any(fields):
            fields = [*USUAL, *([""] * len(row))][: len(row)]
            self.tell(
                1, "", "there are no headings that are known, so the columns are taken for name, points and needs"
            )
        for heading, field in zip(names, fields, strict=True):
            if heading:
                self.columns.setdefault(heading, {"heading": heading, "field": field, "sample": ""})
            if heading and not field and heading not in self.chosen:
                self.tell(0, heading, "no field is called so; the column is left out")
        return names, fields

    def head(self, number: int, row: Row) -> None:
        """Takes a field of the deck's head."""
        table, field, cell = [*row, "", "", ""][:3]
        if table in HEADS and field:
            self.content.setdefault(table, {})[field] = from_cell(cell, table, field)
        else:
            self.tell(number, "table", f"“{table}” is no table of a deck's head")

    def card(self, number: int, row: Row, headings: Row, fields: list[str], sheet: str) -> None:
        """Takes a row as a card."""
        cells = {field: cell for field, cell in zip(fields, row, strict=False) if field and cell}
        for heading, cell in zip(headings, row, strict=False):
            if cell and heading in self.columns and not self.columns[heading]["sample"]:
                self.columns[heading]["sample"] = cell[:SAMPLE]
        said = cells.pop("table", "")
        table = SORTS.get(said.lower()) or SORTS.get(sheet.lower()) or self.guess(cells)
        if said and said.lower() not in SORTS:
            self.tell(number, "table", f"“{said}” is no table of cards; taken for {table}")
        if not cells:
            return
        card: Content = {}
        for field, cell in cells.items():
            part, _, inner = field.partition(".")
            if inner or part == "source":
                card.setdefault(part, {})[inner or "facts"] = cell
            elif any(key.name == field for key in CARDS[table]):
                card[field] = self.value(number, table, field, cell)
            else:
                self.tell(number, field, f"a {table} has no {field}; it is left out")
        self.content.setdefault(table, []).append(card)
        self.many += 1

    def value(self, number: int, table: str, field: str, cell: str) -> Any:
        """The value of a cell; what cannot be one is told, and kept as it stands."""
        value = from_cell(cell, table, field)
        if kind_of(table, field) == "list" and not cell.startswith("[") and "|" not in cell and field != "facts":
            value = [entry for entry in SPLIT.split(cell) if entry]
        if kind_of(table, field) == "number" and isinstance(value, str):
            self.tell(number, field, f"“{cell[:SAMPLE]}” is no whole number")
        return value

    def guess(self, cells: Mapping[str, str]) -> str:
        """The table of a card that does not say which."""
        is_other = self.content.get("deck", {}).get("rules") == "discoveries" or "discovery" in self.content
        table = next((table for field, table in GUESSES if field in cells), "project")
        return "inspiration" if is_other and table == "modifier" else table


def imported(name: str, raw: bytes, columns: Mapping[str, str] | None = None, into: str = "") -> Imported:
    """The deck in a spreadsheet or in pasted rows; a DeckError says in a sentence why there is none.

    `columns` says which field a heading means, where that was set by hand; with `into` the cards are added to a deck.
    """
    taken = Taken(columns or {})
    for grid in grids(name, raw):
        taken.grid(grid)
    if not taken.content:
        raise wrong(name, "has no card in it; a card is a row below headings such as name, points and needs")
    if into:
        text = _added(into, taken)
    else:
        for says in filled(taken.content, Path(name).stem or "my deck"):
            taken.tell(0, "", says)
        text = composed(taken.content)
    return Imported(text, taken.many, list(taken.columns.values()), list(FIELDS), taken.misfits)


def _added(into: str, taken: Taken) -> str:
    """The text of a deck with the cards that were taken added to it, and what these need besides."""
    old = parsed(into)
    heads = {table: dict(fields) for table, fields in old.items() if isinstance(fields, dict)}
    kinds = [{"kind": card["kind"]} for card in old.get("resource", ()) if isinstance(card, dict) and "kind" in card]
    cards = {table: cards for table, cards in taken.content.items() if isinstance(cards, list)}
    whole: Content = {**heads, **cards, "resource": [*kinds, *cards.get("resource", ())]}
    for says in filled(whole, ""):
        taken.tell(0, "", says)
    whole["resource"] = [card for card in whole["resource"] if card not in kinds]
    changes = [
        Change("classes", "", name, None, members)
        for name, members in whole.get("classes", {}).items()
        if members != old.get("classes", {}).get(name)
    ]
    added = [(table, card) for table, some in whole.items() if isinstance(some, list) for card in some]
    changes += [Change(table, "", "", None, None, adds=in_order(card, table)) for table, card in added]
    return applied(into, changes)
