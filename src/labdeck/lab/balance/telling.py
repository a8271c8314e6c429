"""Telling: a report as people read it: the gravest findings, those of one sort gathered, and what is fine in a line."""

from collections.abc import Sequence
from dataclasses import dataclass

from labdeck.deck.words import counted, listed

from .report import SHOWN, Finding, Report
from .wording import lowered, size_text

TOGETHER = 3  # findings of one sort that are told in one line
NUMBERS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve")
NAMED = 6  # of those that are gathered
SMALLER = 0.8  # of a finding: what leaves more is no remedy to tell
SORTS = {
    ("earnings", True): "{} earn more than their like",
    ("earnings", False): "{} earn less than their like",
    ("effect", True): "{} put their player far ahead",
    ("effect", False): "{} harm who plays them",
    ("idle", True): "{} never matter",
    ("supply", False): "{} are too rare",
    ("plan", True): "{} win without play",
}


@dataclass(frozen=True, slots=True)
class Entry:
    """One point of a report: a finding, or several of one sort."""

    says: str
    remedies: tuple[str, ...]
    findings: tuple[Finding, ...]

    @property
    def is_grave(self) -> bool:
        """Whether one of its findings is."""
        return any(finding.is_grave for finding in self.findings)


def entries(findings: Sequence[Finding], together: int = TOGETHER) -> list[Entry]:
    """The points of a report, in the order of their first findings."""
    sorts: dict[tuple[str, str, bool, bool], list[Finding]] = {}
    for one in findings:
        sorts.setdefault((one.about, one.topic, one.size.value >= 0, one.is_grave), []).append(one)
    found = []
    for one in findings:
        same = sorts[one.about, one.topic, one.size.value >= 0, one.is_grave]
        if len(same) < together or (one.topic, one.size.value >= 0) not in SORTS:
            found.append(Entry(one.says, tuple(filter(None, (remedy_text(one), one.doubt))), (one,)))
        elif one is same[0]:
            found.append(gathered(same))
    return found


def gathered(same: list[Finding]) -> Entry:
    """Findings of one sort as one point."""
    first = same[0]
    many = NUMBERS[len(same)] if len(same) < len(NUMBERS) else str(len(same))
    says = SORTS[first.topic, first.size.value >= 0].format(f"{many} {plural_of(first)}")
    names = [named(one) for one in same[:NAMED]] + ([f"{len(same) - NAMED} others"] if len(same) > NAMED else [])
    told: dict[str, list[str]] = {}
    for one in same:
        told.setdefault(remedy_text(one), []).append(one.names[0])
    remedies = tuple(f"{listed(of, 'and')}: {lowered(text)}" for text, of in told.items() if text)
    return Entry(f"{says}: {listed(names, 'and')}.", remedies, tuple(same))


def named(one: Finding) -> str:
    """A finding among others of its sort: its name and its size."""
    return one.names[0] if one.topic == "idle" else f"{one.names[0]} ({size_text(one.size.value, one.unit)})"


def plural_of(one: Finding) -> str:
    """What several findings are about, in a word."""
    words = {"discovery": "discoveries", "hero": "heroes", "unfinished": "projects with a high penalty"}
    return words.get(one.about, f"{one.about}s")


def remedy_text(one: Finding) -> str:
    """The remedy of a finding in a sentence; empty if nothing was tried, or a small finding is not mended by it."""
    if one.remedy is None or not (one.remedy.mends or one.is_grave):
        return ""
    if one.remedy.mends:
        return one.remedy.says
    nothing = f"Nothing that was tried mends it ({counted(one.remedy.tried, 'change')})"
    left, was = (abs(size.value - one.fair) for size in (one.remedy.after, one.remedy.before))
    return f"{nothing}. The best: {lowered(one.remedy.says)}" if left < SMALLER * was else f"{nothing}, or much of it."


def headline(report: Report) -> str:
    """What was measured and how it stands, in two sentences."""
    grave = sum(one.is_grave for one in report.findings)
    stands = "Nothing is gravely off." if not grave else f"{NUMBERS[grave] if grave < 13 else grave} grave."
    if grave:
        stands = f"{stands[:-1]} {'finding' if grave == 1 else 'findings'}."
    return f"{report.title}: {report.games:,} games between greedy bots with {report.players} players. {stands}"


def shown(report: Report) -> list[Entry]:
    """The points that are told at once: the grave ones, and others up to a handful."""
    return entries(report.findings)[:SHOWN]


def fine_line(report: Report) -> str:
    """What is as it should be, in a line."""
    return f"Fine: {', '.join(report.fine)}." if report.fine else ""


def folded(report: Report) -> int:
    """How many findings are not told at once."""
    return len(report.findings) - sum(len(entry.findings) for entry in shown(report))
