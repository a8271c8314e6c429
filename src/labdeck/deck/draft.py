"""A deck as far as its file is right: what the checker looks at, and a deck file is made of."""

from itertools import chain
from typing import Any, NamedTuple

from labdeck.rules.numbers import CARDS, KINDS

from .errors import DeckError, Report
from .knobs import KNOBS, Knobs, check_knob, knobs_of
from .shape import CARD_TABLES, TABLES, an_id, shaped, shaped_cards, some, text, unknown
from .vocabulary import CLASSES, Vocabulary, vocabulary
from .words import plural

TAGS = 15
PROJECT_WORDS = {"projects": "project", "discoveries": "discovery"}
RESERVED = ("card", "resource", "modifier", "wildcard", "burn", "discard", "polymath", "wild")
PLAIN = set(" '-")  # marks in the words of a tag or a project


class Draft(NamedTuple):
    """A deck as far as its file is right: tables of right values, a label on each card."""

    deck: dict[str, Any]
    knobs: Knobs
    words: Vocabulary
    tables: dict[str, list[dict[str, Any]]]

    @property
    def rules(self) -> str:
        """The family of rules."""
        return str(self.deck.get("rules", "projects"))

    def of(self, table: str) -> list[dict[str, Any]]:
        """The cards of one table."""
        return self.tables.get(table, [])

    @property
    def cards(self) -> chain[dict[str, Any]]:
        """All cards, in the order of their numbers."""
        return chain.from_iterable(self.tables.values())


def draft(content: dict[str, Any], report: Report) -> Draft:
    """What is right in a file's content; problems of shape are reported."""
    unknown(report, "", content, [*TABLES, "knobs", "tags", "classes"], "there is no such table")
    deck = shaped(report, "deck", "deck", content.get("deck", {}))
    words = shaped(report, "words", "words", content.get("words", {}))
    rules = deck.get("rules", "projects")
    project = words.get("project") or PROJECT_WORDS[rules]
    for other in CARD_TABLES:
        if other != rules:
            for table in filter(content.__contains__, CARD_TABLES[other]):
                report.error(table, "", f"is a table of the {other} family; this deck's rules are {rules!r}")
    return Draft(
        deck,
        _knobs(content.get("knobs", {}), rules, report),
        vocabulary(
            _plain(report, "words", "project", project),
            _plain(report, "words", "projects", words.get("projects") or plural(project)),
            _classes(content.get("classes", {}), report),
            _tags(content.get("tags", {}), report),
            rules,
            _names(content),
        ),
        {table: shaped_cards(report, table, content) for table in CARD_TABLES[rules]},
    )


def _names(content: dict[str, Any]) -> dict[str, int]:
    """The enhancements that a scoring ability may speak of, each with its card's number."""
    cards = [content.get(table) for table in CARD_TABLES["discoveries"][:3]]
    before, heroes, tables = (each[:CARDS] if isinstance(each, list) else [] for each in cards)
    names = [table.get("name") if isinstance(table, dict) else None for table in tables]
    first = len(before) + len(heroes)
    return {name: first + i for i, name in enumerate(names) if isinstance(name, str)}


def _plain(report: Report, card: str, field: str, words: str) -> str:
    """The words, reported if a sentence could not hold them."""
    if not all(letter.isalnum() or letter in PLAIN for letter in words):
        report.error(card, field, "must be letters, digits, spaces and hyphens")
    elif words in RESERVED:
        report.error(card, field, f"must not be {words!r}, which has a meaning of its own in sentences")
    return words


def _table(report: Report, name: str, table: Any, most: int) -> dict[str, Any]:
    if not isinstance(table, dict):
        report.error(name, "", "must be a table")
        return {}
    if len(table) > most:
        report.error(name, "", f"has {len(table)} entries; {most} is the most")
    return dict(list(table.items())[:most])


def _knobs(table: Any, rules: str, report: Report) -> Knobs:
    knobs: Knobs = {knob.name: knob.default for knob in knobs_of(rules)}
    for name, value in _table(report, "knobs", table, 2 * len(KNOBS)).items():
        try:
            knobs[name] = check_knob(name, value, report.file, rules)
        except DeckError as error:
            report.problems.extend(error.problems)
    return knobs


def _tags(table: Any, report: Report) -> dict[str, str]:
    tags: dict[str, str] = {}
    for name, says in _table(report, "tags", table, TAGS).items():
        if wrong := an_id(name) or text(60)(says):
            report.error("tags", name, wrong)
        elif says in tags.values():
            report.error("tags", name, "has the same words as another tag")
        else:
            tags[name] = _plain(report, "tags", name, says)
    return tags


def _classes(table: Any, report: Report) -> dict[str, tuple[str, ...]]:
    classes: dict[str, tuple[str, ...]] = {}
    taken = {*RESERVED}
    for name, kinds in _table(report, "classes", table, CLASSES).items():
        if wrong := an_id(name) or some(1, KINDS, an_id)(kinds):
            report.error("classes", name, wrong)
            continue
        for word in (name, *kinds):
            if word in taken:
                report.error("classes", name, f"{word!r} is used twice, or has a meaning of its own")
            taken.add(word)
        classes[name] = tuple(dict.fromkeys(kinds))
    number = sum(map(len, classes.values()))
    if number > KINDS:
        report.error("classes", "", f"there are {number} kinds; {KINDS} is the most")
    if not classes:
        report.error("classes", "", "must name at least one class with its kinds")
    return classes
