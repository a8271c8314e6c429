"""The bench: how fast the rules run, interpreted and compiled, on one core and on all, and beside the peers.

One core is measured by the process's CPU time, best of several rounds, so that a busy machine tells the same; all
cores by the clock on the wall. What is compared is measured in turns, round by round.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from time import perf_counter
from typing import Any

from labdeck import native

from .cores import CORES, TURN, on_all, processes, threads, times_one
from .peers import MISSING, RIVAL, peers_here
from .players import (
    ROUNDS,
    SEATS,
    api_player,
    interpreted_clone_ns,
    interpreted_player,
    native_clone_ns,
    native_player,
)
from .rates import Best, named
from .searching import search_lines, search_results, search_rows, searchers

Results = dict[str, Any]
# scipy is here for a peer's sake only, and numba would load it too.
FIRST_GAME = """\
import sys
sys.modules["scipy"] = None
from labdeck.lab.players import native_player
native_player({deck!r})(1)"""


def bench(decks: Iterable[str], peers: bool = False, seconds: float = 1.0, starts: bool = False) -> Results:
    """Measure each deck, and the peers beside them; a round of each takes about so many seconds."""
    names = tuple(decks)
    rivals = {name: Best(play) for name, play in (peers_here() if peers else {}).items()}
    ours = {name: contenders(name) for name in names}
    searches = searchers(names) if peers else {}
    for _ in range(ROUNDS):
        for best in (*(best for row in ours.values() for best in row.values()), *rivals.values(), *searches.values()):
            best.measure(seconds)
    results: Results = {"seats": SEATS, "cores": CORES, "decks": {}, "peers": {}, "ratios": {}}
    for name, row in ours.items():
        results["decks"][name] = deck_results(name, row, seconds)
        if RIVAL in rivals and "native" in row:
            results["ratios"][name] = round(row["native"].rates[1] / rivals[RIVAL].rates[0], 2)
    for name, best in rivals.items():
        results["peers"][name] = best.row()
    if searches:
        results["search"] = search_results(searches)
    if peers and not rivals:
        results["missing"] = MISSING
    if starts and native.is_built():
        results["starts"] = start_results(names[0])
    return results


def contenders(deck: str) -> dict[str, Best]:
    """What is measured of a deck, round by round."""
    row = {"interpreted": Best(interpreted_player(deck)), "api": Best(api_player(deck))}
    if native.is_built():
        row["native"] = Best(native_player(deck))
    return row


def deck_results(deck: str, row: dict[str, Best], seconds: float) -> Results:
    """What the bench found out about a deck."""
    with threads() as together, processes() as apart:
        slow = {"processes": CORES, **named(on_all(apart, interpreted_player, deck, seconds))}
        results: Results = {
            "interpreted": {**row["interpreted"].row(), "clone_ns": interpreted_clone_ns(deck), "all_cores": slow},
            "game_play_per_s": row["api"].row()["decisions_per_s"],
        }
        if "native" in row:
            fast = {
                "threads": CORES,
                **named(on_all(together, native_player, deck, seconds)),
                "times_one": times_one(together, native_player, deck, TURN * seconds),
                "processes_times_one": times_one(apart, native_player, deck, TURN * seconds),
            }
            results["native"] = {**row["native"].row(), "clone_ns": native_clone_ns(deck), "all_cores": fast}
    return results


def start_results(deck: str) -> Results:
    """Seconds from nothing to the first compiled game: with an empty cache folder, and with a full one."""
    with tempfile.TemporaryDirectory() as cache:
        cold = start_seconds(deck, cache)
        warm = min(start_seconds(deck, cache) for _ in range(ROUNDS))
    return {"cold_s": cold, "warm_s": warm}


def start_seconds(deck: str, cache: str) -> float:
    """How long a fresh process takes to play its first compiled game with this cache folder."""
    begun = perf_counter()
    program = FIRST_GAME.format(deck=deck)
    subprocess.run([sys.executable, "-c", program], check=True, env={**os.environ, "LABDECK_CACHE": cache})
    return round(perf_counter() - begun, 2)


def report_rows(results: Results) -> list[tuple[str, ...]]:
    """The measurements as rows of texts: what, decisions/s, real decisions/s, games/s, and what else there is."""
    rows: list[tuple[str, ...]] = [("", "decisions/s", "real decisions/s", "games/s", "")]
    for deck, found in results["decks"].items():
        for mode in ("native", "interpreted"):
            if mode in found:
                row = found[mode]
                rows.append(report_row(f"{deck}, {mode}", row, f"clone {row['clone_ns']:,} ns"))
                everywhere = row["all_cores"]
                also = "{times_one} times one; processes {processes_times_one}" if "threads" in everywhere else ""
                what = f"{deck}, {mode}, {results['cores']} cores"
                rows.append(report_row(what, everywhere, also.format(**everywhere)))
        rows.append((f"{deck}, Game.play", f"{found['game_play_per_s']:,.0f}", "", "", ""))
    for peer, row in results["peers"].items():
        rows.append(report_row(peer, row, ""))
    rows += search_rows(results.get("search", {}))
    return rows


def report_row(what: str, row: Results, also: str) -> tuple[str, ...]:
    """One row of the report."""
    rates = (row["decisions_per_s"], row["real_decisions_per_s"], row["games_per_s"])
    return (what, *(f"{rate:,.0f}" for rate in rates), also)


def report(results: Results) -> str:
    """The measurements as a table for people."""
    rows = report_rows(results)
    widths = [max(len(row[i]) for row in rows) for i in range(5)]
    lines = [
        "  ".join([row[0].ljust(widths[0]), *(row[i].rjust(widths[i]) for i in (1, 2, 3)), row[4]]).rstrip()
        for row in rows
    ]
    for deck, ratio in results["ratios"].items():
        lines.append(f"{deck}: {ratio} times the decisions of {RIVAL}, counting only our real ones")
    lines += search_lines(results.get("search", {}))
    if "missing" in results:
        lines.append(results["missing"])
    if "starts" in results:
        lines.append("first compiled game: {cold_s} s cold, {warm_s} s warm".format(**results["starts"]))
    return "\n".join(lines)
