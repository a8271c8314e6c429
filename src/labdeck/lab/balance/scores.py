"""Scores: how points are distributed."""

import numpy as np

from labdeck.lab.figures import mean, share, share_of
from labdeck.lab.games import Games

from .report import Column, Section

BY_PLAYERS = (
    Column("players", "players"),
    Column("points", "points of a seat", "points"),
    Column("winner", "points of the winner", "points"),
    Column("lead", "lead of the winner", "points"),
    Column("shared", "shared wins", "share"),
    Column("negative", "seats below 0", "share"),
    Column("skipped", "turns skipped a game", "turns"),
)
BY_POINTS = (
    Column("least", "points from"),
    Column("most", "to"),
    Column("seats", "seats with so many", "share"),
)
BINS = 16


def score_section(lots: dict[int, Games]) -> Section:
    """Points by the number of players."""
    rows = []
    for players, games in sorted(lots.items()):
        ranked = np.sort(games.scores, axis=1)
        shared = share(float((games.wins.max(1) < 1).sum()), len(games))
        negative = share_of((games.scores < 0).mean(1), players)
        lead = mean(ranked[:, -1] - ranked[:, -2])
        points = mean(games.scores.mean(1))
        rows.append((players, points, mean(ranked[:, -1]), lead, shared, negative, mean(games.skipped)))
    return Section("scores", "Points", "The lead is that of the best seat over the second.", BY_PLAYERS, tuple(rows))


def distribution(games: Games) -> Section:
    """How many seats have how many points; none of its spans reaches over zero."""
    least, most = int(games.scores.min()), int(games.scores.max())
    width = max(1, -(-(most - least + 1) // BINS))
    rows = []
    for low in range(least // width * width, most + 1, width):
        within = (games.scores >= low) & (games.scores < low + width)
        rows.append((low, low + width - 1, share_of(within.mean(1), games.seats)))
    says = f"All seats of all games with {games.seats} players."
    return Section("distribution", "Distribution of points", says, BY_POINTS, tuple(rows), names=2)
