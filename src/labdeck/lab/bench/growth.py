"""Growth: how cost grows with the number of players, and that of a simulation with the number of games.

Simulations are measured by wall time and by CPU time of all cores, which shows the growth even on a busy machine.
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from labdeck.deck import load

from .fresh import measured
from .players import ROUNDS, native_player
from .rates import Best, Row

STEPS = (1000, 100, 10, 1)  # the largest simulation is so many times as large as each that is measured
MOST = 1_000_000
SPENT = {"cpu_s": "CPU time", "wall_s": "wall time", "peak_mib": "memory"}


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
    """Time and memory of ever larger simulations that write each game to a file, each in a fresh process."""
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for step in STEPS:
            out = str(Path(folder, "games.csv"))
            words = ["-m", "labdeck", "simulate", deck, "--games", str(most // step), "--out", out]
            rows.append({"games": most // step} | measured(words)._asdict())
    return {"deck": deck, "simulations": rows}


def growth_results(decks: tuple[str, ...], deck: str, most: int, seconds: float) -> Row:
    """How cost grows: of each deck with its players, and of one deck with the games."""
    return {"players": by_players(decks, seconds), "games": by_games(deck, most)}


def growth_lines(results: Row) -> list[str]:
    """How a simulation grows, as lines for people."""
    found = results["games"]
    before, last = found["simulations"][-2:]
    lines = [f"labdeck simulate {found['deck']} --out games.csv, a fresh process each:"]
    lines += [f"  {row['games']:,} games: {', '.join(spent_texts(row))}" for row in found["simulations"]]
    ratios = [f"{last[key] / before[key]:.1f} times the {what}" for key, what in SPENT.items() if before[key]]
    return [*lines, f"  the last ten times as many take {', '.join(ratios)}"]


def spent_texts(row: Row) -> Iterator[str]:
    """Time and memory of a simulation, as far as the system tells them."""
    for key, what in SPENT.items():
        if row[key] is not None:
            yield f"{row[key]:,.1f} {'MiB of' if key == 'peak_mib' else 's of'} {what}"
