"""Scores: how points are distributed."""

import numpy as np

from labdeck.lab.figures import mean, share, share_of
from labdeck.lab.games import Games

from .report import Column, Part, Section

BY_PLAYERS = (
    Column("players", "players"),
    Column("points", "points of a seat", "points"),
    Column("winner", "points of the winner", "points"),
    Column("lead", "lead of the winner", "points"),
    Column("shared", "shared wins", "share"),
    Column("negative", "seats below 0", "share"),
)
BY_POINTS = (Column("points", "points"), Column("seats", "seats with so many", "share"))
BINS = 16


def scores(lots: dict[int, Games], main: int) -> Part:
    """Points by the number of players, and their distribution at the number by which cards are judged."""
    rows = []
    for players, games in lots.items():
        ranked = np.sort(games.scores, axis=1)
        shared = share(float((games.wins.max(1) < 1).sum()), len(games))
        negative = share_of((games.scores < 0).mean(1), players)
        lead = mean(ranked[:, -1] - ranked[:, -2])
        rows.append((players, mean(games.scores.mean(1)), mean(ranked[:, -1]), lead, shared, negative))
    says = "The lead is that of the best seat over the second."
    return Part((Section("scores", "Points", says, BY_PLAYERS, tuple(rows)), distribution(lots[main])))


def distribution(games: Games) -> Section:
    """How many seats have how many points."""
    least, most = int(games.scores.min()), int(games.scores.max())
    width = max(1, -(-(most - least + 1) // BINS))
    rows = []
    for low in range(least, most + 1, width):
        within = (games.scores >= low) & (games.scores < low + width)
        rows.append((f"{low}" if width == 1 else f"{low} to {low + width - 1}", share_of(within.mean(1), games.seats)))
    says = f"All seats of all games with {games.seats} players."
    return Section("distribution", "Distribution of points", says, BY_POINTS, tuple(rows))
