"""Kill the server at random moments while it is played, and look for what it had acknowledged.

    python -m tests.programs.durability --kills 200          no acknowledged choice may be lost, none be there twice
    python -m tests.programs.durability --kills 20 --planted the same with a store that acknowledges before it commits

The server is forked from a process that has everything loaded, so that a kill costs a fraction of a second.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

import labdeck
from labdeck.server.app import create_app
from labdeck.server.limits import Limits
from labdeck.server.metrics import Metrics
from labdeck.server.protocol.words import VERSION
from labdeck.server.run import listen, server_for
from labdeck.server.settings import Settings
from labdeck.server.store import ADD_ENTRY, Step, Store, Write
from tests.tools.patience import PATIENCE

LIMITS = Limits(message_rate=1e6, request_burst=10**6, opening_burst=10**6)
TABLES = 6
LONGEST_LIFE = 0.3  # seconds of play before a kill, at most


class EagerStore(Store):
    """The planted mistake: says that a choice is written when it has only been queued."""

    async def write(self, *steps: Step) -> None:
        if steps[0][0] is not ADD_ENTRY:
            await super().write(*steps)
            return
        loop = asyncio.get_running_loop()
        write = Write(steps, loop.create_future(), loop)
        loop.call_later(0.02, self._queue.put, write)


@dataclass
class Seen:
    """What a client of one table knows to be done, and what it does not know about."""

    code: str
    token: str
    acknowledged: dict[tuple[int, str], tuple[int, str]] = field(default_factory=dict)
    pending: dict[str, Any] | None = None
    number: int = 0
    is_over: bool = False


@dataclass
class Report:
    """What came of it."""

    kills: int = 0
    acknowledged: int = 0
    resent: int = 0
    lost: int = 0
    doubled: int = 0
    refused: int = 0
    differing: int = 0
    slowest_restart: float = 0.0

    @property
    def is_clean(self) -> bool:
        """Whether nothing went wrong."""
        return self.acknowledged > 0 and not (self.lost or self.doubled or self.refused or self.differing)


class Host:
    """The process from which servers are forked."""

    def __init__(self, db: str, port: int, is_planted: bool) -> None:
        command = [sys.executable, "-m", "tests.programs.durability", "--host", db, "--port", str(port)]
        self.port = port
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        self.process = subprocess.Popen([*command, *["--planted"] * is_planted], **pipes)
        self.pid = self.fork()

    def fork(self) -> int:
        """Start a server; its process id."""
        assert self.process.stdin
        assert self.process.stdout
        print("fork", file=self.process.stdin, flush=True)
        return int(self.process.stdout.readline())

    def kill(self) -> None:
        """End the server without any warning, and start the next."""
        os.kill(self.pid, signal.SIGKILL)
        self.pid = self.fork()

    def close(self) -> None:
        """End everything."""
        os.kill(self.pid, signal.SIGKILL)
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def be_host(db: str, port: int, is_planted: bool) -> None:
    """Fork a server for every line that is read; reap it when the next one comes."""
    settings = Settings(db, pause=0.0, limits=LIMITS)
    app, child = create_app(settings), 0
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = os.fork()
        if not child:
            served = create_app(settings, EagerStore(db, Metrics())) if is_planted else app
            server_for(served, settings).run([listen("127.0.0.1", port)])
            os._exit(0)
        print(child, flush=True)
    if child:
        os.waitpid(child, 0)


def open_table(port: int) -> Seen:
    """A table of two people at one screen."""
    end = time.monotonic() + PATIENCE
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Ben")]
    while True:
        try:
            connection = HTTPConnection("127.0.0.1", port)
            body = json.dumps({"deck": "ingenium", "seats": seats})
            connection.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
            ticket = json.load(connection.getresponse())
            return Seen(ticket["table"]["code"], ticket["token"])
        except OSError:
            assert time.monotonic() < end, "the server does not start"
            time.sleep(0.01)


async def play(seen: Seen, port: int, report: Report, chance: random.Random) -> None:
    """Play at a table for ever, coming back after every kill, sending again what was not answered."""
    while not seen.is_over:
        with suppress(OSError, WebSocketException, InvalidHandshake, EOFError, asyncio.TimeoutError):
            address = f"ws://127.0.0.1:{port}/api/tables/{seen.code}/socket"
            async with connect(address, compression=None, open_timeout=PATIENCE) as socket:
                await socket.send(json.dumps({"type": "hello", "version": VERSION, "token": seen.token}))
                if seen.pending:
                    report.resent += 1
                    await socket.send(json.dumps(seen.pending))
                await converse(socket, seen, report, chance)
        await asyncio.sleep(0.005)


async def converse(socket: ClientConnection, seen: Seen, report: Report, chance: random.Random) -> None:
    """Answer every question that is asked, one at a time."""
    async for text in socket:
        message = json.loads(text)
        if message["type"] == "done" and seen.pending and message["id"] == seen.pending["id"]:
            sent = seen.pending
            seen.acknowledged[sent["seat"], sent["id"]] = message["number"], sent.get("choice", "undo")
            seen.number = max(seen.number, message["number"])
            seen.pending = None
            report.acknowledged += 1
        elif message["type"] == "refused":
            report.refused += 1
            seen.pending = None
        elif message["type"] == "view":
            if message["number"] < seen.number:
                report.lost += 1
                seen.number = message["number"]
            seen.is_over = message["view"]["over"]
        if message["type"] == "view" and message["choices"] and not seen.pending:
            seen.pending = chosen(message, seen, chance)
            await socket.send(json.dumps(seen.pending))


def chosen(view: dict[str, Any], seen: Seen, chance: random.Random) -> dict[str, Any]:
    """A choice at random, or now and then an undo."""
    made = {"id": f"{seen.code}-{len(seen.acknowledged)}-{chance.random()}".replace(".", "_"), "seat": view["seat"]}
    if view["can_undo"] and chance.random() < 0.1:
        return {"type": "undo", "number": view["number"], **made}
    choice = chance.choice(view["choices"])["name"]
    return {"type": "choose", "number": view["number"], "choice": choice, **made}


def check_log(database: Path, tables: list[Seen], report: Report) -> None:
    """Every acknowledged choice is in the log, once, under its number."""
    with sqlite3.connect(database) as connection:
        for seen in tables:
            query = "SELECT number, seat, move, text FROM entries WHERE game = ? ORDER BY number"
            rows = connection.execute(query, [seen.code]).fetchall()
            report.doubled += [row[0] for row in rows] != list(range(1, len(rows) + 1))
            found = {(seat, move): (number, text) for number, seat, move, text in rows}
            report.doubled += len(rows) - len(found)
            report.lost += sum(found.get(key) != value for key, value in seen.acknowledged.items())


async def check_views(database: Path, tables: list[Seen], port: int, report: Report) -> None:
    """What the server shows is what a replay of its log shows."""
    for seen in tables:
        async with connect(f"ws://127.0.0.1:{port}/api/tables/{seen.code}/socket", open_timeout=PATIENCE) as socket:
            await socket.send(json.dumps({"type": "hello", "version": VERSION, "token": seen.token}))
            shown: dict[int, Any] = {}
            while len(shown) < 2:
                message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                if message["type"] == "view":
                    shown[message["seat"]] = message["view"]
        game = replayed(database, seen.code)
        report.differing += sum(shown[seat] != json.loads(game.view(seat).to_json()) for seat in (0, 1))


def replayed(database: Path, code: str) -> labdeck.Game:
    """The game that the log tells."""
    with sqlite3.connect(database) as connection:
        (seed,) = connection.execute("SELECT seed FROM games WHERE code = ?", [code]).fetchone()
        rows = connection.execute("SELECT kind, code FROM entries WHERE game = ? ORDER BY number", [code]).fetchall()
    game = labdeck.new("ingenium", 2, int(seed), ["Ann", "Ben"])
    for kind, played in rows:
        if kind == "undo":
            game.undo()
        else:
            game.play(played)
    return game


async def kill_often(folder: Path, kills: int, is_planted: bool = False, seed: int | None = None) -> Report:
    """Play, kill, and go on, so many times; then look at what is left."""
    chance = random.Random(seed)
    database = folder / "games.db"
    port = free_port()
    host = Host(f"sqlite:///{database}", port, is_planted)
    report = Report()
    players: list[asyncio.Task[None]] = []
    try:
        tables = [await asyncio.to_thread(open_table, port) for _ in range(TABLES)]
        players = [asyncio.create_task(play(seen, port, report, chance)) for seen in tables]
        for _ in range(kills):
            before, begun = report.acknowledged, time.monotonic()
            while report.acknowledged == before and not all(seen.is_over for seen in tables):
                assert time.monotonic() - begun < PATIENCE, "nothing is acknowledged any more"
                await asyncio.sleep(0.002)
            report.slowest_restart = max(report.slowest_restart, time.monotonic() - begun)
            await asyncio.sleep(chance.uniform(0, LONGEST_LIFE))
            await asyncio.to_thread(host.kill)
            report.kills += 1
            if not report.is_clean and report.acknowledged:
                break
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        await asyncio.to_thread(open_table, port)  # so that it is known to serve again
        await check_views(database, tables, port, report)
    finally:
        for player in players:
            player.cancel()
        host.close()
    check_log(database, tables, report)
    return report


def free_port() -> int:
    """A port that nobody listens at."""
    with listen("127.0.0.1", 0) as listening:
        return int(listening.getsockname()[1])


def main() -> None:
    """Kill as often as asked, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--planted", action="store_true")
    parser.add_argument("--host", default="")
    parser.add_argument("--port", type=int, default=0)
    wish = parser.parse_args()
    if wish.host:
        be_host(wish.host, wish.port, wish.planted)
        return
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(kill_often(Path(folder), wish.kills, wish.planted))
    print(report)
    sys.exit(not report.is_clean)


if __name__ == "__main__":
    main()
