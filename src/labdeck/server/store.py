"""The store: an append-only log for each game, committed before anybody hears of it."""

import asyncio
import queue
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert  # its words for a conflict are SQLite's, too

from labdeck.deck import is_here

from . import words
from .metrics import Metrics
from .patience import Patience
from .refused import Unsaved
from .security import log, place_of

Step = tuple[sql.Executable, Mapping[str, Any]]  # a statement and its values
Row = sql.RowMapping
Found = TypeVar("Found")
ANSWER_SECONDS = 10.0  # that a database may take for an answer
MOST_AT_ONCE = 1000  # writes in one commit
# A commit costs much, a row little: once writes come together, each commit waits so long for more of them. Who
# writes alone does not wait.
GATHER_SECONDS = 0.02
# Each row lets go of the interpreter's lock and has to get it back from a busy loop; Python's 5 ms would add up.
SWITCH_SECONDS = 0.0002

tables = sql.MetaData()
games = sql.Table(
    "games",
    tables,
    sql.Column("code", sql.String(16), primary_key=True),
    sql.Column("deck", sql.String(64), nullable=False),
    sql.Column("digest", sql.String(64), nullable=False),
    sql.Column("version", sql.String(32), nullable=False),
    sql.Column("knobs", sql.JSON, nullable=False),
    sql.Column("seed", sql.String(40), nullable=False),
    sql.Column("host", sql.String(64), nullable=False),  # the fingerprint of a token
    sql.Column("opened", sql.Float, nullable=False),
    sql.Column("has_begun", sql.Boolean, nullable=False),
    sql.Column("previous", sql.String(16)),
    sql.Column("rematch", sql.String(16)),
    sql.Column("halt", sql.String(8)),  # null: it takes choices
    sql.Column("draft", sql.String(16)),  # of which the deck is a version; null: of none
)
seats = sql.Table(
    "seats",
    tables,
    sql.Column("game", sql.String(16), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("bot", sql.String(32)),
    sql.Column("token", sql.String(64)),  # its fingerprint
    sql.Column("free", sql.Boolean, nullable=False),
    sql.Column("passes", sql.Boolean, nullable=False),
)
entries = sql.Table(
    "entries",
    tables,
    sql.Column("game", sql.String(16), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("move", sql.String(64), nullable=False),
    sql.Column("kind", sql.String(8), nullable=False),  # choice, answer or undo
    sql.Column("code", sql.Integer, nullable=False),
    sql.Column("text", sql.String(200), nullable=False),
    sql.Column("time", sql.Float, nullable=False),
    sql.UniqueConstraint("game", "seat", "move"),
)
chat = sql.Table(
    "chat",
    tables,
    sql.Column("game", sql.String(16), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("move", sql.String(64), nullable=False),
    sql.Column("text", sql.String(300), nullable=False),
    sql.Column("phrase", sql.String(32)),
    sql.Column("time", sql.Float, nullable=False),
    sql.UniqueConstraint("game", "seat", "move"),
)
positions = sql.Table(
    "positions",
    tables,
    sql.Column("game", sql.String(16), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),  # entries before it
    sql.Column("digest", sql.String(64), nullable=False),
)
endings = sql.Table(
    "endings",
    tables,
    sql.Column("game", sql.String(16), primary_key=True),
    sql.Column("time", sql.Float, nullable=False),
    sql.Column("told", sql.LargeBinary, nullable=False),
)

# What people have answered in windows that stayed open for others, so that an answer outlives the process. When its
# window closes it becomes an entry.
held = sql.Table(
    "held",
    tables,
    sql.Column("game", sql.String(16), primary_key=True),
    sql.Column("held", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("number", sql.Integer, nullable=False),  # of the view on which it was made
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("move", sql.String(64), nullable=False),
    sql.Column("kind", sql.String(8), nullable=False),  # answer or undo
    sql.Column("code", sql.Integer, nullable=False),
    sql.Column("text", sql.String(200), nullable=False),
    sql.Column("time", sql.Float, nullable=False),
    sql.UniqueConstraint("game", "seat", "move"),
)
lengths = sql.Table(  # of windows, where the host has set one; apart, since older databases have no column for it
    "lengths",
    tables,
    sql.Column("game", sql.String(16), primary_key=True),
    sql.Column("seconds", sql.Float, nullable=False),
)

ADD_GAME, ADD_SEAT, ADD_ENTRY, ADD_CHAT, ADD_HELD, ADD_LENGTH = (
    sql.insert(table) for table in (games, seats, entries, chat, held, lengths)
)
# The same position, or the same end, may be kept again by a table that was read anew.
ADD_POSITION, ADD_ENDING = (insert(table).on_conflict_do_nothing() for table in (positions, endings))
DROP_LENGTH = sql.delete(lengths).where(lengths.c.game == sql.bindparam("of_game"))
BEGIN_GAME = (
    sql.update(games)
    .where(games.c.code == sql.bindparam("game"))
    .values(has_begun=True, digest=sql.bindparam("deck_digest"), version=sql.bindparam("by_version"))
)
LINK_REMATCH = sql.update(games).where(games.c.code == sql.bindparam("game")).values(rematch=sql.bindparam("next"))
HALT_GAME = sql.update(games).where(games.c.code == sql.bindparam("game")).values(halt=sql.bindparam("to"))
SEAT_FIELDS = ("kind", "name", "bot", "token", "free", "passes")
SET_SEAT = (
    sql.update(seats)
    .where(seats.c.game == sql.bindparam("of_game"), seats.c.seat == sql.bindparam("of_seat"))
    .values({name: sql.bindparam(name) for name in SEAT_FIELDS})
)


@dataclass(frozen=True, slots=True)
class Saved:
    """A game as the store has it."""

    game: Row
    length: float | None  # of windows, if the host has set it
    seats: list[Row]
    entries: list[Row]
    chat: list[Row]
    held: list[Row]
    positions: list[Row]
    ending: Row | None


@dataclass(frozen=True, slots=True)
class Write:
    """Steps that are committed together, and who waits for it."""

    steps: tuple[Step, ...]
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop

    def settle(self, error: Exception | None) -> None:
        """Wake who waits; nobody does who was told already, or when the server is stopping."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Store:
    """Games in a database. Writes go through one thread that commits together what has come together."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        # A connection that the database has closed meanwhile is noticed before it is used; a file closes none.
        self.engine = sql.create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        self.metrics = metrics
        self.patience = Patience(ANSWER_SECONDS)
        self.closing: list[Callable[[], None]] = []  # what is done when all is written
        self.claim: sql.Select[Any] | None = None  # finds a row as long as this server has the database
        if self.engine.dialect.name == "sqlite":
            sql.event.listen(self.engine, "connect", _make_durable)
        else:
            sql.event.listen(self.engine, "connect", self.patience.watch)
        if self.engine.driver.startswith("psycopg"):
            sql.event.listen(self.engine, "do_connect", self.patience.limit)
        bring_up_to_date(self.engine)
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        sys.setswitchinterval(SWITCH_SECONDS)
        self._thread = threading.Thread(target=self._run, name="labdeck-store", daemon=True)
        self._thread.start()

    async def write(self, *steps: Step) -> None:
        """Commit the steps, all or none; when this returns they are on disk."""
        loop = asyncio.get_running_loop()
        write = Write(steps, loop.create_future(), loop)
        self._queue.put(write)
        await write.done

    @contextmanager
    def change(self) -> Iterator[sql.Connection]:
        """Within this much is changed aside from the writes: all or nothing, and nothing after another took over."""
        with self.engine.begin() as connection:
            yield connection
            if not self._is_ours(connection):
                raise Unsaved()

    def _is_ours(self, connection: sql.Connection) -> bool:
        """Whether this server has the database still, and has it until what it is just doing is committed."""
        return self.claim is None or connection.execute(self.claim).first() is not None

    def close(self) -> None:
        """Commit what is waiting and stop."""
        self._queue.put(None)
        self._thread.join()
        for last in self.closing:
            last()
        self.engine.dispose()

    def read(self, look: Callable[[sql.Connection], Found], unread: str = words.saving.GAMES_UNREAD) -> Found:
        """What a look into the database finds; where the line is lost it looks once more, and then says why not."""
        for is_again in (False, True):
            try:
                with self.patience.running(), self.engine.connect() as connection:
                    return look(connection)
            except sql.exc.SQLAlchemyError as error:
                if is_again or not is_lost(error):
                    raise Unsaved(unread) from None
        raise AssertionError

    def load(self, code: str) -> Saved | None:
        """A game with its seats, log and chat; None if there is none of that code.

        Its deck is on the shelf then: whoever makes a table of it does so beside all others, and must not wait for it.
        """
        if not code.isalnum():
            return None  # and nothing that a database could stumble over
        saved = self.read(lambda connection: self._load(connection, code))
        if saved is not None:
            is_here(saved.game["deck"])
        return saved

    def _load(self, connection: sql.Connection, code: str) -> Saved | None:
        game = connection.execute(sql.select(games).where(games.c.code == code)).mappings().first()
        if game is None:
            return None

        def rows(table: sql.Table, order: str) -> list[Row]:
            found = sql.select(table).where(table.c.game == code).order_by(table.c[order])
            return list(connection.execute(found).mappings())

        length = connection.execute(sql.select(lengths.c.seconds).where(lengths.c.game == code)).scalar()
        ending = connection.execute(sql.select(endings).where(endings.c.game == code)).mappings().first()
        return Saved(
            game,
            length,
            rows(seats, "seat"),
            rows(entries, "number"),
            rows(chat, "number"),
            rows(held, "held"),
            rows(positions, "number"),
            ending,
        )

    def _run(self) -> None:
        batch: list[Write] = []
        while (first := self._queue.get()) is not None:
            if len(batch) > 1:
                time.sleep(GATHER_SECONDS)
            batch, is_last = [first], False
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                write = self._queue.get()
                if write is None:
                    is_last = True
                    break
                batch.append(write)
            try:
                self._commit(batch)
            except Unsaved as why:
                settle(batch, why)
            except Exception as error:  # whatever it is, the next ones are written
                log.error("A commit failed: %s", place_of(error))
                settle(batch, Unsaved())
            if is_last:
                return

    def _commit(self, batch: list[Write], is_again: bool = False) -> None:
        """Commit together; if that fails each alone, so that one bad write does not hurt the others.

        Where the line was lost the same is written once more: either nothing of it is there, or it conflicts with
        itself, and then it was saved. A write sets values and adds none up, so that twice is as good as once. Where no
        line can be had at all, nobody waits while it is tried for each.
        """
        try:
            with self.patience.running():
                line = self.engine.connect()
        except sql.exc.SQLAlchemyError as error:
            self._settle_failed(batch, error, is_again)
            return
        try:
            with self.patience.running(), line as connection, connection.begin():
                for statement, values in together(batch):
                    connection.execute(statement, values)
                if not self._is_ours(connection):
                    raise Unsaved(words.saving.UNKNOWN) if is_again else Unsaved()
        except sql.exc.SQLAlchemyError as error:
            if is_lost(error) and not is_again:
                self._commit(batch, True)
            elif len(batch) > 1:
                for write in batch:
                    self._commit([write], is_again)
            else:
                self._settle_failed(batch, error, is_lost(error) or is_again)
            return
        settle(batch, None)

    def _settle_failed(self, batch: list[Write], error: sql.exc.SQLAlchemyError, is_unknown: bool) -> None:
        """Tell what became of a write that failed, as far as the database tells it."""
        if is_unknown and isinstance(error, sql.exc.IntegrityError):
            try:
                if self._has(batch[0]):
                    settle(batch, None)
                    return
                is_unknown = False
            except sql.exc.SQLAlchemyError:
                pass  # it is as unknown as before
        self.metrics.add("failed_commits")
        settle(batch, Unsaved(words.saving.UNKNOWN) if is_unknown else Unsaved())

    def _has(self, write: Write) -> bool:
        """Whether the very rows that a write adds are there; it is all there then, since it was one commit."""
        with self.patience.running(), self.engine.connect() as connection:
            return all(
                connection.execute(_same(step.table, values)).first() is not None
                for step, values in write.steps
                if isinstance(step, sql.Insert)
            )


def bring_up_to_date(engine: sql.Engine) -> None:
    """Add the tables, and the columns, that a database of an earlier version lacks; what is there stays as it is."""
    with engine.begin() as connection:
        tables.create_all(connection)
        there = sql.inspect(connection)
        for table in tables.sorted_tables:
            known = {column["name"] for column in there.get_columns(table.name)}
            for column in table.columns:
                if column.name not in known:
                    made = sql.schema.CreateColumn(column).compile(dialect=engine.dialect)
                    connection.execute(sql.text(f"ALTER TABLE {table.name} ADD COLUMN {made}"))


def together(batch: list[Write]) -> list[tuple[sql.Executable, list[Mapping[str, Any]]]]:
    """Equal statements of several writes as one; a row is never in two writes at once, so order is free."""
    grouped: dict[int, tuple[sql.Executable, list[Mapping[str, Any]]]] = {}
    for write in batch:
        for statement, values in write.steps:
            grouped.setdefault(id(statement), (statement, []))[1].append(values)
    return list(grouped.values())


def is_lost(error: sql.exc.SQLAlchemyError) -> bool:
    """Whether the line to the database broke, so that nobody knows what it has done."""
    return isinstance(error, sql.exc.DBAPIError) and error.connection_invalidated


def _same(table: Any, values: Mapping[str, Any]) -> sql.Select[Any]:
    """What finds a row with these values; JSON cannot be compared everywhere."""
    compared = {name: value for name, value in values.items() if not isinstance(table.c[name].type, sql.JSON)}
    return sql.select(sql.literal(1)).where(*(table.c[name] == value for name, value in compared.items()))


def settle(batch: list[Write], error: Exception | None) -> None:
    """Tell everyone who waits for these writes, each in its own loop."""
    for loop in {write.loop for write in batch}:
        waiting = [write for write in batch if write.loop is loop]
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_wake, waiting, error)


def _wake(waiting: list[Write], error: Exception | None) -> None:
    for write in waiting:
        write.settle(error)


def _make_durable(connection: Any, _: object) -> None:
    """A commit survives the end of the process and of the power supply."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")
