"""Look at how long windows stay open at the shipped pace, and whether that tells what a bot holds.

    python -m tests.programs.pauses                          4,000 windows of each kind, for every level of bot
    python -m tests.programs.pauses --levels greedy          the same for one level
    python -m tests.programs.pauses --keep pauses.csv        the same, and each window as a line of a file
    python -m tests.programs.pauses --planted --levels hard  the same with windows that close when bots have thought

Half of the time, drawn by lot, the bot that is asked holds an answer. What is measured is what a client sees over its
socket: from the view in which the window is open to the next. The area under the curve is the chance that a window in
which it holds one was open for longer than one in which it does not: 0.5 if that tells nothing. Its 95 % interval must
lie within 0.45 to 0.55. That is ±0.018 with 4,000 windows; with 1,000 it is ±0.036, and almost every other would
fail by chance alone, with 2,000 one in seventeen. So all cells are also judged together, which says how often areas so
far from 0.5 come about where windows tell nothing. What else the machine does makes windows longer whatever is held, so
it only blurs the difference: a quiet machine sees more.
"""

import argparse
import asyncio
import gc
import json
import random
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from math import erfc
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

from labdeck import Game
from labdeck.bots import is_slow, names
from labdeck.server.app import create_app
from labdeck.server.limits import Limits
from labdeck.server.protocol.requests import BotSeat, NewTable, PersonSeat, SeatWish
from labdeck.server.protocol.words import VERSION
from labdeck.server.rooms import Rooms
from labdeck.server.run import COLLECTIONS, listen, server_for
from labdeck.server.security import fingerprint, new_token
from labdeck.server.settings import Settings
from tests.tools.asked import KINDS, at_rest, lay_decks, position

MANY, FEW = 10, 1  # tables at once for each kind of window: of bots that answer at once, and of those that search
LOWEST, HIGHEST, LONGEST = 0.45, 0.55, 0.7  # where the interval must lie, and the longest median in seconds
LOOK_SECONDS = 0.02  # between two looks at whether a window has closed
REST_SECONDS = 0.1  # after a window has closed, so that everybody is shown that it has
RESTING = "rest"


class Cell(NamedTuple):
    """What is measured together: a kind of window, for a level of bot."""

    kind: str
    level: str


class Area(NamedTuple):
    """An area under the curve with its 95 % interval."""

    area: float
    low: float
    high: float


def together(areas: Sequence[Area]) -> float:
    """How often areas as far from 0.5 as these come about by chance, taken together: the tail of a chi-square."""
    far = sum(((found.area - 0.5) * 2 * 1.96 / (found.high - found.low)) ** 2 for found in areas)
    # Wilson and Hilferty's cube root: within a thousandth for two cells and more.
    spread = 2 / (9 * len(areas))
    return erfc(((far / len(areas)) ** (1 / 3) - (1 - spread)) / (2 * spread) ** 0.5) / 2


def area_of(holding: list[float], empty: list[float]) -> Area:
    """The chance that a window was longer in which something was held, ties counting half (Hanley and McNeil, 1982)."""
    ranked = sorted([(seconds, True) for seconds in holding] + [(seconds, False) for seconds in empty])
    ranks: dict[float, list[int]] = defaultdict(list)
    for rank, (seconds, _) in enumerate(ranked, 1):
        ranks[seconds].append(rank)
    m, n = len(holding), len(empty)
    total = sum(sum(ranks[seconds]) / len(ranks[seconds]) for seconds in holding)
    area = (total - m * (m + 1) / 2) / (m * n)
    one, two = area / (2 - area), 2 * area**2 / (1 + area)
    spread = area * (1 - area) + (m - 1) * (one - area**2) + (n - 1) * (two - area**2)
    error = 1.96 * (max(spread, 0.0) / (m * n)) ** 0.5
    return Area(area, area - error, area + error)


