"""Events: what advice tells while it is being worked out."""

from dataclasses import dataclass

from .report import Finding, Report


@dataclass(frozen=True, slots=True)
class Progress:
    """So much of one part of the work is done."""

    part: str
    done: int
    total: int


@dataclass(frozen=True, slots=True)
class Summed:
    """The games at the main number of players are played; the report has their tables and findings, no remedies."""

    report: Report


@dataclass(frozen=True, slots=True)
class Found:
    """A finding is sure enough to be told."""

    finding: Finding


@dataclass(frozen=True, slots=True)
class Changed:
    """A finding that was told has another size, a remedy, or a doubt; its key is the same."""

    finding: Finding


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """A finding that was told does not hold any more."""

    finding: Finding


@dataclass(frozen=True, slots=True)
class Done:
    """All is told."""

    report: Report


Event = Progress | Summed | Found | Changed | Withdrawn | Done
