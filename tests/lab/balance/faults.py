"""Forty faults, each planted in a deck that has none or few: what the report should name, and mend.

The first twenty were made while the report was tuned, the others after that, without tuning.
"""

import tomllib
from pathlib import Path
from typing import NamedTuple

from labdeck.deck import Change, Tables, applied, load, read_text, tables
from labdeck.deck.starter import starter
from labdeck.lab.balance.advice import advise
from labdeck.lab.balance.events import Done
from labdeck.lab.balance.report import Finding, Report
from tests.lab.balance.plain import plain_deck

FIRST = 3  # findings among which a fault must be named


class Fault(NamedTuple):
    """A deck, what is made wrong in it, and the findings that name it: by one of these topics and a subject."""

    sort: str
    base: str
    changes: tuple[Change, ...]
    topics: tuple[str, ...]
    subject: str = ""


def text_of(base: str) -> str:
    """The text of a deck by its name: a shipped one, plain-N, or a starter of a family."""
    name, _, rest = base.partition("-")
    if name == "plain":
        return plain_deck(int(rest))
    return starter(rest, "Starter") if name == "starter" else load(base).path.read_text(encoding="utf-8")


def deck_of(text: str) -> Tables:
    """The deck of a text."""
    return tables(read_text(text, Path("planted.toml")))


def planted(fault: Fault) -> str:
    """The text of the deck with its fault."""
    return applied(text_of(fault.base), fault.changes)


def advised(text: str, games: int, tries: int = FIRST) -> Report:
    """The whole report of a deck."""
    for event in advise(deck_of(text), games, text=text, tries=tries):
        if isinstance(event, Done):
            return event.report
    raise AssertionError("it was not stopped")


def named(fault: Fault, report: Report) -> Finding | None:
    """The finding that names the fault, if it is among the first."""
    for finding in report.findings[:FIRST]:
        if finding.topic in fault.topics and fault.subject in ("", *finding.subjects):
            return finding
    return None


def is_mended(fault: Fault, text: str, finding: Finding, games: int) -> bool:
    """Whether the remedy of a finding, tried on the whole deck, takes it out of the first findings, or its gravity."""
    if finding.remedy is None:
        return False
    left = named(fault, advised(applied(text, finding.remedy.changes), games, tries=0))
    return left is None or (finding.is_grave and not left.is_grave)


def knob(name: str, value: object) -> Change:
    """Another value of a knob."""
    return Change("knobs", "", name, None, value)  # type: ignore[arg-type]


def points(card: str, new: int, table: str = "project") -> tuple[Change, ...]:
    """Other points of a project."""
    return (Change(table, card, "points", None, new),)


def needs(card: str, *new: str) -> tuple[Change, ...]:
    """Other needs of a project."""
    return (Change("project", card, "needs", None, new),)


def says(card: str, effect: str, play: str = "", table: str = "modifier") -> tuple[Change, ...]:
    """Another sentence on a card, and perhaps another time to play it."""
    when = (Change(table, card, "play", None, play),) if play else ()
    return (Change(table, card, "effect", None, effect), *when)


def unfinished(card: str, new: int) -> tuple[Change, ...]:
    """Another penalty of a project."""
    return (Change("project", card, "unfinished", None, new),)


def copies(kind: str, new: int) -> tuple[Change, ...]:
    """Another number of cards of a kind."""
    return (Change("resource", kind, "copies", None, new),)


def points_more(base: str, card: str, more: int) -> tuple[Change, ...]:
    """So many points more than a project of a deck has."""
    projects = tomllib.loads(text_of(base))["project"]
    return points(card, next(one["points"] for one in projects if one["id"] == card) + more)


