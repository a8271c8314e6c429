"""Reports: tables of figures and findings in plain sentences, which the terminal, JSON and the page all show."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

from labdeck.lab.figures import Figure, as_number, as_share

Cell = str | int | float | Figure
Kind = Literal["text", "number", "share", "points", "change", "turns"]
GRAVE, NOTABLE = 50.0, 20.0


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
class Finding:
    """Something a designer should look at, and its gravity.

    All findings share a scale from 0 (as it should be) to 100 (nothing else counts). A measured number counts by the
    near end of its confidence interval, so that chance alone counts nothing.
    """

    gravity: float
    about: str
    subject: str
    says: str

    @property
    def word(self) -> str:
        """The gravity in a word."""
        return "grave" if self.gravity >= GRAVE else "notable" if self.gravity >= NOTABLE else "slight"


@dataclass(frozen=True, slots=True)
class Part:
    """The sections and findings of one analysis, the findings unordered."""

    sections: tuple[Section, ...]
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """All that is known of a deck's balance."""

    title: str
    deck: str
    digest: str
    games: int
    players: int
    sections: tuple[Section, ...]
    findings: tuple[Finding, ...]


def ordered(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """The findings with a gravity of at least 0.5, the gravest first."""
    weighty = (finding for finding in findings if finding.gravity >= 0.5)
    return tuple(sorted(weighty, key=lambda finding: (-finding.gravity, finding.about, finding.subject)))


def as_data(report: Report) -> dict[str, Any]:
    """A report for JSON."""
    return {
        "deck": report.deck,
        "title": report.title,
        "digest": report.digest,
        "games": report.games,
        "players": report.players,
        "findings": [
            {
                "gravity": round(finding.gravity, 1),
                "word": finding.word,
                "about": finding.about,
                "subject": finding.subject,
                "says": finding.says,
            }
            for finding in report.findings
        ],
        "sections": {section.key: section_data(section) for section in report.sections},
    }


def section_data(section: Section) -> list[dict[str, Any]]:
    """A section for JSON: an object for each row."""
    return [
        {
            column.key: cell.rounded() if isinstance(cell, Figure) else cell
            for column, cell in zip(section.columns, row, strict=True)
        }
        for row in section.rows
    ]
