"""Durations: how many minutes games take, beside those that the deck promises."""

import numpy as np

from labdeck.lab.games import Games

from .ends import SECONDS, minutes
from .report import Cell, Column, Section

COLUMNS = (
    Column("players", "players"),
    Column("minutes", "minutes, estimated", "turns"),
    Column("shortest", "1 of 20 is shorter than"),
    Column("short", "1 of 4 is shorter than"),
    Column("long", "1 of 4 is longer than"),
    Column("longest", "1 of 20 is longer than"),
    Column("least", "promised at least"),
    Column("most", "promised at most"),
)


def duration_section(lots: dict[int, Games]) -> Section:
    """The estimated minutes of most games by the number of players."""
    rows = tuple(duration_row(players, games) for players, games in sorted(lots.items()))
    says = f"Estimated by {SECONDS} seconds for each decision. A deck promises minutes for its best numbers of players."
    return Section("minutes", "Minutes", says, COLUMNS, rows)


def duration_row(players: int, games: Games) -> tuple[Cell, ...]:
    """The minutes of games with so many players."""
    file = games.tables.file
    is_best = file.best[0] <= players <= file.best[1]
    promised: tuple[Cell, Cell] = file.minutes if file.minutes and is_best else ("–", "–")
    spans = np.percentile(games.decisions * SECONDS / 60, (5, 25, 75, 95))
    return players, minutes(games), *(round(float(span), 1) for span in spans), *promised