DRAW = "Draw {} cards from the resource pile."
EARNS, CARD = ("earnings", "penalty"), ("effect", "time")
TUNED = (
    Fault("points +1", "plain-0", points("garden-4", 4), EARNS, "garden-4"),
    Fault("points +2", "plain-1", points("garden-7", 5), EARNS, "garden-7"),
    Fault("points +3", "plain-2", points("garden-2", 8), EARNS, "garden-2"),
    Fault("points -2", "plain-3", points("garden-8", 3), EARNS, "garden-8"),
    Fault("points -1", "plain-4", points("garden-5", 2), EARNS, "garden-5"),
    Fault("points +3", "gsa", points("self-splicing-rna", 5), EARNS, "self-splicing-rna"),
    Fault("points +2", "microbes", points("bacteriophage-t4", 4), EARNS, "bacteriophage-t4"),
    Fault("points -3", "gsa", points("body-plan-genes", 1), EARNS, "body-plan-genes"),
    Fault("points +3", "heroes", points("swan-neck-flasks", 9, "discovery"), EARNS, "swan-neck-flasks"),
    Fault("unfinished 20", "plain-5", unfinished("garden-3", 20), EARNS, "garden-3"),
    Fault("unfinished 20", "gsa", unfinished("telomere-keepers", 20), EARNS, "telomere-keepers"),
    Fault("needs impossible", "plain-1", needs("garden-4", "3 of one tree", "ash", "ash", "ash"), EARNS, "garden-4"),
    Fault("needs too easy", "plain-2", needs("garden-5", "any 1 tree"), EARNS, "garden-5"),
    Fault("too strong", "plain-0", says("rain", DRAW.format(8)), CARD, "rain"),
    Fault("too strong", "microbes", says("binary-fission", DRAW.format(8)), CARD, "binary-fission"),
    Fault("idle", "plain-3", says("catalogue", "Look at another player's hand."), ("idle",), "catalogue"),
    Fault("harms its player", "plain-4", says("rain", "You skip your next 3 turns.", "at once"), CARD, "rain"),
    Fault("seats", "starter-projects", (knob("projects", 10), knob("opening_projects", 1)), ("order",)),
    Fault("draw-only wins", "gsa", (knob("stall_turns", 2),), ("plan",), "draw-only"),
    Fault("kind too rare", "plain-5", copies("ash", 1), ("supply",), "ash"),
)
UNTUNED = (
    Fault("points +1", "plain-6", points_more("plain-6", "garden-6", 1), EARNS, "garden-6"),
    Fault("points +2", "plain-7", points_more("plain-7", "garden-1", 2), EARNS, "garden-1"),
    Fault("points -2", "plain-8", points_more("plain-8", "garden-9", -2), EARNS, "garden-9"),
    Fault("points -1", "plain-9", points_more("plain-9", "garden-11", -1), EARNS, "garden-11"),
    Fault("points +3", "wise", points_more("wise", "hedy-lamarr", 3), EARNS, "hedy-lamarr"),
    Fault("points +3", "ingenium", points_more("ingenium", "hayley-todesco", 3), EARNS, "hayley-todesco"),
    Fault("points -2", "microbes", points_more("microbes", "vibrio-cholerae", -2), EARNS, "vibrio-cholerae"),
    Fault("points +3", "starter-projects", points_more("starter-projects", "jay", 3), EARNS, "jay"),
    Fault("points +3", "heroes", points("riemann-hypothesis", 9, "discovery"), EARNS, "riemann-hypothesis"),
    Fault("unfinished 20", "plain-7", unfinished("garden-10", 20), EARNS, "garden-10"),
    Fault("unfinished 20", "microbes", unfinished("escherichia-coli", 20), EARNS, "escherichia-coli"),
    Fault("needs impossible", "plain-8", needs("garden-3", "any 8 trees"), EARNS, "garden-3"),
    Fault("needs too easy", "gsa", needs("rare-disease-model", "any 1 species"), EARNS, "rare-disease-model"),
    Fault("too strong", "plain-9", says("exchange", DRAW.format(10)), CARD, "exchange"),
    Fault("too strong", "gsa", says("connection-made", DRAW.format(9)), CARD, "connection-made"),
    Fault("idle", "plain-6", says("beetle", "Look at another player's hand."), ("idle",), "beetle"),
    Fault("harms its player", "microbes", says("lab-shutdown", "You skip your next 4 turns."), CARD, "lab-shutdown"),
    Fault("seats", "starter-kitchen", (knob("projects", 10), knob("opening_projects", 1)), ("order",)),
    Fault("draw-only wins", "ingenium", (knob("stall_turns", 2),), ("plan",), "draw-only"),
    Fault("kind too rare", "microbes", copies("host", 1), ("supply",), "host"),
)
FAULTS = TUNED + UNTUNED
PLAIN = tuple(f"plain-{seed}" for seed in range(10))  # decks without a fault
VARIED: tuple[tuple[str, tuple[Change, ...]], ...] = (  # ten more, of both families, made after the report was
    ("starter-projects", (*copies("worm", 4), *needs("robin", "worm", "hedge"))),
    ("starter-kitchen", copies("acid", 4)),
    ("starter-discoveries", (knob("field", 5),)),
    ("starter-germs", (knob("hand", 5),)),
    ("heroes", (knob("hand", 5),)),
    ("heroes", ()),
    ("microbes", ()),
    ("plain-40", ()),
    ("plain-57", ()),
    ("plain-91", ()),
)
