"""Load: many players at many tables over real sockets, how long a choice takes to reach all, and what it costs."""

import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .limits import Limits
from .process import cpu_of, files_of, memory_of, raise_open_files
from .protocol.words import VERSION, Close
from .run import listen, run
from .settings import Settings

MANY = 10**6
DATABASE = "load.db"
# All players come from one address here, so what an address may have is not tried. All else is as it is served.
UNLIMITED = Limits(
    message_rate=MANY,
    request_burst=MANY,
    opening_burst=MANY,
    reading_burst=MANY,
    waiting_sockets=MANY,
    stranger_sockets=MANY,
    address_sockets=MANY,
    idle_seconds=5.0,
)
HEAD = re.compile(r'\{"type":"view","number":(\d+),"seat":(\d+),')
ASKED = re.compile(r'"to_move":(\d+)')
LAST_SECONDS = 60.0  # for what is under way when no more is begun; longer than anybody would wait is an error
SETTLING_SECONDS = 120.0  # for everybody to sit down
WAIT_SECONDS = 2.0  # before somebody comes again who was told to wait
LEAVING_SECONDS = 60.0  # for the server to forget tables that everybody has left
PARTS = 10  # of the whole time: the first and the last of these are compared
SEATING = 20  # tables that sit down at the same time


@dataclass(slots=True)
class Tally:
    """What was measured."""

    seconds: list[float] = field(default_factory=list)  # from each choice to everyone's view
    windows: list[float] = field(default_factory=list)  # from the answers in a window to everyone's view
    sent: int = 0
    late: int = 0  # choices that were due when the one before had not been seen by all
    closed: int = 0  # answers that came just as the window closed by itself
    finished: int = 0  # games that came to their end
    told_to_wait: int = 0  # sockets and requests that were refused for now, with a sentence
    errors: list[str] = field(default_factory=list)  # what was said, or not said


