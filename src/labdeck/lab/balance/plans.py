"""Plans: whether a player of one simple habit wins more than its share among players who play on."""

import numpy as np

from labdeck.bots import plans
from labdeck.lab.figures import Figure, mean, share
from labdeck.lab.games import Games

from .judging import WINS, corrected, weight_of
from .report import Column, Finding, Section

LEAST = 3.0  # wins in 100 above a fair share that no plan should have
DOES = {
    "draw-only": "only draws projects",
    "rush": "rushes to the end",
    "hoard": "keeps every card",
    "start-everything": "starts everything",
    "block-everything": "blocks everything",
    "attack-leader": "attacks the leader whenever possible",
}
COLUMNS = (Column("plan", "plan"), Column("wins", "wins", "share"), Column("points", "points", "points"))


def seatings(plan: str, bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The plan on each seat in turn, the other bots on their seats."""
    return [(*bots[:seat], plan, *bots[seat + 1 :]) for seat in range(len(bots))]


def won(plan: str, lots: list[Games]) -> Figure:
    """The share of games that the plan wins."""
    wins = np.concatenate([games.wins[:, games.bots.index(plan)] for games in lots])
    return share(float(wins.sum()), len(wins))


def plan_finding(plan: str, lots: list[Games]) -> Finding:
    """How many more games of a hundred a plan wins than its fair share."""
    players = lots[0].seats
    fair = 100 / players
    wins = won(plan, lots).times(100)
    size = corrected(wins.less(fair), len(plans()))
    short = f"who {DOES.get(plan, f'follows the plan {plan}')} wins {wins.value:.0f} in 100"
    says = f"W{short[1:]} where {fair:.0f} is fair."
    weight = weight_of(size, WINS) if size.low > LEAST else 0.0
    return Finding("plan", "plan", (plan,), (plan,), says, size, "wins in 100", weight, way=1, short=short)


def plan_section(by_plan: dict[str, list[Games]]) -> Section:
    """A row for each plan."""
    rows = []
    for plan, lots in by_plan.items():
        points = np.concatenate([games.scores[:, games.bots.index(plan)] for games in lots])
        rows.append((plan, won(plan, lots), mean(points)))
    players = next(iter(by_plan.values()))[0].seats if by_plan else 0
    says = f"One seat follows the plan, greedy bots sit on the others; {players} players."
    return Section("plans", "Plans", says, COLUMNS, tuple(rows))
