"""Pruning: finished games go when they were kept as long as the server is asked to (`labdeck serve --keep`)."""

import asyncio
import time

import sqlalchemy as sql

from .class_store import class_tables
from .refused import Unsaved
from .rooms import Rooms
from .security import log, place_of
from .store import Step, Store, endings, entries, games, tables

SWEEP_SECONDS = 3600.0
# So few games go in one commit that a choice in the same one is hardly held up; then nine times as long none go.
PIECE, REST = 4, 9.0
LOOKED_FOR = 400  # games at once
Code = sql.BindParameter[str]
OF_GAME, NEXT, BEFORE = (Code(name, required=True) for name in ("of_game", "following", "before"))
UNLINK_NEXT = sql.update(games).where(games.c.code == NEXT, games.c.previous == OF_GAME).values(previous=None)
UNLINK_BEFORE = sql.update(games).where(games.c.code == BEFORE, games.c.rematch == OF_GAME).values(rematch=None)
OF_GAMES = [table for table in tables.sorted_tables if "game" in table.c and table is not class_tables]
DROPS = [sql.delete(table).where(table.c.game == OF_GAME) for table in OF_GAMES]
DROPS.append(sql.delete(games).where(games.c.code == OF_GAME))


class Pruning:
    """Drops finished games of long ago, a few at a time, so that nobody who plays waits for it."""

    def __init__(self, rooms: Rooms, seconds: float) -> None:
        self.rooms, self.store, self.seconds = rooms, rooms.store, seconds

    async def sweep(self) -> None:
        """Prune, at once and then every hour."""
        while True:
            try:
                await self.prune()
            except Unsaved:
                log.error("Old games could not be pruned now.")
            except Exception as error:
                log.error("Pruning failed: %s", place_of(error))
            await asyncio.sleep(SWEEP_SECONDS)

    async def prune(self) -> int:
        """Drop every finished game whose time is over and at which nobody looks; how many."""
        pruned, seen = 0, ""
        while found := await asyncio.to_thread(finished, self.store, time.time() - self.seconds, seen):
            seen = found[-1]["code"]
            for first in range(0, len(found), PIECE):
                begun = time.monotonic()
                pruned += await self._drop(found[first : first + PIECE])
                await asyncio.sleep(REST * (time.monotonic() - begun))
        return pruned

    async def _drop(self, piece: list[sql.RowMapping]) -> int:
        """Drop some games, save those that are in memory; meanwhile nobody finds them."""
        gone = [row for row in piece if self.rooms.hide(row["code"])]
        try:
            if gone:
                await self.store.write(*(step for row in gone for step in steps(row)))
        finally:
            self.rooms.unhide(row["code"] for row in gone)
        self.rooms.metrics.add("games_pruned", len(gone))
        return len(gone)


def finished(store: Store, before: float, after: str = "") -> list[sql.RowMapping]:
    """Some games that ended before that time, in the order of their codes, beginning after one.

    A game that its class's teacher has ended counts from its last choice. While its class is kept a game stays, and so
    do its rematches, which are played at the same table of the class.
    """
    taught = sql.select(class_tables.c.game.label("code")).where(class_tables.c.game.is_not(None))
    kept = taught.cte("kept", recursive=True)
    kept = kept.union(sql.select(games.c.rematch).where(games.c.code == kept.c.code, games.c.rematch.is_not(None)))
    last = sql.select(sql.func.max(entries.c.time)).where(entries.c.game == games.c.code).scalar_subquery()
    has_ended = sql.and_(
        games.c.halt == "ended", games.c.opened < before, sql.func.coalesce(last, games.c.opened) < before
    )
    is_over = sql.exists().where(endings.c.game == games.c.code, endings.c.time < before)
    found = (
        sql.select(games.c.code, games.c.previous, games.c.rematch)
        .where(games.c.code > after, games.c.opened < before, sql.or_(is_over, has_ended))
        .where(games.c.code.not_in(sql.select(kept.c.code)))
        .order_by(games.c.code)
        .limit(LOOKED_FOR)
    )
    with store.patience.running(), store.engine.connect() as connection:
        return list(connection.execute(found).mappings())


def steps(row: sql.RowMapping) -> list[Step]:
    """What drops a game with all that belongs to it, and its name where others have it."""
    drops: list[Step] = [(drop, {"of_game": row["code"]}) for drop in DROPS]
    if row["rematch"]:
        drops.append((UNLINK_NEXT, {"of_game": row["code"], "following": row["rematch"]}))
    if row["previous"]:
        drops.append((UNLINK_BEFORE, {"of_game": row["code"], "before": row["previous"]}))
    return drops
