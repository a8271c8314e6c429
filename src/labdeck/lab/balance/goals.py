"""Goals: the cards that score, judged by what starting them earns compared with others of their price."""

from collections.abc import Iterator
from statistics import median

from labdeck.deck.words import counted
from labdeck.lab.families import family_of
from labdeck.lab.figures import Figure
from labdeck.lab.games import Games

from .fates import Fate
from .judging import POINTS, against_like, corrected, weight_of
from .likes import Priced, levels
from .report import About, Finding, Section

FEW = 30  # starts by which a goal cannot be judged
SELDOM = 0.3  # of what is usual: a goal that is started so seldom is judged by what it brings when it is drawn


def goal_section(games: Games, found: list[Fate]) -> Section:
    """A row for each goal, the one that brings the most points first."""
    told = family_of(games.tables).goals
    word = games.tables.file.words["projects"]
    says = f"Shares of {len(games)} games with {games.seats} players; the last is of those in which it is {told.done}."
    rows = tuple(one.row for one in sorted(found, key=lambda one: -one.points.value))
    return Section("projects", word.capitalize(), says, told.columns, rows)


def judged(found: list[Fate]) -> list[Fate]:
    """The goals that are compared: a mandatory one has no price."""
    return [one for one in found if not one.is_mandatory and one.seen]


def start_rate(one: Fate) -> float:
    """How often a goal is started once it is drawn."""
    return one.starts / max(one.seen, 1)


def is_seldom(one: Fate, found: list[Fate]) -> bool:
    """Whether hardly anybody starts it although it is drawn."""
    usual = median(start_rate(other) for other in found)
    return one.goals.is_started and (one.starts < FEW or start_rate(one) < SELDOM * usual)


def residual(one: Fate, others: list[Fate], per_draw: bool, tests: int) -> Figure:
    """What a goal earns more than others of its price, by draws or by starts, as one of so many tests."""
    like = [
        Priced(other.price, (other.per_draw if per_draw else other.per_start).value)
        for other in others
        if other is not one and other.like == one.like and (per_draw or other.starts >= FEW)
    ]
    own = corrected(one.per_draw if per_draw else one.per_start, tests)
    return against_like(own, levels(one.price, like), one.goals.variety)


def goal_findings(found: list[Fate]) -> Iterator[Finding]:
    """What each goal earns compared with its like."""
    goals = judged(found)
    for one in goals:
        seldom = is_seldom(one, goals)
        size = residual(one, goals, seldom or not one.goals.is_started, len(goals))
        yield Finding(
            about=about(one, size),
            topic="earnings",
            subjects=(one.card.id,),
            names=(one.card.name,),
            says=says(one, size, goals, seldom),
            size=size,
            unit="points a game",
            weight=weight_of(size, POINTS),
        )


def penalty_findings(found: list[Fate], games: Games) -> Iterator[Finding]:
    """Penalties so high that who is left with one has lost: by what they exceed the usual, beside a winner's points."""
    goals = judged(found)
    winner = max(float(games.scores.max(1).mean()), 1.0)
    for one in goals:
        like = [Priced(other.price, other.penalty) for other in goals if other is not one]
        usual = median(levels(one.price, like)) if like else one.card.points
        excess = one.penalty - max(usual, one.card.points)
        costs = f"{one.card.name} costs {one.penalty} if it is left unfinished, where {usual:.0f} is usual"
        says = f"{costs} and a winner has {winner:.0f}: who is left with it has lost."
        size, name = Figure(-excess, -excess, -excess), (one.card.name,)
        weight = max(excess, 0.0) / winner
        yield Finding("unfinished", "penalty", (one.card.id,), name, says, size, "points a game", weight, way=-1)


def about(one: Fate, size: Figure) -> About:
    """What a finding is about: the penalty, where that is what is unusual, or else the goal."""
    return "unfinished" if one.penalty > one.card.points and size.value < 0 else one.goals.about


def says(one: Fate, size: Figure, goals: list[Fate], seldom: bool) -> str:
    """What is to be said of a goal."""
    name, points = one.card.name, counted(one.card.points, "point")
    worth = f"{name} is worth {points} for {one.asks}"
    if one.penalty > one.card.points and size.value < 0:
        worth += f" and costs {one.penalty} unfinished"
    often = f"{abs(size.value):.1f} points a game {'more' if size.value > 0 else 'less'} than its like"
    if seldom:
        usual = 100 * median(map(start_rate, goals))
        rate = f"is started in {100 * start_rate(one):.0f} of 100 games in which it is drawn"
        return f"{worth} and {rate}, where {usual:.0f} is usual: {often}."
    return f"{worth} and earns {often}."
