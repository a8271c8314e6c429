"""Reports: findings with a size, an interval and a remedy that was tried, and tables of figures behind them.

The terminal, JSON and the page show the same report.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

from labdeck.deck import Change
from labdeck.lab.figures import Figure, as_number, as_share

Cell = str | int | float | Figure
Kind = Literal["text", "number", "share", "points", "change", "turns"]
About = Literal[
    "project",
    "discovery",
    "modifier",
    "hero",
    "item",
    "location",
    "inspiration",
    "unfinished",
    "kind",
    "unusable",
    "plan",
    "seat",
    "below zero",
    "shared win",
    "stall",
    "skip",
    "length",
]
Unit = Literal["points a game", "wins in 100", "games in 100", "seats in 100", "turns in 100", "minutes"]
FLOOR = 0.25  # the least weight that is told
PLAYERS = " players"
SHOWN = 5  # findings that are told at once; the others are folded


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a section: its name in data, what people read above it, and what its cells are."""

    key: str
    label: str
    kind: Kind = "text"

    def text(self, cell: Cell) -> str:
        """A cell as people read it."""
        if not isinstance(cell, Figure):
            return cell if isinstance(cell, str) else f"{cell:.4g}"
        if self.kind == "share":
            return as_share(cell)
        return as_number(cell, 1 if self.kind == "turns" else 2, sign=self.kind == "change")


@dataclass(frozen=True, slots=True)
class Section:
    """One table of a report, with a sentence on how to read it."""

    key: str
    title: str
    says: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    names: int = 1  # of its columns, those that say what a row is


@dataclass(frozen=True, slots=True)
class Remedy:
    """Changes that were tried together, and what they made of a finding's size, both measured on the same deals."""

    changes: tuple[Change, ...]
    before: Figure
    after: Figure
    mends: bool  # else it is the best of what was tried
    says: str
    tried: int = 1  # how many remedies were, this one among them


@dataclass(frozen=True, slots=True)
class Finding:
    """Something a designer should look at: what, how large it is, and what was tried against it.

    The interval of the size is of 95 % for all findings of its sort together. Figures that people read as a hundred
    are out of a hundred. `weight` orders findings: the near end of the interval, in units of what is grave.
    """

    about: About
    topic: str  # what was measured, in a word: those of one topic and one direction can be gathered
    subjects: tuple[str, ...]  # card ids, kinds, numbers of players or plans
    names: tuple[str, ...]  # the same as people read them
    says: str
    size: Figure
    unit: Unit
    weight: float
    fair: float = 0.0  # the size at which all is well
    way: int = 0  # which sizes are faults: larger ones (1), smaller ones (-1) or both (0)
    remedy: Remedy | None = None
    doubt: str = ""  # what search sees of it
    short: str = ""  # of a whole game: what is found, in few words, as it is told of a change

    @property
    def excess(self) -> float:
        """How far the size is from where all is well."""
        off = self.size.value - self.fair
        return max(0.0, self.way * off) if self.way else abs(off)

    @property
    def is_grave(self) -> bool:
        """Whether even the near end of the interval is grave."""
        return self.weight >= 1

    @property
    def key(self) -> str:
        """What tells it from other findings, and stays when its numbers change: those on players are of one topic."""
        return self.topic if self.is_of_players else " ".join((self.topic, *self.subjects))

    @property
    def is_of_players(self) -> bool:
        """Whether it is on the whole game at some numbers of players, and its subjects are those."""
        return self.subjects[0].endswith(PLAYERS)

    @property
    def is_told(self) -> bool:
        """Whether it is large and sure enough to be told at all."""
        return self.weight >= FLOOR


@dataclass(frozen=True, slots=True)
class Part:
    """The sections and findings of one analysis, the findings unordered."""

    sections: tuple[Section, ...] = ()
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """All that is known of a deck's balance."""

    title: str
    deck: str
    digest: str
    games: int  # at the number of players by which cards are judged
    players: int
    findings: tuple[Finding, ...]  # the gravest first
    fine: tuple[str, ...]  # what was looked at and is as it should be
    sections: tuple[Section, ...]
    changes: tuple[str, ...] = ()  # against another version, in sentences


def ordered(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """The findings, the gravest first."""
    return tuple(sorted(findings, key=lambda finding: (-finding.weight, finding.key)))


def as_data(report: Report) -> dict[str, Any]:
    """A report for JSON."""
    return {
        "deck": report.deck,
        "title": report.title,
        "digest": report.digest,
        "games": report.games,
        "players": report.players,
        "findings": [finding_data(finding) for finding in report.findings],
        "fine": list(report.fine),
        "changes": list(report.changes),
        "sections": {section.key: section_data(section) for section in report.sections},
    }


def finding_data(finding: Finding) -> dict[str, Any]:
    """A finding for JSON."""
    return {
        "key": finding.key,
        "about": finding.about,
        "topic": finding.topic,
        "subjects": list(finding.subjects),
        "names": list(finding.names),
        "says": finding.says,
        "size": finding.size.rounded(),
        "unit": finding.unit,
        "fair": round(finding.fair, 3),
        "weight": round(finding.weight, 3),
        "is_grave": finding.is_grave,
        "remedy": None if finding.remedy is None else remedy_data(finding.remedy),
        "doubt": finding.doubt,
    }


def remedy_data(remedy: Remedy) -> dict[str, Any]:
    """A remedy for JSON."""
    return {
        "changes": [change_data(change) for change in remedy.changes],
        "before": remedy.before.rounded(),
        "after": remedy.after.rounded(),
        "mends": remedy.mends,
        "says": remedy.says,
        "tried": remedy.tried,
    }


def change_data(change: Change) -> dict[str, Any]:
    """A change for JSON."""
    old, new = (list(value) if isinstance(value, tuple) else value for value in (change.old, change.new))
    return {"table": change.table, "card": change.card, "field": change.field, "old": old, "new": new}


def section_data(section: Section) -> list[dict[str, Any]]:
    """A section for JSON: an object for each row."""
    return [
        {
            column.key: cell.rounded() if isinstance(cell, Figure) else cell
            for column, cell in zip(section.columns, row, strict=True)
        }
        for row in section.rows
    ]
