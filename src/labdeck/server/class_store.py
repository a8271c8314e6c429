"""Classes in the store: who opened each, who has come, and which games its tables play."""

import time
from dataclasses import dataclass

import sqlalchemy as sql

from labdeck.deck import is_here

from .store import Row, Store, games, tables

classes = sql.Table(
    "classes",
    tables,
    sql.Column("code", sql.String(16), primary_key=True),
    sql.Column("deck", sql.String(64), nullable=False),
    sql.Column("knobs", sql.JSON, nullable=False),
    sql.Column("size", sql.Integer, nullable=False),
    sql.Column("begins", sql.String(8), nullable=False),
    sql.Column("bot", sql.String(32), nullable=False),
    sql.Column("teacher", sql.String(64), nullable=False),  # the fingerprint of a token
    sql.Column("opened", sql.Float, nullable=False),
    sql.Column("halt", sql.String(8)),
    sql.Column("draft", sql.String(16)),  # of which the deck is a version; null: of none
)
pupils = sql.Table(
    "pupils",
    tables,
    sql.Column("class", sql.String(16), primary_key=True, key="of_class"),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("token", sql.String(64), nullable=False),  # its fingerprint
    sql.Column("place", sql.Integer, nullable=False),  # the number of a table of the class
    sql.Column("returns", sql.Boolean, nullable=False),  # whether who comes by this name next has this place
)
class_tables = sql.Table(
    "class_tables",
    tables,
    sql.Column("class", sql.String(16), primary_key=True, key="of_class"),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("game", sql.String(16)),  # null until play begins
    sql.Column("bots", sql.Integer, nullable=False),  # that sit there before it does
)

ADD_CLASS, ADD_PUPIL, ADD_CLASS_TABLE = (sql.insert(table) for table in (classes, pupils, class_tables))
HALT_CLASS = sql.update(classes).where(classes.c.code == sql.bindparam("at")).values(halt=sql.bindparam("to"))
PUPIL_FIELDS = ("token", "place", "returns")  # that change
TABLE_FIELDS = ("game", "bots")
_PUPIL = (pupils.c.of_class == sql.bindparam("at"), pupils.c.number == sql.bindparam("which"))
_TABLE = (class_tables.c.of_class == sql.bindparam("at"), class_tables.c.number == sql.bindparam("which"))
SET_PUPIL = sql.update(pupils).where(*_PUPIL).values({name: sql.bindparam(name) for name in PUPIL_FIELDS})
DROP_PUPIL = sql.delete(pupils).where(*_PUPIL)
SET_CLASS_TABLE = sql.update(class_tables).where(*_TABLE).values({name: sql.bindparam(name) for name in TABLE_FIELDS})


@dataclass(frozen=True, slots=True)
class SavedClass:
    """A class as the store has it."""

    row: Row
    pupils: list[Row]
    tables: list[Row]


def load_class(store: Store, code: str) -> SavedClass | None:
    """A class with its people and tables; None if there is none of that code. Its deck is on the shelf, as a game's."""
    if not code.isalnum():
        return None
    saved = store.read(lambda connection: _load(connection, code))
    if saved is not None:
        is_here(saved.row["deck"])
    return saved


def _load(connection: sql.Connection, code: str) -> SavedClass | None:
    row = connection.execute(sql.select(classes).where(classes.c.code == code)).mappings().first()
    if row is None:
        return None
    parts = [
        list(connection.execute(sql.select(part).where(part.c.of_class == code).order_by(part.c.number)).mappings())
        for part in (pupils, class_tables)
    ]
    return SavedClass(row, *parts)


def is_taken(store: Store, code: str) -> bool:
    """Whether a table or a class has this code; they share one space, so that one field takes both."""
    return store.read(
        lambda connection: any(
            connection.execute(sql.select(taken.c.code).where(taken.c.code == code)).first() is not None
            for taken in (games, classes)
        )
    )


def prune_classes(store: Store, seconds: float) -> int:
    """Forget the classes that were opened so long ago, and with them who was there; how many. Games stay."""
    is_old = classes.c.opened < time.time() - seconds
    old = sql.select(classes.c.code).where(is_old)
    with store.patience.running(), store.change() as connection:
        for part in (pupils, class_tables):
            connection.execute(sql.delete(part).where(part.c.of_class.in_(old)))
        return connection.execute(sql.delete(classes).where(is_old)).rowcount