@dataclass(slots=True)
class LoadTable:
    """A table under load: the newest view of each seat, and the choice that is under way."""

    tokens: list[str]
    code: str
    views: list[str] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    sockets: list[ClientConnection] = field(default_factory=list)
    begun: float = 0.0
    number: int = 0
    is_window: bool = False  # everybody who was asked has answered at once
    is_renewed: bool = False
    stack: AsyncExitStack = field(default_factory=AsyncExitStack)

    @property
    def is_waiting(self) -> bool:
        """Whether everyone has seen the last choice."""
        return not self.is_renewed and min(self.numbers) >= self.number and all(self.views)


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be tried: tables, people at each, choices a second, for how long, and how many turns a game has."""

    tables: int
    players: int
    rate: float
    seconds: float
    turns: int
    leave: bool  # whether it is seen what stays in memory when all have left


@dataclass(frozen=True, slots=True)
class Standing:
    """What the server has at one time."""

    memory_mib: float
    open_files: int
    database_mib: float


def loadtest(
    tables: int = 250, players: int = 4, rate: float = 250.0, seconds: float = 20.0, turns: int = 0, leave: bool = False
) -> dict[str, Any]:
    """Play at many tables, kill the server, start it again, and print what all that costs; the figures."""
    raise_open_files()
    wish = Wish(tables, players, rate, seconds, turns, leave)
    with tempfile.TemporaryDirectory(prefix="labdeck-load-") as folder:
        with hosted(folder) as (port, pid):
            codes, figures = asyncio.run(load(port, pid, Path(folder), wish))
        begun = time.perf_counter()
        with hosted(folder) as (port, pid):
            figures["restart_s"] = round(time.perf_counter() - begun, 2)
            figures["resume_all_s"] = round(asyncio.run(_resume(port, codes)), 2)
    for name, value in figures.items():
        print(f"{name:>22}  {value}")
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


async def load(port: int, pid: int, folder: Path, wish: Wish) -> tuple[list[str], dict[str, Any]]:
    """Figures of a server that is played on as wished; the tables, too."""
    tally = Tally()
    empty = standing(pid, folder)
    begun = time.perf_counter()
    made = await _seat_all(port, wish, tally)
    await _until(lambda: all(table.is_waiting for table in made), SETTLING_SECONDS)
    seated_s = time.perf_counter() - begun
    seated = standing(pid, folder)
    begun, used, own = time.perf_counter(), cpu_of(pid), time.process_time()
    await _play(port, made, wish, tally)
    took, used, own = time.perf_counter() - begun, cpu_of(pid) - used, time.process_time() - own
    await _until(lambda: all(table.is_waiting for table in made), LAST_SECONDS)
    tally.errors += [f"table {table.code} said nothing" for table in made if not table.is_waiting]
    ended = standing(pid, folder)
    for table in made:
        await table.stack.aclose()
    left = await _left(port, pid, folder) if wish.leave else {}
    first, last = tally.seconds[: len(tally.seconds) // PARTS], tally.seconds[-len(tally.seconds) // PARTS :]
    return [table.code for table in made], {
        "tables": wish.tables,
        "players": wish.tables * wish.players,
        "seated_s": round(seated_s, 1),
        "choices": tally.sent,
        "choices_a_second": round(tally.sent / took, 1),
        "late": tally.late,
        "closed_before": tally.closed,
        "finished_games": tally.finished,
        "p50_ms": percentile(tally.seconds, 50),
        "p99_ms": percentile(tally.seconds, 99),
        "p99_first_ms": percentile(first, 99),
        "p99_last_ms": percentile(last, 99),
        "worst_ms": percentile(tally.seconds, 100),
        "windows": len(tally.windows),
        "window_p99_ms": percentile(tally.windows, 99),
        "errors": len(tally.errors),
        **({"first_error": tally.errors[0]} if tally.errors else {}),
        "told_to_wait": tally.told_to_wait,
        "cpu_ms_a_choice": round(1000 * used / max(1, tally.sent), 2),
        "server_cpu": f"{used / took:.0%} of a core",
        "generator_cpu": f"{own / took:.0%} of a core",
        "memory_empty_mib": empty.memory_mib,
        "memory_seated_mib": seated.memory_mib,
        "memory_mib": ended.memory_mib,
        "kib_a_table": round(1024 * (seated.memory_mib - empty.memory_mib) / wish.tables, 1),
        "open_files_seated": seated.open_files,
        "open_files": ended.open_files,
        "database_seated_mib": seated.database_mib,
        "database_mib": ended.database_mib,
        **left,
    }


async def _left(port: int, pid: int, folder: Path) -> dict[str, Any]:
    """What the server still has when it has forgotten the tables that everybody has left."""
    end = time.perf_counter() + LEAVING_SECONDS
    while (live := await asyncio.to_thread(_live_tables, port)) and time.perf_counter() < end:
        await asyncio.sleep(1.0)
    return {"tables_left": live, "memory_left_mib": standing(pid, folder).memory_mib}


def _live_tables(port: int) -> int:
    """How many tables the server has in memory, by its metrics."""
    connection = HTTPConnection("127.0.0.1", port)
    connection.request("GET", "/api/metrics")
    text = connection.getresponse().read().decode()
    connection.close()
    return int(re.findall(r"^labdeck_tables_live (\d+)$", text, re.MULTILINE)[0])


def standing(pid: int, folder: Path) -> Standing:
    """What the server has now."""
    size = sum(path.stat().st_size for path in folder.iterdir())
    return Standing(round(memory_of(pid) / 2**20, 1), files_of(pid), round(size / 2**20, 2))


def percentile(seconds: list[float], part: int) -> float:
    """So many of a hundred took at most these milliseconds."""
    times = sorted(seconds) or [0.0]
    return round(1000 * times[min(len(times) * part // 100, len(times) - 1)], 1)


async def _seat_all(port: int, wish: Wish, tally: Tally) -> list[LoadTable]:
    """All tables with everybody at them; a few sit down at the same time."""
    places = asyncio.Semaphore(SEATING)

    async def one() -> LoadTable:
        async with places:
            return await _seat(port, wish, tally)

    return await asyncio.gather(*(one() for _ in range(wish.tables)))


async def _seat(port: int, wish: Wish, tally: Tally) -> LoadTable:
    """A new table with everybody at it, each with a socket."""
    code, tokens = await asyncio.to_thread(_open_table, port, wish, tally)
    table = LoadTable(tokens, code, [""] * wish.players, [-1] * wish.players)
    for token in tokens:
        address = f"ws://127.0.0.1:{port}/api/tables/{code}/socket"
        line = connect(address, compression=None, ping_interval=None, open_timeout=SETTLING_SECONDS)
        socket = await table.stack.enter_async_context(line)
        await socket.send(json.dumps({"type": "hello", "version": VERSION, "token": token}))
        table.sockets.append(socket)
    for socket in table.sockets:
        reader = asyncio.create_task(_read(table, socket, tally))
        table.stack.callback(reader.cancel)
    return table


def _open_table(port: int, wish: Wish, tally: Tally) -> tuple[str, list[str]]:
    """Open a table and take every seat with a token of its own."""
    connection = HTTPConnection("127.0.0.1", port)

    def post(path: str, body: object) -> Any:
        while True:
            connection.request("POST", f"/api/tables{path}", json.dumps(body), {"Content-Type": "application/json"})
            answer = connection.getresponse()
            said = json.load(answer)
            if answer.status not in (429, 503):
                return said
            tally.told_to_wait += 1
            time.sleep(WAIT_SECONDS)

    knobs = {"most_turns": wish.turns} if wish.turns else {}
    seats = [{"kind": "open"}] * wish.players
    code = post("", {"deck": "ingenium", "seats": seats, "knobs": knobs})["table"]["code"]
    tokens = [post(f"/{code}/seats/{p}", {"name": f"Player {p}"})["token"] for p in range(wish.players)]
    connection.close()
    return code, tokens


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
                    (tally.windows if table.is_window else tally.seconds).append(time.perf_counter() - table.begun)
            elif text.startswith('{"type":"refused"') or '"type":"refused"' in text[:60]:
                if table.is_window and '"code":"stale"' in text:
                    tally.closed += 1
                else:
                    tally.errors.append(text)
    except ConnectionClosed as closed:
        if closed.rcvd is not None and closed.rcvd.code == Close.TOO_SLOW:
            tally.told_to_wait += 1
        else:
            tally.errors.append(str(closed))


async def _play(port: int, tables: list[LoadTable], wish: Wish, tally: Tally) -> None:
    """Make choices at the rate, table after table; where a game is over another begins."""
    chance = random.Random(1)
    renewals: set[asyncio.Task[None]] = set()
    begun, due = time.perf_counter(), 0
    while (now := time.perf_counter() - begun) < wish.seconds:
        while due < int(now * wish.rate):
            at = due % len(tables)
            due += 1
            if not tables[at].is_waiting:
                tally.late += 1
            elif not await _choose(tables[at], chance, tally):
                tables[at].is_renewed = True  # at once, since it may be due again before the renewal begins
                renewal = asyncio.create_task(_renew(port, tables, at, wish, tally))
                renewals.add(renewal)
                renewal.add_done_callback(renewals.discard)
        await asyncio.sleep(1 / wish.rate)
    await asyncio.gather(*renewals)


async def _renew(port: int, tables: list[LoadTable], at: int, wish: Wish, tally: Tally) -> None:
    """Leave a table whose game is over, and sit down at a new one."""
    tally.finished += 1
    await tables[at].stack.aclose()
    new = await _seat(port, wish, tally)
    await _until(lambda: new.is_waiting, SETTLING_SECONDS)
    tables[at] = new


async def _choose(table: LoadTable, chance: random.Random, tally: Tally) -> bool:
    """Make a choice at a table, or answer in a window for all who are asked; False if its game is over."""
    asked = ASKED.search(table.views[0])
    if asked is None:
        return False
    window = json.loads(table.views[int(asked[1])])["window"]
    number = table.numbers[0]
    table.begun, table.number, table.is_window = time.perf_counter(), number + 1, window is not None
    for seat in window["asked"] if window else [int(asked[1])]:
        choices = json.loads(table.views[seat])["choices"]
        if choices:
            made = {"seat": seat, "number": number, "choice": chance.choice(choices)["name"]}
            await table.sockets[seat].send(json.dumps({"type": "choose", "id": f"m{number}", **made}))
            tally.sent += 1
    return True


async def _until(met: Any, seconds: float) -> None:
    """Wait until something holds, or the time is over."""
    end = time.perf_counter() + seconds
    while not met() and time.perf_counter() < end:
        await asyncio.sleep(0.02)


def host(folder: str) -> None:
    """Serve on a free port, and say which."""
    settings = Settings(f"sqlite:///{folder}/{DATABASE}", limits=UNLIMITED)
    listening = listen("127.0.0.1", 0, settings.limits)
    print(listening.getsockname()[1], flush=True)
    os.umask(0o077)
    run(settings, listening)


if __name__ == "__main__":
    host(sys.argv[1])
