"""Changes: how two versions of a deck differ, by games with the same seeds, compared in pairs."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from labdeck.lab.counts import row
from labdeck.lab.figures import Figure, Numbers, mean
from labdeck.lab.games import Games
from labdeck.rules.numbers import BY_STALL, BY_TURNS, PROJECT

from .ends import SECONDS
from .judging import corrected
from .report import Cell, Column, Section
from .seats import in_turn

COLUMNS = (
    Column("what", "what"),
    Column("players", "players"),
    Column("change", "change", "change"),
    Column("before", "before", "points"),
    Column("after", "after", "points"),
)
PROJECT_COLUMNS = (
    Column("project", "project"),
    Column("points_change", "change of points a game", "change"),
    Column("points_before", "points before", "points"),
    Column("points_after", "points after", "points"),
)
TOLD = 3  # projects that are named in a sentence at most


class Measure(NamedTuple):
    """A number that each game has, the sentence that tells two of them, and the least change that is told."""

    name: str
    says: str
    of: Callable[[Games], Numbers]
    least: float


MEASURES = (
    Measure("minutes", "A game takes {} minutes instead of {}.", lambda games: games.decisions * SECONDS / 60, 1.0),
    Measure("points of a seat", "A seat has {} points instead of {}.", lambda games: games.scores.mean(1), 0.3),
    Measure("points of the winner", "The winner has {} points instead of {}.", lambda games: games.scores.max(1), 0.3),
    Measure(
        "wins in 100 of the first",
        "Who plays first wins {} in 100 instead of {}.",
        lambda games: 100 * in_turn(games, games.wins)[:, 0],
        1.0,
    ),
    Measure(
        "seats in 100 below zero",
        "{} of 100 seats end below zero instead of {}.",
        lambda games: 100 * (games.scores < 0).mean(1),
        1.0,
    ),
    Measure(
        "games in 100 ended by force",
        "{} of 100 games are ended by force instead of {}.",
        lambda games: 100 * np.isin(games.ended, (BY_STALL, BY_TURNS)),
        1.0,
    ),
)


class Difference(NamedTuple):
    """What changed, told in a sentence if it is sure."""

    says: tuple[str, ...]
    sections: tuple[Section, ...]


def changes(before: dict[int, Games], after: dict[int, Games], main: int) -> Difference:
    """What changed for each number of players that both versions are for, and for each project that both have.

    Sentences are told of the number of players nearest to the main one.
    """
    sizes = sorted(before.keys() & after.keys())
    main = min(sizes, key=lambda players: abs(players - main))
    says: list[str] = []
    rows: list[tuple[Cell, ...]] = []
    for players in sizes:
        for measure in MEASURES:
            old, new = paired(measure.of(before[players]) * 1.0, measure.of(after[players]) * 1.0)
            change = mean(new - old)
            rows.append((measure.name, players, change, mean(old), mean(new)))
            if players == main:
                says += sentence(measure, corrected(change, len(MEASURES)), old, new)
    text = "Both versions are played with the same seeds; the change is that of each pair of games."
    found, projects = project_changes(before[main], after[main])
    return Difference(
        (*says, *found) or ("Nothing that can be seen has changed.",),
        (Section("changes", "What changed", text, COLUMNS, tuple(rows), names=2), projects),
    )


def paired(old: Numbers, new: Numbers) -> tuple[Numbers, Numbers]:
    """The numbers of the games that both versions have played."""
    many = min(len(old), len(new))
    return old[:many], new[:many]


def sentence(measure: Measure, change: Figure, old: Numbers, new: Numbers) -> list[str]:
    """A change in a sentence, if it is sure and worth telling."""
    if not change.sure() or abs(change.value) < measure.least:
        return []
    return [measure.says.format(f"{new.mean():.1f}", f"{old.mean():.1f}")]


def projects_by_id(games: Games) -> dict[str, int]:
    """The number of each project by its id."""
    deck, cards = games.tables.deck, games.tables.cards
    return {cards[c].id: c for c in range(deck.cards) if deck.role[c] == PROJECT}


def brought(games: Games, q: int) -> Numbers:
    """For each game the points that a project brought."""
    deck = games.tables.deck
    done, left = games.deeds[:, q] & row.BY_BITS > 0, games.deeds[:, q] & row.LEFT > 0
    return np.asarray(done * deck.points[q] - left * deck.unfinished[q])


def project_changes(before: Games, after: Games) -> tuple[list[str], Section]:
    """The projects whose points changed most, in sentences, and a table of all that both versions have."""
    now = projects_by_id(after)
    rows: list[tuple[Cell, ...]] = []
    sure: list[tuple[float, str]] = []
    both = {card: (q, now[card]) for card, q in projects_by_id(before).items() if card in now}
    for old, new in both.values():
        one, two = paired(brought(before, old) * 1.0, brought(after, new) * 1.0)
        name, change = after.tables.cards[new].name, mean(two - one)
        rows.append((name, change, mean(one), mean(two)))
        if abs(corrected(change, len(both)).sure()) > 0.1:
            says = f"{name} brings {two.mean():.1f} points a game instead of {one.mean():.1f}."
            sure.append((-abs(change.value), says))
    both_have = f"Projects of both versions, with {before.seats} players."
    section = Section("project_changes", "What changed for projects", both_have, PROJECT_COLUMNS, tuple(rows))
    return [says for _, says in sorted(sure)[:TOLD]], section
