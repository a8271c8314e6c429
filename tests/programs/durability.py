"""Kill the server at random moments while it is played, and look for what it had acknowledged.

    python -m tests.programs.durability --kills 200               nothing may be lost, doubled or changed
    python -m tests.programs.durability --kills 200 --postgres    the same with PostgreSQL
    python -m tests.programs.durability --kills 50 --planted held the same with a store that acknowledges before it
                                                                  commits: an entry of the log, or a held answer

It goes in pieces of 50 kills, each with a new database and a seed of its own; after each it says how to go on from
there (`--kills N --seed S`). The server is forked from a process that has everything loaded, so that a kill costs a
fraction of a second.
"""

import argparse
import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import MutableMapping
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from typing import Any

from fastapi import FastAPI

import labdeck
from labdeck.server.app import create_app
from labdeck.server.limits import Limits
from labdeck.server.metrics import Metrics
from labdeck.server.run import listen, server_for
from labdeck.server.settings import Settings
from labdeck.server.store import ADD_ENTRY, ADD_HELD, Step, Store, Write
from labdeck.server.studio.draft_store import ADD_PAGE
from tests.tools.patience import PATIENCE
from tests.tools.postgres import Postgres

from .kept import Kept
from .people import LOST_LINE, ROUND, SCREEN, Crowd, Report

MANY = 10**6
LIMITS = Limits(
    message_rate=MANY,
    request_burst=MANY,
    join_burst=MANY,
    opening_burst=MANY,
    reading_burst=MANY,
    chat_burst=MANY,
    save_burst=MANY,
    draft_burst=MANY,
    draft_versions=MANY,
)
SCREENS, ROUNDS = 3, 3  # tables that are passed around, and tables with a device for everybody
# A desk that reads nothing: a text is kept though nobody can read it, and no time goes into starting a real one.
DESK = (
    *(sys.executable, "-S", "-c"),
    "import sys; read = sys.stdin.buffer.read; print(flush=True)\n"
    "while size := read(4): read(int.from_bytes(size, 'big')); print('{\"refused\": \"\"}', flush=True)",
)
PIECE = 50  # kills, then everything is looked at
LONGEST_LIFE = 0.3  # seconds of play before a kill, at most
LONGEST_HUNT = 0.5  # seconds that a kill waits for a window in which an answer waits, at most
HUNTS = 0.4  # of the kills
PLANTED = {"entry": ADD_ENTRY, "held": ADD_HELD, "page": ADD_PAGE}


class EagerStore(Store):
    """The planted mistake: says that something is written when it has only been queued."""

    def __init__(self, url: str, planted: str) -> None:
        super().__init__(url, Metrics())
        self.eager = PLANTED[planted]

    async def write(self, *steps: Step) -> None:
        if steps[0][0] is not self.eager:
            await super().write(*steps)
            return
        loop = asyncio.get_running_loop()
        write = Write(steps, loop.create_future(), loop)
        loop.call_later(0.2, self._queue.put, write)


class Host:
    """The process from which servers are forked."""

    def __init__(self, db: str, port: int, planted: str) -> None:
        command = [sys.executable, "-m", "tests.programs.durability", "--host", db, "--port", str(port)]
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        self.process = subprocess.Popen([*command, *(["--planted", planted] if planted else [])], **pipes)
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


def be_host(db: str, port: int, planted: str) -> None:
    """Fork a server for every line that is read; reap it when the next one comes."""
    settings = Settings(db, pause=0.0, limits=LIMITS, desk=DESK)
    app, child = create_app(settings), 0
    for wish in (SCREEN, ROUND):
        labdeck.new(wish["deck"], len(wish["seats"]), **wish["knobs"]).view(0)
    asyncio.run(warm(app))
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = os.fork()
        if not child:
            served = create_app(settings, EagerStore(db, planted)) if planted else app
            server_for(served, settings).run([listen_again(port)])
            os._exit(0)
        print(child, flush=True)
    if child:
        os.waitpid(child, 0)


