"""Reading: from a deck file on disk to a checked deck."""

import os
import stat
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from .check import check_draft, seen
from .content import NotToml, content_in
from .digest import digest_of, edition_of
from .draft import Draft
from .drafting import draft
from .errors import DeckError, Problem, Report
from .file import DeckFile
from .pictures import Find, among, beside
from .question import question
from .rewriting import Rewriting, replace_file, rewritings, rewritten
from .tables import fresh_tables, keep

LARGEST = 1 << 20  # bytes of a file


class Examined(NamedTuple):
    """What is wrong with a deck file; of a right one also what its cards will say otherwise, and how many they are."""

    problems: list[Problem]
    rewritings: list[Rewriting] = []  # noqa: RUF012 - never changed
    cards: int = 0


def check(path: str | Path) -> list[Problem]:
    """Every problem of a deck file, errors and warnings; none if it is right."""
    return _examined(Path(path))[0].problems


def examine(path: str | Path) -> Examined:
    """Every problem of a deck file, and what its cards will say otherwise than the file."""
    report, made = _examined(Path(path))
    if made is None or report.errors:
        return Examined(report.problems)
    cards = sum(card.get("copies", 1) for card in made.cards)
    return Examined(report.problems, rewritings(made, report), cards)


def rewrite(path: str | Path) -> list[Rewriting]:
    """Writes what was read into a right file as its cards say it; a DeckError, and no change, if it is not right."""
    report, made = _examined(Path(path))
    if made is None or report.errors:
        raise DeckError(report.errors)
    changes = rewritings(made, report)
    if changes:
        text = rewritten(report.places, ((change.at, change.new) for change in changes))
        after = Report(report.file)
        drafted(text, after)
        if after.errors:
            raise DeckError(after.errors)
        replace_file(Path(path), text)
    return changes


def read_deck(path: Path) -> DeckFile:
    """The deck in the file; a DeckError lists everything that makes it unplayable."""
    report, made = _examined(path)
    if made is None or report.errors:
        raise DeckError(report.errors)
    return deck_file(made, path)


def read_text(text: str, path: Path, pictures: Mapping[str, bytes] | None = None) -> DeckFile:
    """The deck that a text says, as if it stood in that file; a DeckError lists everything that makes it unplayable.

    Its own pictures are those given, by the names in the text; with None they are not looked at, as in play.
    """
    report = Report(str(path))
    made = drafted(text, report, None if pictures is None else among(pictures))
    if made is None or report.errors:
        raise DeckError(report.errors)
    return deck_file(made, path)


def _examined(path: Path) -> tuple[Report, Draft | None]:
    report = Report(str(path))
    text = _text(path, report)
    return report, None if text is None else drafted(text, report, beside(path.parent))


def drafted(text: str, report: Report, find: Find | None = None) -> Draft | None:
    """What a text says, with everything that is wrong reported; None if it is not TOML."""
    content = content_of(text, report)
    return None if content is None else judged(content, text, report, find)


def judged(content: dict[str, Any], text: str, report: Report, find: Find | None = None) -> Draft:
    """What the content of a text says, with everything that is wrong reported; pictures are looked at if found."""
    report.text = text
    made = draft(content, report)
    check_draft(made, report)
    if find:
        made = made._replace(pictures=seen(made, find, report))
    report.problems.sort(key=lambda problem: problem.line)
    return made


def _text(path: Path, report: Report) -> str | None:
    """The text in the file; None, and a problem reported, if it cannot be read."""
    try:
        if not stat.S_ISREG(os.stat(path).st_mode):
            report.error("", "", "is not a file")
            return None
        with open(path, "rb") as file:
            raw = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        report.error("", "", f"cannot be read: {(reason or 'not a file name').lower()}")
        return None
    if len(raw) > LARGEST:
        report.error("", "", f"is larger than {LARGEST} bytes")
        return None
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        report.misread(raw.count(b"\n", 0, error.start) + 1, f"is not UTF-8 text (byte {error.start})")
        return None


def content_of(text: str, report: Report) -> dict[str, Any] | None:
    """The text as TOML has it; None, and a problem reported, if it is none."""
    try:
        return content_in(text)
    except NotToml as error:
        report.misread(error.line, error.says)
        return None


def deck_file(made: Draft, path: Path) -> DeckFile:
    """The deck of a draft without errors. Its sentences have been read, and are not read again."""
    head = {name: value for name, value in made.deck.items() if name != "rules"}
    deck = DeckFile(
        **head | {"best": head["best"] or head["players"]},
        family=made.family,
        words={"project": made.words.project, "projects": made.words.projects},
        knobs=made.knobs,
        tags=made.words.tags,
        classes=made.words.classes,
        tables={name: tuple(map(table.title, made.tables[name])) for name, table in made.family.tables.items()},
        questions=tuple(map(question, made.questions)),
        pictures=made.pictures,
        edition=edition_of(made),
        digest="",
        path=path,
    )
    ready = fresh_tables(deck, deck.knobs)
    digest = digest_of(ready.deck, [card.id for card in ready.cards], deck.players)
    return keep(replace(ready, file=replace(deck, digest=digest))).file
