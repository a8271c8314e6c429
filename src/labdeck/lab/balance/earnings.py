"""Earnings: what each goal earns against what it asks, as goals are judged."""

from labdeck.lab.families import family_of
from labdeck.lab.games import Games

from .fates import Fate
from .goals import is_seldom, judged, residual
from .report import Cell, Column, Section

COLUMNS = (
    Column("project", "card"),
    Column("asks", "asks"),
    Column("points", "points"),
    Column("by", "judged by its"),
    Column("earned", "points each time", "points"),
    Column("usual", "usual for what it asks"),
    Column("difference", "more than its like", "change"),
)


def earning_section(games: Games, found: list[Fate]) -> Section:
    """A row for each goal that can be judged, the cheapest first."""
    told, goals = family_of(games.tables).goals, judged(found)
    when = "started" if told.is_started else "drawn"
    says = f"What a card brings in a game with {games.seats} players in which it is {when}."
    if told.is_started:
        says += " One that is seldom started is judged by the games in which it is drawn."
    ordered = sorted(goals, key=lambda one: (one.like, one.price, one.card.name))
    rows = tuple(earning_row(one, goals) for one in ordered)
    return Section("earnings", "What each card earns", says, COLUMNS, rows, names=2)


def earning_row(one: Fate, goals: list[Fate]) -> tuple[Cell, ...]:
    """A goal's row."""
    by_draw = not one.goals.is_started or is_seldom(one, goals)
    earned = one.per_draw if by_draw else one.per_start
    more = residual(one, goals, by_draw, len(goals))
    by, usual = "draws" if by_draw else "starts", round(earned.value - more.value, 2)
    return one.card.name, one.asks, one.card.points, by, earned, usual, more
