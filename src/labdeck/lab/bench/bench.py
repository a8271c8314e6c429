"""The bench: how fast the rules run, as machine code and interpreted, on one core and on all, and beside the peers.

One core is measured by CPU time, in the best of several rounds; all cores by wall time; every figure says which. What
is compared is measured in turns, round by round.
"""

from collections.abc import Iterable
from typing import Any

from labdeck import native
from labdeck.deck import names

from .cores import CORES, TURN, on_all, processes, threads, times_one
from .growth import MOST, growth_lines, growth_results
from .peers import MISSING, compared, compared_lines, peers_here
from .players import (
    ROUNDS,
    SEATS,
    api_player,
    interpreted_clone_ns,
    interpreted_player,
    native_clone_ns,
    native_player,
)
from .rates import WALL, Best, named
from .searching import search_lines, search_results, search_rows, searchers
from .starts import start_lines, start_results

Results = dict[str, Any]
EXAMPLE = "ingenium"  # whose starts and growth are measured if no deck is named


def bench(
    decks: Iterable[str] = (),
    peers: bool = False,
    seconds: float = 1.0,
    starts: bool = False,
    growth: bool = False,
    most: int = MOST,
) -> Results:
    """Measure the decks, or all, and the peers beside them; a round of each takes about so many seconds.

    Starts, and growth up to the most games, are measured in fresh processes, of the first deck that is named.
    """
    named_decks = tuple(decks)
    measured = named_decks or names()
    one = named_decks[0] if named_decks else EXAMPLE
    rivals = {name: Best(play) for name, play in (peers_here() if peers else {}).items()}
    ours = {name: contenders(name) for name in measured}
    searches = searchers(measured) if peers else {}
    for _ in range(ROUNDS):
        for best in (*(best for row in ours.values() for best in row.values()), *rivals.values(), *searches.values()):
            best.measure(seconds)
    results: Results = {"seats": SEATS, "cores": CORES, "decks": {}, "peers": {}, "ratios": {}}
    for name, row in ours.items():
        results["decks"][name] = deck_results(name, row, seconds)
        if rivals and "native" in row:
            results["ratios"][name] = compared(row["native"], rivals)
    for name, best in rivals.items():
        results["peers"][name] = best.row()
    if searches:
        results["search"] = search_results(searches)
    if peers and not rivals:
        results["missing"] = MISSING
    if starts:
        results["starts"] = start_results(one)
    if growth:
        results["growth"] = growth_results(measured, one, most, seconds)
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
        slow = {"processes": CORES, **named(WALL, on_all(apart, interpreted_player, deck, seconds))}
        results: Results = {
            "interpreted": {**row["interpreted"].row(), "clone_ns": interpreted_clone_ns(deck), "all_cores": slow},
            "game_play": row["api"].row(),
        }
        if "native" in row:
            fast = {
                "threads": CORES,
                **named(WALL, on_all(together, native_player, deck, seconds)),
                "times_one": times_one(together, native_player, deck, TURN * seconds),
                "processes_times_one": times_one(apart, native_player, deck, TURN * seconds),
            }
            results["native"] = {**row["native"].row(), "clone_ns": native_clone_ns(deck), "all_cores": fast}
    return results


def report_rows(results: Results) -> list[tuple[str, ...]]:
    """The measurements as rows of texts: what, CPU or wall, decisions/s, real ones, games/s, and a remark."""
    rows: list[tuple[str, ...]] = [("", "time", "decisions/s", "real decisions/s", "games/s", "")]
    for deck, found in results["decks"].items():
        for mode in ("native", "interpreted"):
            if mode in found:
                row = found[mode]
                rows.append(report_row(f"{deck}, {mode}, 1 core", row, f"clone {row['clone_ns']:,} ns"))
                everywhere = row["all_cores"]
                also = "{times_one} times one; processes {processes_times_one}" if "threads" in everywhere else ""
                what = f"{deck}, {mode}, {results['cores']} cores"
                rows.append(report_row(what, everywhere, also.format(**everywhere)))
        rows.append(report_row(f"{deck}, Game.play, 1 core", found["game_play"]))
    for peer, row in results["peers"].items():
        rows.append(report_row(f"{peer}, 1 core", row))
    rows += search_rows(results.get("search", {}))
    for deck, sizes in results.get("growth", {}).get("players", {}).items():
        for seats, row in sizes.items():
            rows.append(report_row(f"{deck}, native, {seats} players", row, f"{row['us_per_game']:,.1f} µs a game"))
    return rows


def report_row(what: str, row: Results, also: str = "") -> tuple[str, ...]:
    """One row of the report."""
    rates = (row["decisions_per_s"], row["real_decisions_per_s"], row["games_per_s"])
    return (what, row["time"], *(f"{rate:,.0f}" for rate in rates), also)


def report(results: Results) -> str:
    """The measurements as a table for people, and what they come to in sentences."""
    lines = aligned(report_rows(results))
    lines += compared_lines(results["ratios"])
    lines += search_lines(results.get("search", {}))
    if "missing" in results:
        lines.append(results["missing"])
    if "starts" in results:
        lines += start_lines(results["starts"])
    if "growth" in results:
        lines += growth_lines(results["growth"])
    return "\n".join(lines)


def aligned(rows: list[tuple[str, ...]]) -> list[str]:
    """Rows as lines with columns in line: words to the left, numbers to the right."""
    what, time, *rates = [max(len(row[i]) for row in rows) for i in range(5)]
    return [
        "  ".join(
            [row[0].ljust(what), row[1].ljust(time), *(row[2 + i].rjust(rates[i]) for i in range(3)), row[5]]
        ).rstrip()
        for row in rows
    ]