async def lap(rooms: Rooms, code: str, kind: str, holds: bool, name: str) -> None:
    """Open one window at a table that has come to rest, and wait until it has closed."""
    table = await rooms.find(code)
    await plant(rooms, code, at_rest(kind, (RESTING, "Bot")))
    while not rooms.live[code].is_idle:
        await asyncio.sleep(LOOK_SECONDS)
    # What was done just before is to be the same: both positions are made, neither always last.
    before, order = table.number, random.sample((False, True), 2)
    games = {each: position(kind, each, (name, "Bot")) for each in order}
    await asyncio.sleep(LOOK_SECONDS)
    await plant(rooms, code, games[holds])
    while table.number == before:
        await asyncio.sleep(LOOK_SECONDS)
    await asyncio.sleep(REST_SECONDS)


async def plant(rooms: Rooms, code: str, game: Game) -> None:
    """Put a position on a table."""
    table = await rooms.find(code)

    async def work() -> None:
        table.game = game
        table.log.made[:] = [len(game.played)] * len(table.log.made)
        table.show()

    await table.do_alone(work)


def serve(folder: Path, wish: argparse.Namespace) -> None:
    """Serve as `labdeck serve` does: in its loop, with collections as rare."""
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
    loop = server_for(FastAPI(), Settings("")).config.get_loop_factory()
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(host(folder, wish))


async def host(folder: Path, wish: argparse.Namespace) -> None:
    """Serve at the shipped pace, and open windows at many tables; says where, and what was held in each."""
    worker = lay_decks(folder / "decks")
    many = 10**6
    limits = replace(
        Limits(),
        opening_burst=many,
        request_burst=many,
        reading_burst=many,
        waiting_sockets=many,
        stranger_sockets=many,
        address_sockets=many,
        bot_processes=wish.processes,
    )
    settings = Settings(f"sqlite:///{folder / 'games.db'}", limits=limits, worker=worker)
    settings = replace(settings, pause=0.0) if wish.planted else settings
    app, listening = create_app(settings), listen("127.0.0.1", 0)
    server = server_for(app, settings)
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(LOOK_SECONDS)
    say({"port": listening.getsockname()[1]})
    for level in wish.levels:
        tables = wish.tables or (FEW if is_slow(level) else MANY)
        await host_level(app.state.rooms, level, wish.windows, tables, wish.seconds)
    say({"fallbacks": app.state.rooms.metrics.counts["bot_fallbacks"]})
    server.should_exit = True
    await serving


async def host_level(rooms: Rooms, level: str, windows: int, many: int, seconds: float) -> None:
    """Open windows of every kind for one level of bot, at several tables at once."""
    chance, end = random.Random(level), time.monotonic() + seconds
    tables = [kind for kind in KINDS for _ in range(many)]
    seats: list[SeatWish] = [PersonSeat(kind="person", name="Ann"), BotSeat(kind="bot", bot=level)]
    wanted = {kind: [made % 2 == 0 for made in range(windows)] for kind in KINDS}
    for held in wanted.values():
        chance.shuffle(held)

    async def play(number: int, kind: str) -> None:
        token = new_token()
        deck = "ingenium" if KINDS[kind] not in ("ingenium", "heroes") else KINDS[kind]
        table = await rooms.open(NewTable(deck=deck, seats=seats), fingerprint(token))
        say({"code": table.code, "token": token})
        while not table.lookers:
            await asyncio.sleep(LOOK_SECONDS)
        await lap(rooms, table.code, kind, True, f"{level}-{number}-warm")  # the first one starts processes
        while wanted[kind] and time.monotonic() < end:
            holds = wanted[kind].pop()
            name = f"{level}-{number}-{len(wanted[kind])}"
            await lap(rooms, table.code, kind, holds, name)
            say({"name": name, "kind": kind, "level": level, "holds": holds})

    await asyncio.gather(*(play(number, kind) for number, kind in enumerate(tables)))


def say(told: dict[str, Any]) -> None:
    """A line for whoever looks on."""
    print(json.dumps(told), flush=True)


class Timed(ClientConnection):
    """A socket that knows when the last of what came did so, before anything was made of it."""

    came = 0.0

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        self.came = time.perf_counter()
        super().data_received(data)


