"""The shelf of a server: own decks that it offers, and every text that a game was begun with."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert  # its words for a conflict are SQLite's, too

from labdeck.deck import DeckError, DeckFile, Problem, cleaned, is_here, load, name_of, names, shelve

from . import words
from .security import log
from .store import Store, tables

texts = sql.Table(
    "texts",
    tables,
    sql.Column("name", sql.String(64), primary_key=True),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("is_withdrawn", sql.Boolean),  # games go on with it, and none is begun; null: it is not
)


# Pictures by their digests, and what a text calls one that it does not name so.
pictures = sql.Table(
    "pictures",
    tables,
    sql.Column("name", sql.String(64), primary_key=True),
    sql.Column("bytes", sql.LargeBinary, nullable=False),
)
shown = sql.Table(
    "shown",
    tables,
    sql.Column("deck", sql.String(64), primary_key=True),
    sql.Column("name", sql.String(80), primary_key=True),
    sql.Column("picture", sql.String(64), nullable=False),
)


OWN_PICTURE = re.compile(r"\b[0-9a-f]{16}\.jpg\b")  # as texts name one that was sent


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


def keep_pictures(connection: sql.Connection, deck: DeckFile) -> None:
    """Keeps the own pictures of a deck, and what its text calls them."""
    kept = {name: cleaned(raw) for name, raw in deck.pictures.items()}
    for name, picture in kept.items():
        connection.execute(insert(pictures).on_conflict_do_nothing(), picture._asdict())
        if name != picture.name:
            row = {"deck": name_of(deck), "name": name, "picture": picture.name}
            connection.execute(insert(shown).on_conflict_do_nothing(), row)


class Album(Mapping[str, bytes]):
    """The pictures that are kept, as the text of a deck calls them; one is read when somebody asks for it."""

    def __init__(self, connection: sql.Connection, deck: str) -> None:
        self.connection = connection
        called = connection.execute(sql.select(shown.c.name, shown.c.picture).where(shown.c.deck == deck))
        self.called = {row.name: row.picture for row in called}

    def __getitem__(self, name: str) -> bytes:
        wanted = sql.select(pictures.c.bytes).where(pictures.c.name == self.called.get(name, name))
        found: bytes | None = self.connection.scalar(wanted)
        if found is None:
            raise KeyError(name)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self.called)

    def __len__(self) -> int:
        return len(self.called)


def stocked(store: Store, own: list[Own]) -> tuple[str, ...]:
    """The names of the decks that are offered: those that are shipped, then these, whose texts are kept in the store.

    A game goes on with the text that it began with, whatever becomes of the file.
    """
    offered = [{"name": name_of(deck), "text": text} for deck, text in own]
    with store.change() as connection:
        if offered:
            connection.execute(insert(texts).on_conflict_do_nothing(), offered)
        for deck, _ in own:
            keep_pictures(connection, deck)
        for each in offered:
            shelve_as(connection, each["name"], each["text"])
    return (*names(), *(each["name"] for each in offered))


def fetch(store: Store, name: str) -> None:
    """Put the deck of a name on the shelf, if the store has its text."""
    if not name.isprintable():
        return  # no deck is called so, and a database could stumble over it

    def look(connection: sql.Connection) -> None:
        text = connection.execute(sql.select(texts.c.text).where(texts.c.name == name)).scalar()
        if text is None:
            return
        try:
            shelve_as(connection, name, text)
        except DeckError:
            log.warning("The deck %s is not one for this version, and its games cannot be played on.", name)

    store.read(look, words.saving.DECKS_UNREAD)


def is_withdrawn(store: Store, name: str) -> bool:
    """Whether whoever runs the server has removed a deck, so that no further game begins with it."""
    wanted = sql.select(texts.c.is_withdrawn).where(texts.c.name == name)
    found = store.read(lambda connection: connection.execute(wanted).first(), words.saving.DECKS_UNREAD)
    return found is None or bool(found[0])


def is_kept(store: Store, name: str) -> bool:
    """Whether the store has the text of a deck: what was removed may still be on a shelf in memory.

    It is put on the shelf here, aside from the tables: who then loads it does not wait for the store.
    """
    if not name.isprintable():
        return False
    wanted = sql.select(texts.c.name).where(texts.c.name == name)
    found = store.read(lambda connection: connection.execute(wanted).first(), words.saving.DECKS_UNREAD)
    return found is not None and is_here(name)


def shelve_as(connection: sql.Connection, name: str, text: str) -> DeckFile:
    """Put a text on the shelf whose name is known, with the pictures that are kept for it."""
    return shelve(text, f"{name.partition('@')[0]}.toml", Album(connection, name))
