"""A class prints at once while others play: 28 people fetch different PDFs, and what a choice takes meanwhile.

`python -m tests.programs.printing_crowd [FOLDER]`: own decks of a folder are printed, too.
"""

import asyncio
import json
import sys
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

from labdeck.deck import name_of, names
from labdeck.server.loadtest import DATABASE, Wish, hosted, load
from labdeck.server.metrics import Metrics
from labdeck.server.shelf import own_decks, stocked
from labdeck.server.store import Store

PEOPLE = 28
PLAY = Wish(tables=10, players=4, rate=10.0, seconds=45.0, turns=0, leave=False)
LOOKS: tuple[dict[str, Any], ...] = ({}, {"ink": "true"}, {"teach": "true"})
SHOWN = ("choices", "late", "p50_ms", "p99_ms", "worst_ms", "errors", "memory_mib")


def wishes(decks: list[str]) -> list[tuple[str, dict[str, Any]]]:
    """What each of them wants, no two the same."""
    backs, sizes, papers = ("long", "short", "fold", "none"), ("poker", "bridge", "mini"), ("a4", "letter")
    return [
        (
            decks[n % len(decks)],
            {"backs": backs[n % 4], "size": sizes[n % 3], "paper": papers[n % 2], **(LOOKS[n // 12])},
        )
        for n in range(PEOPLE)
    ]


def fetched(port: int, deck: str, wish: dict[str, Any]) -> tuple[int, float, int]:
    """The status, seconds and bytes of a print."""
    begun = time.perf_counter()
    connection = HTTPConnection("127.0.0.1", port, timeout=600)
    connection.request("GET", f"/api/decks/{quote(deck)}/print.pdf?{urlencode(wish)}")
    answer = connection.getresponse()
    return answer.status, time.perf_counter() - begun, len(answer.read())


async def crowd(port: int, decks: list[str]) -> dict[str, Any]:
    """All of them print at once."""
    got = await asyncio.gather(*(asyncio.to_thread(fetched, port, *wish) for wish in wishes(decks)))
    statuses = [status for status, _, _ in got]
    return {
        "prints": {status: statuses.count(status) for status in sorted(set(statuses))},
        "first_s": round(min(seconds for _, seconds, _ in got), 2),
        "last_s": round(max(seconds for _, seconds, _ in got), 2),
        "bytes": sum(size for _, _, size in got),
    }


async def tried(port: int, pid: int, folder: Path, decks: list[str]) -> dict[str, Any]:
    """Figures of play alone, then with the crowd."""
    _, alone = await load(port, pid, folder, PLAY)
    printing = asyncio.create_task(crowd(port, decks))
    _, beside = await load(port, pid, folder, PLAY)
    told = {name: {key: each[key] for key in SHOWN} for name, each in (("alone", alone), ("beside", beside))}
    return {**told, "crowd": await printing}


def main(own: str = "") -> None:
    """Print what was seen."""
    with tempfile.TemporaryDirectory(prefix="labdeck-print-") as folder:
        decks = list(names())
        if own:
            found = own_decks(Path(own))
            stocked(Store(f"sqlite:///{Path(folder) / DATABASE}", Metrics()), found)
            decks += [name_of(each.deck) for each in found]
        with hosted(folder) as (port, pid):
            print(json.dumps(asyncio.run(tried(port, pid, Path(folder), decks)), indent=1))


if __name__ == "__main__":
    main(*sys.argv[1:])
