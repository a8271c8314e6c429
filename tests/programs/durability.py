"""Kill the server at random moments while it is played, and look for what it had acknowledged.

    python -m tests.programs.durability --kills 200          no acknowledged choice may be lost, none be there twice
    python -m tests.programs.durability --kills 200 --postgres   the same with PostgreSQL
    python -m tests.programs.durability --kills 20 --planted the same with a store that acknowledges before it commits

The server is forked from a process that has everything loaded, so that a kill costs a fraction of a second.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import closing, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

import labdeck
from labdeck.server.app import create_app
from labdeck.server.limits import Limits
from labdeck.server.metrics import Metrics
from labdeck.server.protocol.words import VERSION
from labdeck.server.run import listen, server_for
from labdeck.server.settings import Settings
from labdeck.server.store import ADD_ENTRY, Row, Step, Store, Write, chat, entries, games
from tests.tools.patience import PATIENCE
from tests.tools.postgres import Postgres

LIMITS = Limits(message_rate=1e6, request_burst=10**6, opening_burst=10**6)
TABLES = 6
WAITING = {"deck": "ingenium", "seats": [{"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]}
OF_WINDOWS = ("prompt", "question", "choices")  # all who are asked together, which a game alone does not know
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
    chats: dict[str, tuple[int, str]] = field(default_factory=dict)
    pending: dict[str, Any] | None = None
    number: int = 0
    is_over: bool = False


@dataclass
class Visited:
    """A table that waits, and who has its free seat, as far as is known."""

    code: str
    name: str = ""  # as it was last acknowledged
    wish: str = ""  # as it may be, too
    token: str = ""


@dataclass
class Report:
    """What came of it."""

    kills: int = 0
    acknowledged: int = 0
    chats: int = 0
    joined: int = 0
    left: int = 0
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
            note_done(seen, seen.pending, message["number"], report)
            seen.pending = None
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


def note_done(seen: Seen, sent: dict[str, Any], number: int, report: Report) -> None:
    """Know that a message was acknowledged."""
    if sent["type"] == "chat":
        seen.chats[sent["id"]] = number, sent["text"]
        report.chats += 1
        return
    seen.acknowledged[sent["seat"], sent["id"]] = number, sent.get("choice", "undo")
    seen.number = max(seen.number, number)
    report.acknowledged += 1


async def come_and_go(visited: Visited, port: int, report: Report) -> None:
    """Take a seat at a table that waits and give it up, for ever; after a kill all is as it was acknowledged."""
    path = f"/api/tables/{visited.code}"
    while True:
        with suppress(OSError, HTTPException, ValueError, WebSocketException, asyncio.TimeoutError):
            told = await asyncio.to_thread(ask, port, "GET", path)
            name = told["seats"][1]["name"]
            report.differing += name not in (visited.name, visited.wish)
            visited.name = visited.wish = name
            if not name:
                visited.wish = "Cleo"
                ticket = await asyncio.to_thread(ask, port, "POST", f"{path}/seats/1", {"name": "Cleo"})
                visited.name, visited.token = "Cleo", ticket["token"]
                report.joined += 1
            elif visited.token:
                visited.wish = ""
                await leave(visited, port)
                visited.name = visited.token = ""
                report.left += 1
            else:  # it was taken, and the kill came before the token
                fresh = await asyncio.to_thread(ask, port, "POST", "/api/tables", WAITING)
                visited.code, visited.name, visited.wish = fresh["table"]["code"], "", ""
                path = f"/api/tables/{visited.code}"
        await asyncio.sleep(0.01)


async def leave(visited: Visited, port: int) -> None:
    """Give the seat up, by a socket, and wait for the answer."""
    address = f"ws://127.0.0.1:{port}/api/tables/{visited.code}/socket"
    async with connect(address, compression=None, open_timeout=PATIENCE) as socket:
        await socket.send(json.dumps({"type": "hello", "version": VERSION, "token": visited.token}))
        await socket.send(json.dumps({"type": "leave", "id": "leave", "seat": 1}))
        async for text in socket:
            message = json.loads(text)
            if message.get("id") == "leave":
                assert message["type"] == "done", message
                return
    raise OSError("the line was cut")


def ask(port: int, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """The answer to a request; a ValueError if it is refused."""
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    with closing(connection):
        connection.request(method, path, json.dumps(body) if body else None, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        read = json.load(answer)
        if answer.status >= 400:
            raise ValueError(read)
        return read


def chosen(view: dict[str, Any], seen: Seen, chance: random.Random) -> dict[str, Any]:
    """A choice at random, or now and then an undo."""
    made = {"id": f"{seen.code}-{len(seen.acknowledged)}-{chance.random()}".replace(".", "_"), "seat": view["seat"]}
    if chance.random() < 0.1:
        return {"type": "chat", "text": f"line {chance.random()}", **made}
    if view["can_undo"] and chance.random() < 0.1:
        return {"type": "undo", "number": view["number"], **made}
    choice = chance.choice(view["choices"])["name"]
    return {"type": "choose", "number": view["number"], "choice": choice, **made}


def check_log(db: str, tables: list[Seen], report: Report) -> None:
    """Every acknowledged choice, and every line of the chat, is in the log, once, under its number."""
    for seen in tables:
        rows = read(db, sql.select(entries).where(entries.c.game == seen.code).order_by(entries.c.number))
        report.doubled += [row["number"] for row in rows] != list(range(1, len(rows) + 1))
        found = {(row["seat"], row["move"]): (row["number"], row["text"]) for row in rows}
        report.doubled += len(rows) - len(found)
        report.lost += sum(found.get(key) != value for key, value in seen.acknowledged.items())
        lines = read(db, sql.select(chat).where(chat.c.game == seen.code).order_by(chat.c.number))
        report.doubled += [row["number"] for row in lines] != list(range(1, len(lines) + 1))
        said = {row["move"]: (row["number"], row["text"]) for row in lines}
        report.lost += sum(said.get(key) != value for key, value in seen.chats.items())


def read(db: str, what: sql.Select[Any]) -> list[Row]:
    """Rows of a database."""
    engine = sql.create_engine(db)
    with engine.connect() as connection:
        rows = list(connection.execute(what).mappings())
    engine.dispose()
    return rows


async def check_views(db: str, tables: list[Seen], port: int, report: Report) -> None:
    """What the server shows is what a replay of its log shows."""
    for seen in tables:
        async with connect(f"ws://127.0.0.1:{port}/api/tables/{seen.code}/socket", open_timeout=PATIENCE) as socket:
            await socket.send(json.dumps({"type": "hello", "version": VERSION, "token": seen.token}))
            shown: dict[int, Any] = {}
            while len(shown) < 2:
                message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                if message["type"] == "view":
                    shown[message["seat"]] = message["view"]
        game = replayed(db, seen.code)
        for seat in (0, 1):
            told = json.loads(game.view(seat).to_json())
            report.differing += any(shown[seat][key] != told[key] for key in told if key not in OF_WINDOWS)


def replayed(db: str, code: str) -> labdeck.Game:
    """The game that the log tells."""
    (row,) = read(db, sql.select(games).where(games.c.code == code))
    rows = read(db, sql.select(entries).where(entries.c.game == code).order_by(entries.c.number))
    game = labdeck.new("ingenium", 2, int(row["seed"]), ["Ann", "Ben"])
    for entry in rows:
        if entry["kind"] == "undo":
            game.undo()
        else:
            game.play(int(entry["code"]))
    return game


async def kill_often(
    folder: Path,
    kills: int,
    is_planted: bool = False,
    seed: int | None = None,
    db: str = "",
    minutes: float = float("inf"),
) -> Report:
    """Play, kill, and go on, so many times or minutes; then look at what is left."""
    end = time.monotonic() + 60 * minutes
    chance = random.Random(seed)
    db = db or f"sqlite:///{folder / 'games.db'}"
    port = free_port()
    host = Host(db, port, is_planted)
    report = Report()
    players: list[asyncio.Task[None]] = []
    try:
        tables = [await asyncio.to_thread(open_table, port) for _ in range(TABLES)]
        visited = Visited(ask(port, "POST", "/api/tables", WAITING)["table"]["code"])
        players = [asyncio.create_task(play(seen, port, report, chance)) for seen in tables]
        players.append(asyncio.create_task(come_and_go(visited, port, report)))
        for _ in range(kills):
            before, begun = report.acknowledged, time.monotonic()
            while report.acknowledged == before and not all(seen.is_over for seen in tables):
                assert time.monotonic() - begun < PATIENCE, "nothing is acknowledged any more"
                await asyncio.sleep(0.002)
            report.slowest_restart = max(report.slowest_restart, time.monotonic() - begun)
            await asyncio.sleep(chance.uniform(0, LONGEST_LIFE))
            await asyncio.to_thread(host.kill)
            report.kills += 1
            if (not report.is_clean and report.acknowledged) or time.monotonic() > end:
                break
            if all(seen.is_over for seen in tables):
                tables += [await asyncio.to_thread(open_table, port) for _ in range(TABLES)]
                players += [asyncio.create_task(play(seen, port, report, chance)) for seen in tables[-TABLES:]]
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        await asyncio.to_thread(open_table, port)  # so that it is known to serve again
        await check_views(db, tables, port, report)
    finally:
        for player in players:
            player.cancel()
        host.close()
    check_log(db, tables, report)
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
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--host", default="")
    parser.add_argument("--port", type=int, default=0)
    wish = parser.parse_args()
    if wish.host:
        be_host(wish.host, wish.port, wish.planted)
        return
    with tempfile.TemporaryDirectory() as folder:
        postgres = Postgres(Path(folder) / "postgres") if wish.postgres else None
        db = postgres.url() if postgres else ""
        report = asyncio.run(kill_often(Path(folder), wish.kills, wish.planted, db=db, minutes=wish.minutes))
        if postgres:
            postgres.stop(signal.SIGINT)
    print(report)
    sys.exit(not report.is_clean)


if __name__ == "__main__":
    main()
