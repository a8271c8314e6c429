"""What a table leaves behind in memory when everybody has gone: nothing, and without a full collection."""

import asyncio
import gc
import weakref
from pathlib import Path

from labdeck.server.bots import Bots
from labdeck.server.choosing import choose
from labdeck.server.messages import NEVER, view_frame
from labdeck.server.metrics import Metrics
from labdeck.server.protocol.requests import NewTable
from labdeck.server.rooms import Rooms
from labdeck.server.settings import Settings
from labdeck.server.store import Store

WISH = {"deck": "ingenium", "seats": [{"kind": "person", "name": name} for name in ("Ann", "Bo")]}


async def played_and_forgotten(rooms: Rooms) -> list[weakref.ref[object]]:
    """What a table was made of that has been played at, shown and forgotten."""
    table = await rooms.open(NewTable.model_validate(WISH), "host")
    for made in range(10):
        game = table.playing()
        assert game.to_move is not None
        await choose(table, game.to_move, f"m{made}", made, game.choices[0].name)
        for seat in (0, 1, None):
            view_frame(table, seat, NEVER)
    parts: list[weakref.ref[object]] = [weakref.ref(part) for part in (table, table.log, table.asking)]
    await rooms._forget(rooms.live[table.code])
    return parts


async def left_of_a_table(store: Store, settings: Settings) -> list[object]:
    """What is still there of such a table while no collection runs."""
    rooms = Rooms(settings, store, Bots(settings.worker, settings.limits, store.metrics), store.metrics)
    gc.disable()
    try:
        parts = await played_and_forgotten(rooms)
        await asyncio.sleep(0)
        return [part() for part in parts]
    finally:
        gc.enable()


def test_a_table_that_is_forgotten_is_freed_at_once(tmp_path: Path) -> None:
    """The server makes full collections rare, so whatever waited for one would stay."""
    settings = Settings(f"sqlite:///{tmp_path}/games.db")
    store = Store(settings.db, Metrics())
    try:
        assert asyncio.run(left_of_a_table(store, settings)) == [None, None, None]
    finally:
        store.close()
