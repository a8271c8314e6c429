"""A lesson: 28 people behind one address write decks and have them balanced at once, while others play at tables.

python -m tests.programs.lesson28 --rounds 3    prints how long checks and first figures took, and the p99 of a choice

In each round everybody types for a while, a check for each key, and then all ask for the balance in the same moment,
which goes on until they type again.
"""

import argparse
import asyncio
import json
import re
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from labdeck.deck.library import FOLDER
from labdeck.server.loadtest import Wish, hosted, load, percentile
from labdeck.server.protocol.words import VERSION

DECK = "ingenium"  # 120 cards
KEYS, KEY_SECONDS = 8, 0.25  # that each types in a round, and from one to the next
LOOKING = 4.0  # seconds that all look at their figures before they type again


class Pupil:
    """Somebody who writes a deck of 120 cards."""

    def __init__(self, socket: ClientConnection, name: int) -> None:
        self.socket, self.name, self.number = socket, name, 0
        self.text = (FOLDER / f"{DECK}.toml").read_text(encoding="utf-8")
        self.checks: list[float] = []
        self.figures: list[float] = []
        self.declined: list[str] = []
        self.games = 0

    async def round(self, begins: asyncio.Barrier) -> None:
        """Type, have it balanced when all do, and look at the first figures."""
        for _ in range(KEYS):
            begun = time.perf_counter()
            await self.ask("look", "looked", table="project", at=self.number % 20)
            self.checks.append(time.perf_counter() - begun)
            await asyncio.sleep(max(0.0, KEY_SECONDS - self.checks[-1]))
        await begins.wait()
        begun = time.perf_counter()
        told = await self.ask("weigh", "weighed")
        self.figures.append(time.perf_counter() - begun)
        self.games = told.get("games", 0)
        await asyncio.sleep(LOOKING)
        await self.socket.send(json.dumps({"type": "rest"}))

    async def ask(self, kind: str, answer: str, **fields: Any) -> dict[str, Any]:
        """Send a changed text, and wait for its first answer."""
        self.number += 1
        points = 1 + (self.name + 29 * len(self.figures)) % 90  # no two have one deck: equal ones are played once
        text = re.sub(r"points = \d+", f"points = {points}", self.text, count=1) + f"\n# {self.name} {self.number}"
        await self.socket.send(json.dumps({"type": kind, "number": self.number, "text": text, **fields}))
        while True:
            told: dict[str, Any] = json.loads(await self.socket.recv())
            if told["number"] == self.number and told["type"] in (answer, "declined"):
                if told["type"] == "declined":
                    self.declined.append(told["reason"])
                return told


async def lesson(port: int, people: int, rounds: int) -> list[Pupil]:
    """So many people and rounds; what each has measured."""
    pupils, begins = [], asyncio.Barrier(people)
    for name in range(people):
        where = f"ws://127.0.0.1:{port}/api/studio/editor"
        socket = await connect(where, max_size=None, compression=None, ping_interval=None)
        await socket.send(json.dumps({"type": "hello", "version": VERSION}))
        pupils.append(Pupil(socket, name))
    await pupils[0].ask("look", "looked")  # the desks and the scales are started
    await pupils[0].ask("weigh", "weighed")
    for _ in range(rounds):
        await asyncio.gather(*(pupil.round(begins) for pupil in pupils))
    for pupil in pupils:
        await pupil.socket.close()
    return pupils


async def measured(folder: str, people: int, rounds: int, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    """Figures of a lesson while tables are played; of the tables alone if there are no people."""
    with hosted(folder) as (port, pid):
        playing = load(port, pid, Path(folder), Wish(tables, 4, rate, seconds, 0, leave=False))
        if not people:
            alone: dict[str, Any] = (await playing)[1]
            return alone
        played, pupils = await asyncio.gather(playing, lesson(port, people, rounds))
    figures: dict[str, Any] = played[1]
    checks = [each for pupil in pupils for each in pupil.checks]
    first = [each for pupil in pupils for each in pupil.figures]
    return figures | {
        "people": people,
        "checks": len(checks),
        "check_p50_ms": percentile(checks, 50),
        "check_p99_ms": percentile(checks, 99),
        "first_figures_p50_ms": percentile(first, 50),
        "first_figures_worst_ms": percentile(first, 100),
        "first_games": min(pupil.games for pupil in pupils),
        "declined": sorted({reason for pupil in pupils for reason in pupil.declined}),
    }


def main() -> None:
    """Measure, and print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=28)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rate", type=float, default=20.0, help="choices a second at all tables together")
    parser.add_argument("--seconds", type=float, default=40.0, help="of play")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measured(folder, wish.people, wish.rounds, wish.tables, wish.rate, wish.seconds))
    for name, value in figures.items():
        print(f"{name:>24}  {value}")


if __name__ == "__main__":
    main()
