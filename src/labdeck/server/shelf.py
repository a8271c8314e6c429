"""The shelf of a server: own decks that it offers, and every text that a game was begun with."""

from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert  # its words for a conflict are SQLite's, too

from labdeck.deck import DeckError, DeckFile, Problem, load, name_of, names, shelve

from .security import log
from .store import Store, tables

texts = sql.Table(
    "texts",
    tables,
    sql.Column("name", sql.String(64), primary_key=True),
    sql.Column("text", sql.Text, nullable=False),
)


class Own(NamedTuple):
    """A deck file and its text."""

    deck: DeckFile
    text: str


def own_decks(folder: Path) -> list[Own]:
    """The decks of a folder, by the names of their files; a DeckError says what is wrong with one."""
    if not folder.is_dir():
        raise DeckError([Problem(str(folder), "", "", "is not a folder")])
    found = {path: load(path) for path in sorted(folder.glob("*.toml"))}
    if not found:
        raise DeckError([Problem(str(folder), "", "", "has no deck file: their names end in .toml")])
    by_id: dict[str, Path] = {}
    for path, deck in found.items():
        if deck.id in by_id:
            says = f"is the id of {by_id[deck.id]} too; give each deck one of its own"
            raise DeckError([Problem(str(path), "deck", "id", says)])
        by_id[deck.id] = path
    return [Own(deck, path.read_text(encoding="utf-8")) for path, deck in found.items()]


def stocked(store: Store, own: list[Own]) -> tuple[str, ...]:
    """The names of the decks that are offered: those that are shipped, then these.

    Their texts are kept in the store, and all that it has are put on the shelf: a game goes on with the text that it
    began with, whatever becomes of the file.
    """
    offered = [{"name": name_of(deck), "text": text} for deck, text in own]
    with store.engine.begin() as connection:
        if offered:
            connection.execute(insert(texts).on_conflict_do_nothing(), offered)
        kept = connection.execute(sql.select(texts)).all()
    for name, text in kept:
        try:
            shelve(text, f"{name.partition('@')[0]}.toml")
        except DeckError:
            log.warning("The deck %s is not one for this version, and its games cannot be played on.", name)
    return (*names(), *(each["name"] for each in offered))
