"""Drafts in the store: the versions of each, and the cards that were sent for one. Texts are kept by their digest."""

import zlib
from collections.abc import Sequence
from hashlib import sha256

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert  # its words for a conflict are SQLite's, too

from labdeck.server import words
from labdeck.server.class_store import classes
from labdeck.server.shelf import OWN_PICTURE, pictures, texts
from labdeck.server.store import Row, Step, Store, games, tables

drafts = sql.Table(
    "drafts",
    tables,
    sql.Column("draft", sql.String(16), primary_key=True),
    sql.Column("secret", sql.String(64), nullable=False),  # its fingerprint
    sql.Column("made", sql.Float, nullable=False),
)
pages = sql.Table(  # what was written, right or not; the texts beside them are those of decks that can be played
    "pages",
    tables,
    sql.Column("digest", sql.String(64), primary_key=True),
    sql.Column("packed", sql.LargeBinary, nullable=False),
)
versions = sql.Table(
    "versions",
    tables,
    sql.Column("draft", sql.String(16), primary_key=True),
    sql.Column("version", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("parent", sql.Integer, nullable=False),  # 0: none
    sql.Column("saved", sql.Float, nullable=False),
    sql.Column("says", sql.String(200), nullable=False),
    sql.Column("title", sql.String(200), nullable=False),
    sql.Column("name", sql.String(64), nullable=False),  # by which it is played; empty while it is not right
    sql.Column("digest", sql.String(64), nullable=False),  # of its page
    sql.Column("is_aside", sql.Boolean, nullable=False),
)
collections = sql.Table(
    "collections",
    tables,
    sql.Column("code", sql.String(16), primary_key=True),
    sql.Column("draft", sql.String(16), nullable=False, unique=True),
)
submissions = sql.Table(
    "submissions",
    tables,
    sql.Column("draft", sql.String(16), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("by", sql.String(40), nullable=False),
    sql.Column("table", sql.String(64), nullable=False, key="of_table"),
    sql.Column("values", sql.JSON, nullable=False, key="told"),
    sql.Column("state", sql.String(8), nullable=False),
    sql.Column("says", sql.String(400), nullable=False),
)

ADD_DRAFT, ADD_VERSION, ADD_COLLECTION, ADD_SUBMISSION = (
    sql.insert(table) for table in (drafts, versions, collections, submissions)
)
ADD_PAGE = insert(pages).on_conflict_do_nothing()
_text = insert(texts)
OFFER_TEXT = _text.on_conflict_do_update(index_elements=["name"], set_={"is_withdrawn": False})
SET_SECRET = sql.update(drafts).where(drafts.c.draft == sql.bindparam("at")).values(secret=sql.bindparam("to"))
SET_NAME = (
    sql.update(versions)
    .where(versions.c.draft == sql.bindparam("at"), versions.c.version == sql.bindparam("which"))
    .values(name=sql.bindparam("to"))
)
DROP_COLLECTION = sql.delete(collections).where(collections.c.draft == sql.bindparam("at"))
JUDGE = (
    sql.update(submissions)
    .where(submissions.c.draft == sql.bindparam("at"), submissions.c.number == sql.bindparam("which"))
    .values(state=sql.bindparam("to"))
)


def page_of(text: str) -> tuple[str, Step]:
    """The digest of a text, and what keeps it."""
    raw = text.encode()
    digest = sha256(raw).hexdigest()
    return digest, (ADD_PAGE, {"digest": digest, "packed": zlib.compress(raw)})


class DraftStore:
    """What the store has of drafts, read anew each time: who removes one does so in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def _rows(self, statement: sql.Select[tuple[object, ...]]) -> Sequence[Row]:
        unread = words.saving.DECKS_UNREAD
        return self.store.read(lambda connection: connection.execute(statement).mappings().all(), unread)

    def _row(self, statement: sql.Select[tuple[object, ...]]) -> Row | None:
        rows = self._rows(statement)
        return rows[0] if rows else None

    def draft(self, draft: str) -> Row | None:
        """A draft; None if there is none of that id."""
        return self._row(sql.select(drafts).where(drafts.c.draft == draft)) if draft.isalnum() else None

    def versions(self, draft: str) -> Sequence[Row]:
        """All versions of a draft, the oldest first, without their texts."""
        return self._rows(sql.select(versions).where(versions.c.draft == draft).order_by(versions.c.version))

    def head(self, draft: str) -> Row | None:
        """The newest version of a draft; what was put aside does not count."""
        own = sql.select(versions).where(versions.c.draft == draft, versions.c.is_aside.is_(False))
        return self._row(own.order_by(versions.c.version.desc()).limit(1))

    def last(self, draft: str) -> int:
        """The highest number that a version of a draft has."""
        found = self._row(sql.select(sql.func.max(versions.c.version).label("last")).where(versions.c.draft == draft))
        return int(found["last"] or 0) if found else 0

    def version(self, draft: str, version: int) -> Row | None:
        """One version of a draft."""
        return self._row(sql.select(versions).where(versions.c.draft == draft, versions.c.version == version))

    def text(self, digest: str) -> str:
        """A text by its digest."""
        found = self._row(sql.select(pages).where(pages.c.digest == digest))
        assert found is not None
        return zlib.decompress(found["packed"]).decode()

    def collection(self, code: str) -> Row | None:
        """Where cards are collected; None if there is none of that code."""
        return self._row(sql.select(collections).where(collections.c.code == code)) if code.isalnum() else None

    def collection_of(self, draft: str) -> Row | None:
        """Where cards for a draft are collected, if they are."""
        return self._row(sql.select(collections).where(collections.c.draft == draft))

    def sent(self, draft: str) -> Sequence[Row]:
        """The cards that were sent for a draft, in the order in which they came."""
        return self._rows(sql.select(submissions).where(submissions.c.draft == draft).order_by(submissions.c.number))


def kept_drafts(store: Store) -> Sequence[Row]:
    """Every draft with its newest title, how many versions it has and when the last was saved; the newest first."""
    newest = (
        sql.select(versions.c.draft, sql.func.max(versions.c.version).label("last"), sql.func.count().label("count"))
        .group_by(versions.c.draft)
        .subquery()
    )
    found = (
        sql.select(versions.c.draft, versions.c.title, versions.c.saved, newest.c.count)
        .join(newest, sql.and_(versions.c.draft == newest.c.draft, versions.c.version == newest.c.last))
        .order_by(versions.c.saved.desc())
    )
    with store.engine.connect() as connection:
        return connection.execute(found).mappings().all()


def remove_draft(store: Store, draft: str) -> bool:
    """Remove a draft with all its versions and what was sent for it; whether there was one.

    Texts that a game was begun with stay for it, and open no further one; all others go, and the pictures of none else.
    """
    with store.change() as connection:
        shown = _pictures(connection, versions.c.draft == draft, submissions.c.draft == draft)
        named = sql.select(versions.c.name, versions.c.digest).where(versions.c.draft == draft)
        rows = connection.execute(named).all()
        names_, digests = {name for name, _ in rows if name}, {digest for _, digest in rows}
        for part in (versions, collections, submissions):
            connection.execute(sql.delete(part).where(part.c.draft == draft))
        count = connection.execute(sql.delete(drafts).where(drafts.c.draft == draft)).rowcount
        for digest in digests:
            is_used = sql.exists().where(versions.c.digest == digest)
            connection.execute(sql.delete(pages).where(pages.c.digest == digest, ~is_used))
        for name in names_:
            if connection.execute(sql.select(versions.c.draft).where(versions.c.name == name)).first() is None:
                is_played = sql.or_(*(sql.exists().where(part.c.deck == name) for part in (games, classes)))
                connection.execute(sql.update(texts).where(texts.c.name == name).values(is_withdrawn=True))
                connection.execute(sql.delete(texts).where(texts.c.name == name, ~is_played))
        if shown:
            shown -= _pictures(connection, sql.true(), sql.true())
            shown.difference_update(*map(OWN_PICTURE.findall, connection.scalars(sql.select(texts.c.text))))
            connection.execute(sql.delete(pictures).where(pictures.c.name.in_(shown)))
    return count > 0


def _pictures(
    connection: sql.Connection, of_versions: sql.ColumnElement[bool], of_cards: sql.ColumnElement[bool]
) -> set[str]:
    """The own pictures that versions name, and cards that were sent."""
    digests = sql.select(versions.c.digest).where(of_versions)
    written = connection.scalars(sql.select(pages.c.packed).where(pages.c.digest.in_(digests)))
    found = {name for packed in written for name in OWN_PICTURE.findall(zlib.decompress(packed).decode())}
    sent = connection.scalars(sql.select(submissions.c.told).where(of_cards))
    return found.union(*(OWN_PICTURE.findall(str(told)) for told in sent))
