"""Exporting: a deck as a spreadsheet, a row for each card and one for each field of its head; nothing is lost."""

from typing import Any

from labdeck.deck.changing import parsed

from .cells import CARDS, as_cell
from .grids import Grid, as_csv, as_xlsx

HEAD = ("table", "field", "value")


def exported(text: str, form: str) -> bytes:
    """The deck of a text as a "csv" or an "xlsx"; a DeckError if the text is not TOML."""
    content = parsed(text)
    found = [cards_grid(content), head_grid(content)]
    return as_xlsx(found) if form == "xlsx" else as_csv(found)


def cards_grid(content: dict[str, Any]) -> Grid:
    """A row for each card, and a column for each field that one has."""
    cards = [
        (table, _flat(card))
        for table in CARDS
        if isinstance(given := content.get(table), list)
        for card in given
        if isinstance(card, dict)
    ]
    usual = dict.fromkeys(key.name for keys in CARDS.values() for key in keys)
    found = dict.fromkeys(name for _, card in cards for name in card)
    order = [name for name in usual if name in found] + [name for name in found if name not in usual]
    rows = [[table, *(card.get(name, "") for name in order)] for table, card in cards]
    return Grid("Cards", [["table", *order], *rows])


def _flat(card: dict[str, Any]) -> dict[str, str]:
    """The cells of a card; a table in it has a column for each of its parts."""
    cells: dict[str, str] = {}
    for name, value in card.items():
        if isinstance(value, dict):
            cells |= {f"{name}.{part}": as_cell(inner) for part, inner in value.items()}
        else:
            cells[name] = as_cell(value)
    return cells


def head_grid(content: dict[str, Any]) -> Grid:
    """A row for each field of the tables that have no cards."""
    rows = [
        [table, field, as_cell(value)]
        for table, fields in content.items()
        if isinstance(fields, dict)
        for field, value in fields.items()
    ]
    return Grid("Deck", [list(HEAD), *rows])
