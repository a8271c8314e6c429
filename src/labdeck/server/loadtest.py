"""Load: many players at many tables over real sockets, and how long a choice takes to reach all of them."""

import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .limits import Limits
from .protocol.words import VERSION
from .run import listen, run
from .settings import Settings

MANY = 10**6
UNLIMITED = Limits(
    message_rate=MANY,
    request_burst=MANY,
    opening_burst=MANY,
    address_sockets=MANY,
    sockets=MANY,
    live_tables=MANY,
)
HEAD = re.compile(r'\{"type":"view","number":(\d+),"seat":(\d+),')
ASKED = re.compile(r'"to_move":(\d+)')
LAST_SECONDS = 5.0  # for what is under way when no more is begun
SETTLING_SECONDS = 60.0  # for everybody to sit down


@dataclass(slots=True)
class Tally:
    """What was measured."""

    seconds: list[float] = field(default_factory=list)  # from each choice to everyone's view
    sent: int = 0
    late: int = 0  # choices that were due when the one before had not been seen by all
    errors: int = 0


@dataclass(slots=True)
class LoadTable:
    """A table under load: the newest view of each seat, and the choice that is under way."""

    code: str
    views: list[str]
    numbers: list[int]
    sockets: list[ClientConnection]
    begun: float = 0.0
    number: int = 0

    @property
    def is_waiting(self) -> bool:
        """Whether everyone has seen the last choice."""
        return min(self.numbers) >= self.number and all(self.views)


def loadtest(tables: int = 250, players: int = 4, rate: float = 250.0, seconds: float = 20.0) -> dict[str, Any]:
    """Play at many tables, kill the server, start it again, and print what all that costs; the figures."""
    with tempfile.TemporaryDirectory(prefix="labdeck-load-") as folder:
        with hosted(folder) as (port, pid):
            seated = open_tables(port, tables, players)
            figures = asyncio.run(_load(port, pid, seated, rate, seconds))
        begun = time.perf_counter()
        with hosted(folder) as (port, pid):
            figures["restart_s"] = round(time.perf_counter() - begun, 2)
            figures["resume_all_s"] = round(asyncio.run(_resume(port, [code for code, _ in seated])), 2)
    for name, value in figures.items():
        print(f"{name:>16}  {value}")
    return figures


@contextmanager
def hosted(folder: str) -> Iterator[tuple[int, int]]:
    """A server in a process of its own, which is killed in the end; its port and process."""
    command = [sys.executable, "-m", "labdeck.server.loadtest", folder]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline())
            connection = HTTPConnection("127.0.0.1", port)
            connection.request("GET", "/api/health")
            connection.getresponse().read()
            yield port, server.pid
        finally:
            server.kill()


async def _resume(port: int, codes: list[str]) -> float:
    """How long it takes until every table has shown itself to a spectator."""

    async def look(code: str) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{code}/socket"
        async with connect(address, compression=None, open_timeout=SETTLING_SECONDS) as socket:
            await socket.send(json.dumps({"type": "hello", "version": VERSION}))
            while not str(await socket.recv()).startswith('{"type":"view"'):
                pass

    begun = time.perf_counter()
    await asyncio.gather(*map(look, codes))
    return time.perf_counter() - begun


