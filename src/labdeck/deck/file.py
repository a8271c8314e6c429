"""The deck file: reads TOML into checked cards."""

import json
import os
import stat
import tomllib
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from .check import check_draft
from .draft import Draft, draft
from .errors import DeckError, Problem, Report
from .knobs import Knobs

LARGEST = 1 << 20  # bytes of a file
READING = 10**6  # steps: a key takes the reader as many as it has parts, for each of them


@dataclass(frozen=True, slots=True)
class Project:
    """A project card as the file has it."""

    id: str
    name: str
    points: int
    needs: tuple[str, ...]
    tags: tuple[str, ...]
    facts: tuple[str, ...]
    mandatory: bool
    unfinished: int
    source: dict[str, str]


@dataclass(frozen=True, slots=True)
class Resource:
    """A resource card as the file has it."""

    kind: str
    name: str
    copies: int
    about: str
    source: dict[str, str]


@dataclass(frozen=True, slots=True)
class Modifier:
    """A modifier card as the file has it."""

    id: str
    name: str
    copies: int
    play: str
    effect: str
    about: str
    source: dict[str, str]


@dataclass(frozen=True, slots=True)
class Discovery:
    """A discovery card as the file has it."""

    id: str
    name: str
    points: int
    step: str
    types: tuple[str, ...]
    solid: bool
    facts: tuple[str, ...]
    source: dict[str, str]


@dataclass(frozen=True, slots=True)
class Hero:
    """A hero card as the file has it."""

    id: str
    name: str
    type: str
    effect: str
    facts: tuple[str, ...]
    source: dict[str, str]


@dataclass(frozen=True, slots=True)
class Enhancement:
    """An item or a location as the file has it."""

    id: str
    name: str
    kind: str
    type: str
    points: int
    about: str
    source: dict[str, str]


@dataclass(frozen=True, slots=True)
class Inspiration:
    """An inspiration card as the file has it."""

    id: str
    name: str
    copies: int
    effect: str
    about: str
    source: dict[str, str]


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge card as the file has it."""

    id: str
    name: str
    effect: str
    about: str
    source: dict[str, str]


Title = Project | Resource | Modifier | Discovery | Hero | Enhancement | Inspiration | Challenge


@dataclass(frozen=True, slots=True)
class DeckFile:
    """A checked deck file, with every default filled in."""

    id: str
    title: str
    about: str
    rules: str
    version: int
    players: tuple[int, int]
    best: tuple[int, int]
    minutes: tuple[int, int] | None
    credits: str
    notes: tuple[str, ...]
    words: dict[str, str]
    knobs: Knobs
    tags: dict[str, str]
    classes: dict[str, tuple[str, ...]]
    projects: tuple[Project, ...]
    resources: tuple[Resource, ...]
    modifiers: tuple[Modifier, ...]
    discoveries: tuple[Discovery, ...]
    heroes: tuple[Hero, ...]
    enhancements: tuple[Enhancement, ...]
    inspirations: tuple[Inspiration, ...]
    challenges: tuple[Challenge, ...]
    digest: str
    path: Path

    @property
    def counts(self) -> dict[str, int]:
        """How many cards of each sort the deck has, by the plural that people use."""
        sorts = {
            self.words["projects"]: len(self.projects) + len(self.discoveries),
            "resources": sum(card.copies for card in self.resources),
            "modifiers": sum(card.copies for card in self.modifiers),
            "heroes": len(self.heroes),
            "enhancements": len(self.enhancements),
            "inspirations": sum(card.copies for card in self.inspirations),
            "challenges": len(self.challenges),
        }
        return {sort: number for sort, number in sorts.items() if number}

    @property
    def usual_players(self) -> int:
        """How many play if nobody says: three, or the nearest that the deck is for."""
        fewest, most = self.players
        return min(max(3, fewest), most)

    @property
    def titles(self) -> tuple[Title, ...]:
        """Every title of the deck, in the order of the cards' numbers."""
        first: tuple[Title, ...] = (*self.projects, *self.resources, *self.modifiers, *self.discoveries)
        return (*first, *self.heroes, *self.enhancements, *self.inspirations, *self.challenges)


def check(path: str | Path) -> list[Problem]:
    """Every problem of a deck file, errors and warnings; none if it is right."""
    return _examined(Path(path))[0].problems


def read_deck(path: Path) -> DeckFile:
    """The deck in the file; a DeckError lists everything that makes it unplayable."""
    report, made = _examined(path)
    if made is None or report.errors:
        raise DeckError(report.errors)
    return _deck_file(made, path)


def _examined(path: Path) -> tuple[Report, Draft | None]:
    report = Report(str(path))
    content = _content(path, report)
    if content is None:
        return report, None
    made = draft(content, report)
    check_draft(made, report)
    return report, made


def _content(path: Path, report: Report) -> dict[str, Any] | None:
    """The file as TOML has it; None, and a problem reported, if it cannot be read."""
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
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        report.error("", "", f"is not UTF-8 text (byte {error.start})")
        return None
    dots = [line.count(".") for line in text.split("\n")]
    if max(dots) * (len(dots) + sum(dots)) > READING:
        report.error("", f"line {dots.index(max(dots)) + 1}", "has too many full stops; break it up")
        return None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        report.error("", "", f"is not TOML: {error}")
    except ValueError:
        report.error("", "", "has a number that is far too long")
    except RecursionError:
        report.error("", "", "is nested too deeply")
    return None


def _deck_file(made: Draft, path: Path) -> DeckFile:
    words = made.words
    head = made.deck
    deck = DeckFile(
        **head | {"best": head["best"] or head["players"]},
        words={"project": words.project, "projects": words.projects},
        knobs=made.knobs,
        tags=words.tags,
        classes=words.classes,
        projects=tuple(map(_project, made.of("project"))),
        resources=tuple(Resource(**_fields(card)) for card in made.of("resource")),
        modifiers=tuple(Modifier(**_fields(card)) for card in made.of("modifier")),
        discoveries=tuple(map(_discovery, made.of("discovery"))),
        heroes=tuple(Hero(**_fields(card)) for card in made.of("hero")),
        enhancements=tuple(Enhancement(**_fields(card)) for card in made.of("enhancement")),
        inspirations=tuple(Inspiration(**_fields(card)) for card in made.of("inspiration")),
        challenges=tuple(Challenge(**_fields(card)) for card in made.of("challenge")),
        digest="",
        path=path,
    )
    return replace(deck, digest=_digest(deck))


def _project(card: dict[str, Any]) -> Project:
    unfinished = card["points"] if card["unfinished"] is None else card["unfinished"]
    return Project(**_fields(card) | {"unfinished": unfinished})


def _discovery(card: dict[str, Any]) -> Discovery:
    solid = len(card["types"]) == 1 if card["solid"] is None else card["solid"]
    return Discovery(**_fields(card) | {"solid": solid})


def _fields(card: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in card.items() if name != "label"}


def _digest(deck: DeckFile) -> str:
    """A fingerprint of the deck's content: not of its layout, its comments or the order of keys in a card."""
    content = asdict(deck)
    del content["digest"], content["path"]
    return sha256(json.dumps(content, ensure_ascii=False).encode()).hexdigest()