def listen_again(port: int) -> socket.socket:
    """Listen at a port that a child of the server before may still hold for a moment, if it was just being started."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return listen("127.0.0.1", port)
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.005)


async def warm(app: FastAPI) -> None:
    """Ask an app for something that is not there, so that it has put together all its requests."""

    async def receive() -> MutableMapping[str, Any]:
        return {"type": "http.request"}

    async def send(_: MutableMapping[str, Any]) -> None:
        pass

    about = {"type": "http", "method": "GET", "path": "/api/nowhere", "query_string": b"", "headers": []}
    await app({**about, "http_version": "1.1", "scheme": "http", "server": ("127.0.0.1", 80)}, receive, send)


async def kill_often(folder: Path, kills: int, planted: str = "", seed: int = 0, db: str = "") -> Report:
    """Play, kill, and go on, so many times; then look at what is left."""
    db = db or f"sqlite:///{folder / f'games-{seed}.db'}"
    port = free_port()
    crowd, host = Crowd(port, seed), Host(db, port, planted)
    report, chance = crowd.report, crowd.chance
    try:
        await is_there(crowd)
        await crowd.come(SCREENS, ROUNDS)
        for _ in range(kills):
            before, begun = report.acknowledged, time.monotonic()
            while report.acknowledged == before:
                assert time.monotonic() - begun < PATIENCE, "nothing is acknowledged any more"
                await asyncio.sleep(0.002)
            report.slowest_restart = max(report.slowest_restart, time.monotonic() - begun)
            await asyncio.sleep(chance.uniform(0, LONGEST_LIFE))
            end = time.monotonic() + (LONGEST_HUNT if chance.random() < HUNTS else 0.0)
            while time.monotonic() < end and not crowd.waits_in_window:
                await asyncio.sleep(0.002)
            report.in_window += crowd.waits_in_window
            await asyncio.to_thread(host.kill)
            report.kills += 1
            if not report.is_clean:
                break
        await is_there(crowd)
        await crowd.go()
        kept = Kept(db)
        for seen in crowd.tables.values():
            await kept.check_views(seen, port, report)
    finally:
        for task in crowd.tasks:
            task.cancel()
        host.close()
    for seen in crowd.tables.values():
        kept.check(seen, report)
    kept.close()
    return report


async def is_there(crowd: Crowd) -> None:
    """Wait until the server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(*LOST_LINE):
            await crowd.ask("GET", "health")
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the server does not start")


def free_port() -> int:
    """A port that nobody listens at."""
    with listen("127.0.0.1", 0) as listening:
        return int(listening.getsockname()[1])


def in_pieces(folder: Path, wish: argparse.Namespace, postgres: Postgres | None) -> bool:
    """Kill as often as wished, a piece after the other, and tell what came of each; whether all was well."""
    sums, seed, end = Report(), wish.seed, time.monotonic() + 60 * wish.minutes
    while sums.kills < wish.kills and time.monotonic() < end:
        db = postgres.database(f"piece{seed}") if postgres else ""
        piece = asyncio.run(kill_often(folder, min(PIECE, wish.kills - sums.kills), wish.planted, seed, db))
        for each in fields(Report):
            both = getattr(sums, each.name), getattr(piece, each.name)
            setattr(sums, each.name, max(both) if each.name == "slowest_restart" else sum(both))
        seed += 1
        print(sums, flush=True)
        if not piece.is_clean:
            print(f"not clean with --seed {seed - 1}: {piece}", flush=True)
            return False
        if left := wish.kills - sums.kills:
            print(f"{sums.kills} kills; to go on from here: --kills {left} --seed {seed}", flush=True)
    return True


def main() -> None:
    """Kill as often as asked, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1, help="the number of the first piece")
    parser.add_argument("--planted", choices=[*PLANTED, ""], default="")
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
        is_clean = in_pieces(Path(folder), wish, postgres)
        if postgres:
            postgres.stop(signal.SIGINT)
    sys.exit(not is_clean)


if __name__ == "__main__":
    main()