async def _load(
    port: int, pid: int, seated: list[tuple[str, list[str]]], rate: float, seconds: float
) -> dict[str, Any]:
    tally = Tally()
    async with AsyncExitStack() as stack:
        made = [await stack.enter_async_context(sitting(port, code, tokens, tally)) for code, tokens in seated]
        await _until(lambda: all(table.is_waiting for table in made), SETTLING_SECONDS)
        begun, used, own = time.perf_counter(), cpu_of(pid), time.process_time()
        await _play(made, rate, seconds, tally)
        took, used, own = time.perf_counter() - begun, cpu_of(pid) - used, time.process_time() - own
        await _until(lambda: all(table.is_waiting for table in made), LAST_SECONDS)
        tally.errors += sum(not table.is_waiting for table in made)
    times = sorted(tally.seconds) or [0.0]
    return {
        "tables": len(seated),
        "players": sum(len(tokens) for _, tokens in seated),
        "choices": tally.sent,
        "choices_a_second": round(tally.sent / took, 1),
        "late": tally.late,
        "p50_ms": round(1000 * times[len(times) // 2], 1),
        "p99_ms": round(1000 * times[len(times) * 99 // 100], 1),
        "worst_ms": round(1000 * times[-1], 1),
        "errors": tally.errors,
        "server_cpu": f"{used / took:.0%} of a core",
        "generator_cpu": f"{own / took:.0%} of a core",
        "memory_mib": round(memory_of(pid) / 2**20, 1),
    }


def open_tables(port: int, tables: int, players: int) -> list[tuple[str, list[str]]]:
    """Open tables and take every seat with a token of its own."""
    connection = HTTPConnection("127.0.0.1", port)

    def post(path: str, body: object) -> Any:
        connection.request("POST", f"/api/tables{path}", json.dumps(body), {"Content-Type": "application/json"})
        return json.load(connection.getresponse())

    seated = []
    for _ in range(tables):
        code = post("", {"deck": "ingenium", "seats": [{"kind": "open"}] * players})["table"]["code"]
        seated.append((code, [post(f"/{code}/seats/{p}", {"name": f"Player {p}"})["token"] for p in range(players)]))
    return seated


@asynccontextmanager
async def sitting(port: int, code: str, tokens: list[str], tally: Tally) -> AsyncIterator[LoadTable]:
    """Everybody at a table, each with a socket."""
    table = LoadTable(code, [""] * len(tokens), [-1] * len(tokens), [])
    address = f"ws://127.0.0.1:{port}/api/tables/{code}/socket"
    async with AsyncExitStack() as stack:
        for token in tokens:
            line = connect(address, compression=None, ping_interval=None, open_timeout=SETTLING_SECONDS)
            socket = await stack.enter_async_context(line)
            await socket.send(json.dumps({"type": "hello", "version": VERSION, "token": token}))
            table.sockets.append(socket)
        readers = [asyncio.create_task(_read(table, socket, tally)) for socket in table.sockets]
        yield table
        for reader in readers:
            reader.cancel()


async def _read(table: LoadTable, socket: ClientConnection, tally: Tally) -> None:
    """Keep the newest view; who is the last to see a choice ends its time."""
    try:
        async for text in socket:
            assert isinstance(text, str)
            head = HEAD.match(text)
            if head:
                seat = int(head[2])
                was_waiting = table.is_waiting
                table.numbers[seat], table.views[seat] = int(head[1]), text
                if table.is_waiting and not was_waiting and table.begun:
                    tally.seconds.append(time.perf_counter() - table.begun)
            elif text.startswith('{"type":"refused"') or '"type":"refused"' in text[:60]:
                tally.errors += 1
    except ConnectionClosed:
        tally.errors += 1


async def _play(tables: list[LoadTable], rate: float, seconds: float, tally: Tally) -> None:
    """Make choices at the rate, table after table."""
    chance = random.Random(1)
    begun = time.perf_counter()
    while (now := time.perf_counter() - begun) < seconds:
        while tally.sent + tally.late < int(now * rate):
            table = tables[(tally.sent + tally.late) % len(tables)]
            if await _choose(table, chance):
                tally.sent += 1
            else:
                tally.late += 1
        await asyncio.sleep(1 / rate)


async def _choose(table: LoadTable, chance: random.Random) -> bool:
    """Make a choice at a table; False if the last one has not been seen by all yet."""
    if not table.is_waiting:
        return False
    asked = ASKED.search(table.views[0])
    if asked is None:
        return True  # the game is over, so there is nothing to be chosen
    seat = int(asked[1])
    choices = json.loads(table.views[seat])["choices"]
    number = table.numbers[seat]
    table.begun, table.number = time.perf_counter(), number + 1
    made = {"seat": seat, "number": number, "choice": chance.choice(choices)["name"]}
    await table.sockets[seat].send(json.dumps({"type": "choose", "id": f"m{number}", **made}))
    return True


async def _until(met: Any, seconds: float) -> None:
    """Wait until something holds, or the time is over."""
    end = time.perf_counter() + seconds
    while not met() and time.perf_counter() < end:
        await asyncio.sleep(0.02)


def memory_of(pid: int) -> int:
    """The bytes of memory that a process has; 0 where the system does not say."""
    status = Path(f"/proc/{pid}/status")
    found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text()) if status.exists() else None
    return int(found[1]) * 1024 if found else 0


def cpu_of(pid: int) -> float:
    """The seconds that a process has computed; 0 where the system does not say."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def host(folder: str) -> None:
    """Serve without limits on a free port, and say which."""
    settings = Settings(f"sqlite:///{folder}/load.db", limits=UNLIMITED)
    listening = listen("127.0.0.1", 0)
    print(listening.getsockname()[1], flush=True)
    run(settings, listening)


if __name__ == "__main__":
    host(sys.argv[1])
