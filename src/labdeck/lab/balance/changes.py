"""Changes: what another version of a deck does to the same seeds, pair by pair."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from labdeck.bots import tally
from labdeck.lab.figures import Numbers, as_number, mean
from labdeck.lab.games import Games
from labdeck.rules.numbers import BY_STALL, BY_TURNS, PROJECT

from .report import Cell, Column, Finding, Part, Section
from .seats import in_turn


class Measure(NamedTuple):
    """Something that each game has, and what a change in it is measured by."""

    says: str
    of: Callable[[Games], Numbers]
    scale: Callable[[Games], float]


MEASURES = (
    Measure("turns of a game", lambda games: games.turns, lambda games: float(games.turns.mean())),
    Measure("decisions of a game", lambda games: games.decisions, lambda games: float(games.decisions.mean())),
    Measure("points of a seat", lambda games: games.scores.mean(1), lambda games: float(games.scores.std())),
    Measure("points of the winner", lambda games: games.scores.max(1), lambda games: float(games.scores.std())),
    Measure("wins of the first seat", lambda games: in_turn(games, games.wins)[:, 0], lambda games: 1 / games.seats),
    Measure("games that stall", lambda games: np.isin(games.ended, (BY_STALL, BY_TURNS)) * 1.0, lambda games: 1.0),
)
COLUMNS = (
    Column("what", "what"),
    Column("players", "players"),
    Column("before", "before", "points"),
    Column("after", "after", "points"),
    Column("change", "change", "change"),
)
PROJECT_COLUMNS = (
    Column("project", "project"),
    Column("before", "completed before", "share"),
    Column("after", "completed after", "share"),
    Column("change", "change", "change"),
)


def changes(before: dict[int, Games], after: dict[int, Games], main: int) -> Part:
    """What changed for each number of players that both versions are for, and for each project that both have."""
    rows: list[tuple[Cell, ...]] = []
    findings: list[Finding] = []
    for players in sorted(before.keys() & after.keys()):
        for measure in MEASURES:
            old, new = measure.of(before[players]), measure.of(after[players])
            change = mean(new - old)
            rows.append((measure.says, players, mean(old), mean(new), change))
            off = change.sure() / (measure.scale(before[players]) or 1.0)
            says = (
                f"Against the other version, with {players} players, the {measure.says} change by "
                f"{as_number(change, 2, True)}, from {mean(old).value:.2f} to {mean(new).value:.2f}."
            )
            findings.append(Finding(100 * min(abs(off), 1.0), "change", f"{measure.says}, {players} players", says))
    says = "Both versions are played with the same seeds; the change is that of each pair of games."
    section = Section("changes", "What changed", says, COLUMNS, tuple(rows), names=2)
    if main not in before:
        return Part((section,), tuple(findings))
    projects = tuple(project_changes(before[main], after[main]))
    says = f"Projects of both versions, with {main} players."
    return Part(
        (section, Section("project_changes", "What changed for projects", says, PROJECT_COLUMNS, projects)),
        tuple(findings),
    )


def completed(games: Games) -> dict[str, tuple[str, Numbers]]:
    """By the id of each project its name and, for each game, whether it was completed."""
    deck, cards = games.tables.deck, games.tables.cards
    return {
        cards[c].id: (cards[c].name, games.deeds[:, c] & tally.BY_BITS > 0)
        for c in range(deck.cards)
        if deck.role[c] == PROJECT
    }


def project_changes(before: Games, after: Games) -> Iterator[tuple[Cell, ...]]:
    """A row for each project of both versions."""
    new = completed(after)
    for card, (name, old) in completed(before).items():
        if card in new:
            now = new[card][1]
            yield name, mean(old), mean(now), mean(now.astype(float) - old)