async def look(port: int, code: str, token: str, seconds: dict[str, float]) -> None:
    """Sit at a table, and note how long each window stays open there."""
    opened: dict[str, tuple[float, int]] = {}
    address = f"ws://127.0.0.1:{port}/api/tables/{code}/socket"
    async with connect(address, compression=None, create_connection=Timed) as socket:
        assert isinstance(socket, Timed)
        await socket.send(json.dumps({"type": "hello", "version": VERSION, "token": token}))
        async for text in socket:
            now, message = socket.came, json.loads(text)
            if message["type"] != "view" or message["view"]["names"][0] == RESTING:
                continue
            name, number = message["view"]["names"][0], message["number"]
            begun, first = opened.setdefault(name, (now, number))
            if number > first:
                seconds.setdefault(name, now - begun)


class Watched(NamedTuple):
    """How long windows stayed open, with an answer held and without, and how many bots did not think."""

    measured: dict[Cell, tuple[list[float], list[float]]]
    fallbacks: int


async def watch(level: str, wish: argparse.Namespace) -> Watched:
    """Have windows opened in a process of its own, and look on."""
    seconds: dict[str, float] = {}
    truths: list[dict[str, Any]] = []
    port, lookers, fallbacks = 0, [], 0
    with tempfile.TemporaryDirectory() as folder:
        told = ["--host", folder, "--levels", level, *["--planted"] * wish.planted]
        told += [f"--{name}={getattr(wish, name)}" for name in ("windows", "seconds", "tables", "processes")]
        command = [sys.executable, "-m", "tests.programs.pauses", *told]
        process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        assert process.stdout is not None
        async for line in process.stdout:
            news = json.loads(line)
            port = news.get("port", port)
            if "code" in news:
                lookers.append(asyncio.create_task(look(port, news["code"], news["token"], seconds)))
            elif "name" in news:
                truths.append(news)
            fallbacks += news.get("fallbacks", 0)
        for looker in lookers:
            looker.cancel()
        await asyncio.gather(*lookers, return_exceptions=True)
        await process.wait()
    measured: dict[Cell, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for truth in truths:
        if truth["name"] in seconds:
            measured[Cell(truth["kind"], truth["level"])][not truth["holds"]].append(seconds[truth["name"]])
            if wish.keep:
                row = (truth["level"], truth["kind"], int(truth["holds"]), f"{seconds[truth['name']]:.6f}")
                print(*row, sep=",", file=wish.keep, flush=True)
    return Watched(measured, fallbacks)


def main() -> None:
    """Measure, print a line for each kind and level, and fail if a pause tells something or takes too long."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--windows", type=int, default=4000, help="of each kind, for each level")
    parser.add_argument("--levels", nargs="+", choices=names(), default=list(names()))
    parser.add_argument("--seconds", type=float, default=float("inf"), help="after which no more are opened")
    parser.add_argument(
        "--tables", type=int, default=0, help=f"for each kind at once; else {MANY}, {FEW} for searchers"
    )
    parser.add_argument("--processes", type=int, default=Limits().bot_processes, help="in which bots think")
    parser.add_argument("--keep", type=argparse.FileType("w"), help="a file for what was measured")
    parser.add_argument("--planted", action="store_true")
    parser.add_argument("--host", default="")
    wish = parser.parse_args()
    if wish.host:
        serve(Path(wish.host), wish)
        return
    is_clean, areas = True, []
    print(f"{'level':8} {'window':8} {'held':>5} {'not':>5} {'median':>8}  area under the curve (95 %)")
    for level in wish.levels:
        measured, fallbacks = asyncio.run(watch(level, wish))
        for (kind, _), (holding, empty) in sorted(measured.items()):
            found, middle = area_of(holding, empty), median(holding + empty)
            areas.append(found)
            is_fine = found.low >= LOWEST and found.high <= HIGHEST and middle <= LONGEST
            is_clean = is_clean and is_fine
            told = f"{found.area:.3f} ({found.low:.3f} to {found.high:.3f}){'' if is_fine else '  !'}"
            print(f"{level:8} {kind:8} {len(holding):5} {len(empty):5} {middle:6.3f} s  {told}", flush=True)
        if fallbacks:
            print(f"{level:8} {fallbacks} answers came from no bot, since none had thought  !", flush=True)
        is_clean = is_clean and len(measured) == len(KINDS) and not fallbacks
    print(f"areas so far from 0.5, all together, come about by chance in {together(areas):.3f} of such trials")
    sys.exit(not is_clean)


if __name__ == "__main__":
    main()
