"""Kill the server at random moments while decks are saved, and look for every save that it had acknowledged.

    python -m tests.programs.saves --kills 200                nothing may be lost or doubled
    python -m tests.programs.saves --kills 50 --planted page  the same with a store that acknowledges before it commits

Some decks have one editor, others two, each of whom saves from what he knows. Whatever was not answered is sent again.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from labdeck.server.metrics import Metrics
from labdeck.server.store import Store
from labdeck.server.studio.draft_store import DraftStore
from tests.tools.patience import PATIENCE

from .durability import Host, free_port

DECKS, EDITORS = 4, 2  # decks of one editor, and editors of the one that several have
LONGEST_LIFE = 0.15  # seconds of saving before a kill, at most


@dataclass
class Report:
    """What came of it."""

    kills: int = 0
    acknowledged: int = 0
    resent: int = 0
    aside: int = 0  # kept beside the others, since somebody had saved before
    lost: int = 0
    doubled: int = 0
    refused: int = 0

    @property
    def is_clean(self) -> bool:
        """Whether nothing went wrong."""
        return self.acknowledged > 0 and not (self.lost or self.doubled or self.refused)


@dataclass
class Editor:
    """Somebody who saves a deck again and again; every text is another one."""

    name: str
    line: httpx.AsyncClient
    report: Report
    draft: str = ""
    secret: str = ""
    parent: int = 1
    kept: list[str] = field(default_factory=list)  # texts whose save was acknowledged

    async def begin(self) -> None:
        """Keep a new deck."""
        told = (await self.line.post("/api/studio/drafts", json={"text": f"# {self.name}"})).json()
        self.draft, self.secret = told["draft"], told["secret"]

    async def save(self) -> None:
        """Save for ever, each text until it is acknowledged."""
        while True:
            text, told = f"# {self.name} {len(self.kept)}", None
            while told is None:
                told = await self._sent({"text": text, "parent": self.parent})
            self.kept.append(text)
            self.parent = told["version"]
            self.report.acknowledged += 1
            self.report.aside += told["aside"] > 0
            await asyncio.sleep(0)

    async def _sent(self, wish: dict[str, Any]) -> dict[str, Any] | None:
        """What a save was answered; None if the line was lost."""
        try:
            path, headers = f"/api/studio/drafts/{self.draft}/versions", {"Authorization": f"Bearer {self.secret}"}
            answer = await self.line.post(path, json=wish, headers=headers)
        except httpx.TransportError:
            self.report.resent += 1
            await asyncio.sleep(0.01)
            return None
        if answer.status_code != 200:
            self.report.refused += 1
            raise AssertionError(answer.text)
        told: dict[str, Any] = answer.json()
        return told


async def kill_often(folder: Path, kills: int, planted: str = "", seed: int = 1) -> Report:
    """Save, kill, and go on, so many times; then look at what is left."""
    db, port, chance = f"sqlite:///{folder / f'saves-{seed}.db'}", free_port(), random.Random(seed)
    host, report = Host(db, port, planted), Report()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as line:
        editors = [Editor(f"deck {at}", line, report) for at in range(DECKS)]
        tasks: list[asyncio.Task[None]] = []
        try:
            await is_there(line)
            for editor in editors:
                await editor.begin()
            first = editors[0]
            editors += [Editor(f"other {at}", line, report, first.draft, first.secret) for at in range(1, EDITORS)]
            tasks += [asyncio.create_task(editor.save()) for editor in editors]
            for _ in range(kills):
                before, begun = report.acknowledged, time.monotonic()
                while report.acknowledged == before and not report.refused:
                    assert time.monotonic() - begun < PATIENCE, "nothing is acknowledged any more"
                    await asyncio.sleep(0.002)
                await asyncio.sleep(chance.uniform(0, LONGEST_LIFE))
                await asyncio.to_thread(host.kill)
                report.kills += 1
                if report.refused:
                    break
            await is_there(line)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            host.close()
    check(db, editors, report)
    return report


async def is_there(line: httpx.AsyncClient) -> None:
    """Wait until the server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            await line.get("/api/health")
            return
        except httpx.TransportError:
            await asyncio.sleep(0.01)
    raise AssertionError("the server does not start")


def check(db: str, editors: list[Editor], report: Report) -> None:
    """Whether each text that was acknowledged is in a version of its deck, and once."""
    store = Store(db, Metrics())
    kept = DraftStore(store)
    for editor in editors:
        there = Counter(kept.text(row["digest"]) for row in kept.versions(editor.draft))
        report.lost += sum(text not in there for text in editor.kept)
        report.doubled += sum(there[text] > 1 for text in editor.kept)
    store.close()


def main() -> int:
    """Kill as often as asked, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--planted", choices=["page", ""], default="")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(kill_often(Path(folder), wish.kills, wish.planted, wish.seed))
    print(report)
    return 0 if report.is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
