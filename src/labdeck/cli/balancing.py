"""Balancing: what `labdeck balance` does."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import perf_counter

import typer

from labdeck.deck import Tables, load, tables
from labdeck.lab.balance.effects import COLUMNS, Effect, effects, how_to_read, modifiers, title
from labdeck.lab.balance.page import page
from labdeck.lab.balance.report import Finding, Report, Section, as_data
from labdeck.lab.balance.study import Study, card_effects, report, study, summary, table_sizes
from labdeck.lab.export import why_not_at

from .interruption import status_after, told_if_nothing
from .progress import progress
from .show import is_shown_to_people, show_as_they_come, show_table
from .wrong import WrongUse


def balance(deck: str, against: str, games: int, seed: int, html: Path | None, as_json: bool) -> int:
    """Measure a deck and show what is found, the gravest first; on a terminal the cards' effects follow as they come.

    Interrupted, it tells the summary and the effects that are known by then."""
    if html and (wrong := why_not_at(html)):
        raise WrongUse(f"--html: {wrong}")
    table = tables(load(deck))
    other = other_version(against, table) if against else None
    begun = perf_counter()
    with told_if_nothing("the summary"):
        one = studied(table, games, seed)
        first = summary(one, studied(other, games, seed) if other else None)
    summed_up = perf_counter()
    found: list[Effect] = []
    rows = effect_rows(one, found)
    heading = f"\n{title(one.games)}. {how_to_read(one.games)}"
    is_live = is_shown_to_people() and not as_json
    with suppress(KeyboardInterrupt):
        if is_live:
            show_report(report(one, first))
            show_as_they_come(heading, [column.label for column in COLUMNS], rows)
        else:
            list(rows)
    took = f"The summary took {summed_up - begun:.1f} s, the cards' effects {perf_counter() - summed_up:.1f} s."
    typer.echo(took, err=True)
    cards = card_effects(one, found)
    done = report(one, (*first, *cards))
    try:
        if html:
            html.write_text(page(done), encoding="utf-8")
    finally:
        if as_json:
            typer.echo(json.dumps(as_data(done), indent=2))
        elif is_live:
            show_sections(section for part in cards for section in part.sections if section.key == "idle")
            show_findings(f"Findings on {title(one.games).lower()} and idle cards", report(one, cards))
        else:
            show_report(done)
    return status_after(len(found), len(modifiers(one.games)), "cards")


def other_version(against: str, table: Tables) -> Tables:
    """The deck to compare with, refused where the two have nothing in common."""
    other = tables(load(against))
    one, two = table.file, other.file
    if one.rules != two.rules:
        raise WrongUse(f"--against: {one.id} is a game of {one.rules} and {two.id} one of {two.rules}")
    if not set(table_sizes(table)) & set(table_sizes(other)):
        raise WrongUse("--against: the two versions have no number of players in common")
    return other


def studied(table: Tables, games: int, seed: int) -> Study:
    """The games of a deck, with a bar while they are played."""
    with progress(games * len(table_sizes(table))) as tell:
        return study(table, games, seed, tell=tell)


def effect_rows(one: Study, found: list[Effect]) -> Iterator[list[str]]:
    """A row for each modifier as soon as its effect is known, which is kept in `found`."""
    for effect in effects(one.games):
        found.append(effect)
        yield [column.text(cell) for column, cell in zip(COLUMNS, effect.row, strict=True)]


def show_report(done: Report) -> None:
    """Show what was measured: findings first, then the tables."""
    typer.echo(headline(done))
    show_findings("Findings", done)
    show_sections(iter(done.sections))


def headline(done: Report) -> str:
    """What was measured, in a sentence."""
    return (
        f"{done.title}: {done.games:,} games between greedy bots for each number of players; cards are judged by those "
        f"with {done.players}. Intervals are of 95 %."
    )


def show_sections(sections: Iterator[Section]) -> None:
    """Show tables, each below its title and the sentence on how to read it."""
    for section in sections:
        if section.rows:
            rows = (
                [column.text(cell) for column, cell in zip(section.columns, row, strict=True)] for row in section.rows
            )
            show_table(f"\n{section.title}. {section.says}", [column.label for column in section.columns], rows)


def show_findings(title: str, done: Report) -> None:
    """Tell what was found, the gravest first."""
    typer.echo(f"\n{title}, the gravest first, from 100 (nothing else counts) to 0 (as it should be).")
    for finding in done.findings:
        typer.echo(told(finding))
    if not done.findings:
        typer.echo("Nothing is off.")


def told(finding: Finding) -> str:
    """A finding on one line."""
    return f"{finding.gravity:5.1f}  {finding.word}: {finding.says}"
