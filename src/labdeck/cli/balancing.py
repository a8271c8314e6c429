"""Balancing: what `labdeck balance` does."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.text import Text

from labdeck.deck import Tables, load, tables
from labdeck.lab.balance.advice import advise
from labdeck.lab.balance.events import Changed, Done, Event, Found, Progress, Summed, Withdrawn
from labdeck.lab.balance.page import page
from labdeck.lab.balance.report import Report, Section, as_data, ordered
from labdeck.lab.balance.study import table_sizes
from labdeck.lab.balance.telling import entries, fine_line, folded, headline, shown
from labdeck.lab.export import why_not_at

from . import INTERRUPTED
from .interruption import told_if_nothing
from .show import is_shown_to_people, show_table
from .wrong import WrongUse

Show = Callable[[list[Text]], None]
WHILE = 3  # findings that are shown while the work goes on


def balance(
    deck: str, against: str, games: int, seed: int, html: Path | None, as_json: bool, everything: bool, search: bool
) -> int:
    """Tell what is wrong with a deck and what mends it, the gravest first.

    On a terminal findings are shown as they become certain. Interrupted, it tells what is known by then."""
    if html and (wrong := why_not_at(html)):
        raise WrongUse(f"--html: {wrong}")
    table = tables(load(deck))
    other = other_version(against, table) if against else None
    events = advise(table, games, seed, against=other, search=search)
    with shown_meanwhile(is_shown_to_people() and not as_json) as show:
        report, is_done = followed(events, show)
    try:
        if html:
            html.write_text(page(report), encoding="utf-8")
    finally:
        if as_json:
            typer.echo(json.dumps(as_data(report), indent=2))
        else:
            show_report(report, deck, everything)
    if not is_done:
        typer.echo("labdeck: interrupted; what was known by then is told", err=True)
    return 0 if is_done else INTERRUPTED


def other_version(against: str, table: Tables) -> Tables:
    """The deck to compare with, refused where the two have nothing in common."""
    other = tables(load(against))
    one, two = table.file, other.file
    if one.rules != two.rules:
        raise WrongUse(f"--against: {one.id} is a game of {one.rules} and {two.id} one of {two.rules}")
    if not set(table_sizes(table)) & set(table_sizes(other)):
        raise WrongUse("--against: the two versions have no number of players in common")
    return other


@contextmanager
def shown_meanwhile(is_live: bool) -> Iterator[Show]:
    """A function that shows some lines in the place of those before; nothing of them stays, and nothing when piped."""
    if not is_live:
        yield lambda some: None
        return
    with Live(console=Console(), transient=True, auto_refresh=False) as live:
        yield lambda some: live.update(Group(*some), refresh=True)


def followed(events: Iterator[Event], show: Show) -> tuple[Report, bool]:
    """The report of all events, and whether it is complete: it is not if Ctrl-C ended it after the summary."""
    with told_if_nothing("the summary"):
        report = summed(events, show)
    known = {finding.key: finding for finding in report.findings}
    with suppress(KeyboardInterrupt):
        for event in events:
            if isinstance(event, Done):
                return event.report, True
            if isinstance(event, Found | Changed):
                known[event.finding.key] = event.finding
            elif isinstance(event, Withdrawn):
                known.pop(event.finding.key, None)
            elif isinstance(event, Progress):
                show([*lines(report, WHILE), progress_line(event)])
            report = replace(report, findings=ordered(known.values()))
    return report, False


def summed(events: Iterator[Event], show: Show) -> Report:
    """The report of the summary."""
    for event in events:
        if isinstance(event, Summed):
            return event.report
        if isinstance(event, Progress):
            show([progress_line(event)])
    raise AssertionError("a summary comes unless it is stopped")


def progress_line(event: Progress) -> Text:
    """What is being done."""
    return Text(f"{event.part}: {event.done:,} of {event.total:,}", style="dim")


def lines(report: Report, most: int) -> list[Text]:
    """The headline and so many points, each with what was tried against it."""
    found = [Text(headline(report), style="bold"), Text()]
    for number, entry in enumerate(shown(report)[:most], 1):
        grave = [("Grave. ", "bold red")] if entry.is_grave else []
        found.append(Text.assemble(f"{number}. ", *grave, entry.says))
        found += [Text(f"   {remedy}", style="green") for remedy in entry.remedies]
        found.append(Text())
    return found


def show_report(report: Report, deck: str, everything: bool) -> None:
    """Show the report: a handful of findings, or all of them and the tables."""
    console = Console(soft_wrap=not is_shown_to_people(), highlight=False)
    told = lines(report, len(report.findings))
    told += [Text(says) for says in report.changes] + ([Text()] if report.changes else [])
    if everything:
        rest = entries(report.findings)[len(shown(report)) :]
        told += [Text(f"– {' '.join((entry.says, *entry.remedies))}") for entry in rest]
    told += [Text(line) for line in (fine_line(report),) if line]
    if not everything:
        rest_of = folded(report)
        smaller = f"{rest_of} smaller {'finding' if rest_of == 1 else 'findings'} and the tables"
        told.append(Text(f"{smaller if rest_of else 'The tables'}: labdeck balance {deck} --all", style="dim"))
    for line in told:
        console.print(line)
    if everything:
        show_sections(report.sections)


def show_sections(sections: tuple[Section, ...]) -> None:
    """Show tables, each below its title and the sentence on how to read it."""
    for section in sections:
        if section.rows:
            rows = (
                [column.text(cell) for column, cell in zip(section.columns, row, strict=True)] for row in section.rows
            )
            show_table(f"\n{section.title}. {section.says}", [column.label for column in section.columns], rows)
