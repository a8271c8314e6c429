"""Drafting: what is right in the content of a deck file, and a report on what is not."""

from typing import Any

from labdeck.rules.numbers import KINDS, SEATS

from .draft import Draft
from .errors import DeckError, Report
from .families import FAMILIES
from .family import Entry, Family
from .knob import Knobs
from .knobs import check_knob
from .language.clause import Clause, Sentence
from .language.refusal import understand
from .language.vocabulary import CLASSES, numbered, vocabulary
from .shape import Key, an_id, one_of, shaped, shaped_cards, some, span, text, unknown, whole
from .words import plural

TAGS = 15
PLAIN = set(" '-")  # marks in the words of a tag or a project
RESERVED = ("card", "discard")  # these mean something in the sentences of every family
HEAD = (
    Key("id", an_id),
    Key("title", text(60)),
    Key("about", text(300)),
    Key("rules", one_of(*FAMILIES)),
    Key("version", whole(1, 9999)),
    Key("players", span(2, SEATS)),
    Key("best", span(2, SEATS), None),
    Key("minutes", span(1, 999), None),
    Key("credits", text(1000), ""),
    Key("notes", some(0, 60, text(400)), ()),
)
WORDS = (Key("project", text(30), None), Key("projects", text(30), None))
TABLES = ("deck", "words", "knobs", "tags", "classes")  # of every deck file, besides those of its cards


def draft(content: dict[str, Any], report: Report) -> Draft:
    """What is right in a file's content; problems of shape and unknown sentences are reported."""
    cards = [table for family in FAMILIES.values() for table in family.tables]
    unknown(report, "", content, [*TABLES, *cards], "there is no such table")
    deck = shaped(report, "deck", HEAD, content.get("deck", {}))
    words = shaped(report, "words", WORDS, content.get("words", {}))
    family = FAMILIES[deck.get("rules", next(iter(FAMILIES)))]
    for other in FAMILIES.values():
        for table in (table for table in other.tables if table in content and table not in family.tables):
            report.error(table, "", f"is a table of the {other.name} family; this deck's rules are {family.name!r}")
    reserved = {*RESERVED, *family.words}
    project = words.get("project") or family.project
    tables = {name: shaped_cards(report, name, table.keys, content) for name, table in family.tables.items()}
    knobs = _knobs(content.get("knobs", {}), family, report)
    made = Draft(
        family,
        deck,
        knobs,
        vocabulary(
            family.grammar,
            _plain(report, "words", "project", project, reserved),
            _plain(report, "words", "projects", words.get("projects") or plural(project), reserved),
            _classes(content.get("classes", {}), reserved, report),
            _tags(content.get("tags", {}), reserved, report),
            _names(tables, family.named),
            {card["kind"]: card["name"] for card in tables.get("resource", ()) if "kind" in card and "name" in card},
            bool(knobs.get("modifier_pile")),
        ),
        tables,
    )
    for card in made.cards:
        understand(card, made.words, report)
    opposed = any(Clause("cancel", what="any") in sentence.clauses for card in made.cards for sentence in said(card))
    for card in made.cards:
        family.read(card, made.words, opposed)
    return made


def said(card: Entry) -> tuple[Sentence, ...]:
    """The sentences of a card that were understood."""
    return card.get("sentences", ())


def _names(tables: dict[str, list[Entry]], named: str) -> dict[str, int]:
    """The cards that a sentence may name, each with its number."""
    cards = ((table == named, card) for table in tables for card in tables[table])
    return numbered((card.get("name", "") if is_named else "", card.get("copies", 1)) for is_named, card in cards)


def _plain(report: Report, card: str, field: str, words: str, reserved: set[str]) -> str:
    """The words, reported if a sentence could not hold them."""
    if not all(letter.isalnum() or letter in PLAIN for letter in words):
        report.error(card, field, "must be letters, digits, spaces and hyphens")
    elif words in reserved:
        report.error(card, field, f"must not be {words!r}, which has a meaning of its own in sentences")
    return words


def _table(report: Report, name: str, table: Any, most: int) -> dict[str, Any]:
    if not isinstance(table, dict):
        report.error(name, "", "must be a table")
        return {}
    if len(table) > most:
        report.error(name, "", f"has {len(table)} entries; {most} is the most")
    return dict(list(table.items())[:most])


def _knobs(table: Any, family: Family, report: Report) -> Knobs:
    knobs: Knobs = {knob.name: knob.default for knob in family.knobs}
    for name, value in _table(report, "knobs", table, 2 * len(knobs)).items():
        try:
            knobs[name] = check_knob(name, value, report.file, family.name)
        except DeckError as error:
            report.problems.extend(error.problems)
    return knobs


def _tags(table: Any, reserved: set[str], report: Report) -> dict[str, str]:
    tags: dict[str, str] = {}
    for name, says in _table(report, "tags", table, TAGS).items():
        if wrong := an_id(name) or text(60)(says):
            report.error("tags", name, wrong)
        elif says in tags.values():
            report.error("tags", name, "has the same words as another tag")
        else:
            tags[name] = _plain(report, "tags", name, says, reserved)
    return tags


def _classes(table: Any, reserved: set[str], report: Report) -> dict[str, tuple[str, ...]]:
    classes: dict[str, tuple[str, ...]] = {}
    taken = {*reserved}
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
