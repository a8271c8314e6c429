"""Growth: how the cost of games grows with the number of players, and that of a simulation with the number of games."""

import tempfile
from pathlib import Path

from labdeck.deck import load

from .fresh import measured
from .players import ROUNDS, native_player
from .rates import WALL, Best, Row

STEPS = (1000, 100, 10, 1)  # the largest simulation is so many times as large as each that is measured
MOST = 1_000_000


def by_players(decks: tuple[str, ...], seconds: float) -> Row:
    """The rates of each deck by machine code on one core, for each number of players that it is for."""
    players = {deck: range(load(deck).players[0], load(deck).players[1] + 1) for deck in decks}
    best = {(deck, seats): Best(native_player(deck, seats)) for deck in decks for seats in players[deck]}
    for _ in range(ROUNDS):
        for one in best.values():
            one.measure(seconds)
    return {deck: {str(seats): with_cost(best[deck, seats].row()) for seats in players[deck]} for deck in decks}


def with_cost(row: Row) -> Row:
    """Rates, and what a game costs in microseconds."""
    return row | {"us_per_game": round(1e6 / row["games_per_s"], 2)}


def by_games(deck: str, most: int) -> Row:
    """Seconds and memory of ever larger simulations that write each game to a file, each in a fresh process."""
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for step in STEPS:
            games = most // step
            out = str(Path(folder, "games.csv"))
            seconds, memory = measured(["-m", "labdeck", "simulate", deck, "--games", str(games), "--out", out])
            rows.append({"games": games, "seconds": round(seconds, 2), "peak_mib": memory})
    return {"deck": deck, "time": WALL, "simulations": rows}


def growth_results(decks: tuple[str, ...], deck: str, most: int, seconds: float) -> Row:
    """How cost grows: of each deck with its players, and of one deck with the games."""
    return {"players": by_players(decks, seconds), "games": by_games(deck, most)}


def growth_lines(results: Row) -> list[str]:
    """How a simulation grows, as lines for people."""
    found = results["games"]
    before, last = found["simulations"][-2:]
    lines = [f"labdeck simulate {found['deck']} --out games.csv, a fresh process each, {found['time']} time:"]
    for row in found["simulations"]:
        lines.append(f"  {row['games']:,} games: {row['seconds']:.2f} s{memory_text(row['peak_mib'])}")
    further = 1e6 * (last["seconds"] - before["seconds"]) / (last["games"] - before["games"])
    times = last["seconds"] / before["seconds"]
    return [
        *lines,
        f"  the last ten times as many take {times:.1f} times as long: {further:.1f} µs for each further game",
    ]


def memory_text(peak: float | None) -> str:
    """The most memory as people read it; nothing where it is not known."""
    return "" if peak is None else f", at most {peak:.1f} MiB"
