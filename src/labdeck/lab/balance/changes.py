"""Changes: how two versions of a deck differ, by games with the same seeds, compared in pairs."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from labdeck.deck import Card
from labdeck.lab.counts import row
from labdeck.lab.figures import Figure, Numbers, as_number, mean, share
from labdeck.lab.games import Games
from labdeck.rules.numbers import BY_STALL, BY_TURNS, PROJECT

from .report import Cell, Column, Finding, Kind, Part, Section
from .seats import in_turn


class Measure(NamedTuple):
    """A number that each game has, and the scale by which a change of it is judged."""

    says: str
    of: Callable[[Games], Numbers]
    scale: Callable[[Games], float]


class Unit(NamedTuple):
    """Measures of one unit, which share a section and an axis, and how numbers and changes of that unit are shown."""

    key: str
    title: str
    number: Kind
    change: Kind
    measures: tuple[Measure, ...]


UNITS = (
    Unit(
        "length_changes",
        "What changed in length",
        "turns",
        "change",
        (
            Measure("turns of a game", lambda games: games.turns, lambda games: float(games.turns.mean())),
            Measure("decisions of a game", lambda games: games.decisions, lambda games: float(games.decisions.mean())),
        ),
    ),
    Unit(
        "point_changes",
        "What changed in points",
        "points",
        "change",
        (
            Measure("points of a seat", lambda games: games.scores.mean(1), lambda games: float(games.scores.std())),
            Measure("points of the winner", lambda games: games.scores.max(1), lambda games: float(games.scores.std())),
        ),
    ),
    Unit(
        "share_changes",
        "What changed in shares of games",
        "share",
        "share",
        (
            Measure(
                "wins of the first seat", lambda games: in_turn(games, games.wins)[:, 0], lambda games: 1 / games.seats
            ),
            Measure(
                "games ended by force", lambda games: np.isin(games.ended, (BY_STALL, BY_TURNS)), lambda games: 1.0
            ),
        ),
    ),
)
PROJECT_COLUMNS = (
    Column("project", "project"),
    Column("points_change", "change of points a game", "change"),
    Column("points_before", "points before", "points"),
    Column("points_after", "points after", "points"),
    Column("change", "change of completions", "share"),
    Column("before", "completed before", "share"),
    Column("after", "completed after", "share"),
)


def changes(before: dict[int, Games], after: dict[int, Games], main: int) -> Part:
    """What changed for each number of players that both versions are for, and for each project that both have.

    Projects are compared at the number of players nearest to the main one.
    """
    sizes = sorted(before.keys() & after.keys())
    main = min(sizes, key=lambda players: abs(players - main))
    sections, findings = [], []
    for unit in UNITS:
        rows = []
        for players in sizes:
            for measure in unit.measures:
                line, finding = changed(unit, measure, before[players], after[players])
                rows.append(line)
                findings.append(finding)
        says = "Both versions are played with the same seeds; the change is that of each pair of games."
        sections.append(Section(unit.key, unit.title, says, columns(unit), tuple(rows), names=2))
    found = projects_of_both(before[main], after[main])
    says = f"Projects of both versions, with {main} players."
    rows = [one.row for one in found]
    sections.append(Section("project_changes", "What changed for projects", says, PROJECT_COLUMNS, tuple(rows)))
    return Part(tuple(sections), (*findings, *project_findings(found, before[main])))


def columns(unit: Unit) -> tuple[Column, ...]:
    """The columns of the section of a unit."""
    return (
        Column("what", "what"),
        Column("players", "players"),
        Column("change", "change", unit.change),
        Column("before", "before", unit.number),
        Column("after", "after", unit.number),
    )


def told(unit: Unit, values: Numbers) -> Figure:
    """The figure of some games, by their unit."""
    return share(float(values.sum()), len(values)) if unit.number == "share" else mean(values)


def changed(unit: Unit, measure: Measure, before: Games, after: Games) -> tuple[tuple[Cell, ...], Finding]:
    """The row and the finding of one measure at one number of players."""
    players = before.seats
    old, new = measure.of(before) * 1.0, measure.of(after) * 1.0
    change = mean(new - old)
    off = change.sure() / (measure.scale(before) or 1.0)
    says = (
        f"Against the other version, with {players} players, the {measure.says} change by "
        f"{as_number(change, 2, True)}, from {old.mean():.2f} to {new.mean():.2f}."
    )
    finding = Finding(100 * min(abs(off), 1.0), "change", f"{measure.says}, {players} players", says)
    return (measure.says, players, change, told(unit, old), told(unit, new)), finding


class InBoth(NamedTuple):
    """A project that both versions have, with arrays over their games: whether it was completed, and its points."""

    card: Card
    worth: tuple[int, int]
    done: tuple[Numbers, Numbers]
    points: tuple[Numbers, Numbers]

    @property
    def change(self) -> Figure:
        """The change of the points that it brings to all seats in a game."""
        return mean(self.points[1] - self.points[0])

    @property
    def row(self) -> tuple[Cell, ...]:
        """Its row in the table."""
        often = (share(float(done.sum()), len(done)) for done in self.done)
        completions = mean(self.done[1] * 1.0 - self.done[0])
        return (self.card.name, self.change, *map(mean, self.points), completions, *often)


def projects_by_id(games: Games) -> dict[str, int]:
    """The number of each project by its id."""
    deck, cards = games.tables.deck, games.tables.cards
    return {cards[c].id: c for c in range(deck.cards) if deck.role[c] == PROJECT}


def brought(games: Games, q: int) -> tuple[Numbers, Numbers]:
    """For each game whether a project was completed, and the points that it brought."""
    deck = games.tables.deck
    done, left = games.deeds[:, q] & row.BY_BITS > 0, games.deeds[:, q] & row.LEFT > 0
    return done, done * deck.points[q] - left * deck.unfinished[q]


def projects_of_both(before: Games, after: Games) -> list[InBoth]:
    """The projects that both versions have."""
    now = projects_by_id(after)
    found = []
    for card, old in projects_by_id(before).items():
        if card in now:
            new = now[card]
            (done, points), (done_now, points_now) = brought(before, old), brought(after, new)
            worth = before.tables.deck.points[old], after.tables.deck.points[new]
            found.append(InBoth(after.tables.cards[new], worth, (done, done_now), (points, points_now)))
    return found


def project_findings(found: list[InBoth], before: Games) -> Iterator[Finding]:
    """The project with the largest sure change of points, on the scale of the scores' standard deviation."""
    if not found:
        return
    most = max(found, key=lambda one: abs(one.change.sure()))
    old, new = (float(points.mean()) for points in most.points)
    worth = f" It is worth {most.worth[1]} points instead of {most.worth[0]}." if most.worth[0] != most.worth[1] else ""
    yield Finding(
        100 * min(abs(most.change.sure()) / (float(before.scores.std()) or 1.0), 1.0),
        "change",
        most.card.id,
        f"Against the other version, with {before.seats} players, {most.card.name} is the project that changes most: "
        f"{as_number(most.change, 2, True)} points a game, from {old:.2f} to {new:.2f}.{worth}",
    )
