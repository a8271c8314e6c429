"""What a table leaves behind in memory when everybody has gone: nothing, and without a full collection."""

import asyncio
import gc
import json
import os
import weakref
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket

from labdeck.server.bots import Bots
from labdeck.server.choosing import choose
from labdeck.server.limits import Limits
from labdeck.server.line import SocketProtocol
from labdeck.server.messages import NEVER, view_frame
from labdeck.server.metrics import Metrics
from labdeck.server.process import give_back_memory, memory_of
from labdeck.server.protocol.requests import NewTable
from labdeck.server.protocol.words import VERSION
from labdeck.server.rooms import Rooms
from labdeck.server.settings import Settings
from labdeck.server.socket import serve_socket
from labdeck.server.store import Store
from labdeck.server.table import Table

from .house import OPEN, PERSON, house

WISH = {"deck": "ingenium", "seats": [{"kind": "person", "name": name} for name in ("Ann", "Bo")]}


async def choose_first(table: Table, made: int) -> None:
    """Makes the first choice that there is, after so many."""
    game = table.playing()
    assert game.to_move is not None
    await choose(table, game.to_move, f"m{made}", made, game.choices[0].name)


async def played_and_forgotten(rooms: Rooms) -> list[weakref.ref[object]]:
    """What a table was made of that has been played at, shown and forgotten."""
    table = await rooms.open(NewTable.model_validate(WISH), "host")
    for made in range(10):
        await choose_first(table, made)
        for seat in (0, 1, None):
            view_frame(table, seat, NEVER)
    parts: list[weakref.ref[object]] = [weakref.ref(part) for part in (table, table.log, table.asking)]
    await rooms._forget(rooms.live[table.code])
    return parts


async def looked_at_and_forgotten(rooms: Rooms) -> list[weakref.ref[object]]:
    """What a table and a socket were made of, when the socket has asked something and gone."""
    table = await rooms.open(NewTable.model_validate(WISH), "host")
    parts: list[weakref.ref[object]] = [weakref.ref(table)]
    said = [{"type": "hello", "version": VERSION}, {"type": "ping", "id": "a"}]
    heard = [{"type": "websocket.connect"}, *({"type": "websocket.receive", "text": json.dumps(each)} for each in said)]

    async def receive() -> dict[str, Any]:
        await asyncio.sleep(0)
        if heard:
            return heard.pop(0)
        parts.extend(map(weakref.ref, table.lookers))
        return {"type": "websocket.disconnect", "code": 1001}

    async def send(_: object) -> None:
        await asyncio.sleep(0)

    scope = {"type": "websocket", "client": ("192.0.2.1", 1), "headers": []}
    await serve_socket(WebSocket(scope, receive, send), rooms, table.code)
    await rooms._forget(rooms.live[table.code])
    return parts


Lives = Callable[[Rooms], Coroutine[Any, Any, list[weakref.ref[object]]]]


async def left_of(lives: Lives, store: Store, settings: Settings) -> list[object]:
    """What is still there of a table, or of who looked at it, while no collection runs."""
    rooms = Rooms(settings, store, Bots(settings.worker, settings.limits, store.metrics), store.metrics)
    gc.disable()
    try:
        parts = await lives(rooms)
        await asyncio.sleep(0)
        return [part() for part in parts]
    finally:
        gc.enable()


@pytest.mark.parametrize(("lives", "parts"), [(played_and_forgotten, 3), (looked_at_and_forgotten, 2)])
def test_what_is_forgotten_is_freed_at_once(tmp_path: Path, lives: Lives, parts: int) -> None:
    """The server makes full collections rare, so whatever waited for one would stay."""
    settings = Settings(f"sqlite:///{tmp_path}/games.db")
    store = Store(settings.db, Metrics())
    try:
        assert asyncio.run(left_of(lives, store, settings)) == [None] * parts
    finally:
        store.close()


def test_a_table_goes_soon_when_its_game_is_over(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/games.db", limits=Limits(over_seconds=0.0))
    store = Store(settings.db, Metrics())

    async def cleared() -> tuple[list[str], str]:
        rooms = Rooms(settings, store, Bots(settings.worker, settings.limits, store.metrics), store.metrics)
        over, open_ = [await rooms.open(NewTable.model_validate(WISH), "host") for _ in range(2)]
        made = 0
        while over.status != "over":
            await choose_first(over, made)
            made = over.number
        await rooms.clear()
        return list(rooms.live), open_.code

    try:
        left, code = asyncio.run(cleared())
        assert left == [code]
    finally:
        store.close()


def test_a_socket_that_has_closed_is_freed_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What reads its frames would hold it, and itself, until a full collection."""
    made: list[weakref.ref[object]] = []
    honest = SocketProtocol.connection_made

    def noted(protocol: SocketProtocol, transport: Any) -> None:
        made.append(weakref.ref(protocol.conn))
        honest(protocol, transport)

    monkeypatch.setattr(SocketProtocol, "connection_made", noted)
    gc.collect()
    gc.disable()
    try:
        with house(tmp_path) as home:
            code = home.open(PERSON, OPEN)["table"]["code"]
            home.player(code, None).close()
        assert [conn() for conn in made] == [None]
    finally:
        gc.enable()


@pytest.mark.skipif(not memory_of(os.getpid()), reason="the system does not say what a process has")
def test_memory_that_is_free_is_given_back() -> None:
    """Here and there something stays, so that the C library would keep all that lies between."""
    blocks = [bytearray(3000) for _ in range(30_000)]
    most = memory_of(os.getpid())
    stays = blocks[::100]
    del blocks
    give_back_memory()
    assert memory_of(os.getpid()) < most - 60 * 2**20
    assert len(stays) == 300
