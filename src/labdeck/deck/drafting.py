"""Drafting: what is right in the content of a deck file, and a report on what is not."""

from typing import Any

from labdeck.rules.numbers import KINDS, SEATS

from . import question
from .draft import Draft
from .errors import DeckError, Report
from .families import FAMILIES
from .family import Entry, Family
from .knob import Knobs
from .knobs import check_knob
from .language.clause import Clause, Sentence
from .language.reserved import reserved
from .language.vocabulary import CLASSES, numbered, vocabulary
from .shape import Key, an_id, one_of, shaped, shaped_cards, some, span, text, unknown, whole
from .understanding import understand
from .words import plural

TAGS = 15
PLAIN = set(" '-")  # marks in the words of a tag or a project
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
TABLES = ("deck", "words", "knobs", "tags", "classes", question.TABLE)  # of every deck file, besides those of its cards


def draft(content: dict[str, Any], report: Report) -> Draft:
    """What is right in a file's content; problems of shape and unknown sentences are reported."""
    cards = [table for family in FAMILIES.values() for table in family.tables]
    unknown(report, "", content, [*TABLES, *cards], "there is no such table")
    if report.broken:  # one of these may be a table of cards
        report.broken.update(cards)
        report.wrong.update(cards)
    deck = _deck(content, report)
    words = shaped(report, "words", WORDS, content.get("words", {}))
    report.is_lossy = not report.is_right("words")
    family = _family(deck, content, report)
    taboo = _taboo(family)
    project = words.get("project") or family.project
    classes = _classes(content.get("classes", {}), taboo, report)
    tags = _tags(content.get("tags", {}), taboo, report)
    tables = {name: shaped_cards(report, name, table.keys, content) for name, table in family.tables.items()}
    knobs = _knobs(content.get("knobs", {}), family, report)
    made = Draft(
        family,
        deck,
        knobs,
        vocabulary(
            family.grammar,
            _plain(report, "words", "project", project, taboo),
            _plain(report, "words", "projects", words.get("projects") or plural(project), taboo),
            classes,
            tags,
            _names(tables, family.named),
            _called(tables, classes),
            bool(knobs.get("modifier_pile")),
        ),
        tables,
        question.drafted(content, report),
    )
    understand(made.cards, made.words, report)
    opposed = any(Clause("cancel", what="any") in sentence.clauses for card in made.cards for sentence in said(card))
    for name, entries in tables.items():
        for card in entries:
            family.read(card, name, made.words, opposed)
    return made


def _taboo(family: Family) -> set[str]:
    """Words that mean something in the sentences of a family; where they name no kinds, only what its cards are."""
    spoken = reserved(family.grammar) - {family.project, plural(family.project)}
    return {"card", "discard", *family.words, *(spoken if family.grammar.has_kinds else ())}


def said(card: Entry) -> tuple[Sentence, ...]:
    """The sentences of a card that were understood."""
    sentences: tuple[Sentence, ...] = card.get("sentences", ())
    return sentences


def _deck(content: dict[str, Any], report: Report) -> dict[str, Any]:
    """The head of the deck; without one it is the only thing that is missing."""
    if "deck" in content:
        return shaped(report, "deck", HEAD, content["deck"])
    report.error("deck", "", "is missing")
    return {}


def _family(deck: dict[str, Any], content: dict[str, Any], report: Report) -> Family:
    """The family that the deck names; that of its tables if it names a wrong one."""
    counts = {family.name: sum(table in content for table in family.tables) for family in FAMILIES.values()}
    likely = max(FAMILIES.values(), key=lambda family: counts[family.name])
    family = FAMILIES[deck.get("rules", likely.name)]
    if not counts[family.name] and counts[likely.name]:
        report.error("deck", "rules", f"is {family.name!r}, and the tables are those of the {likely.name} family")
        return likely
    for other in FAMILIES.values():
        for table in (table for table in other.tables if table in content and table not in family.tables):
            report.error(table, "", f"is a table of the {other.name} family; this deck's rules are {family.name!r}")
    return family


def _names(tables: dict[str, list[Entry]], named: str) -> dict[str, int]:
    """The cards that a sentence may name, each with its number."""
    cards = ((table == named, card) for table in tables for card in tables[table])
    return numbered((card.get("name", "") if is_named else "", card.get("copies", 1)) for is_named, card in cards)


def _called(tables: dict[str, list[Entry]], classes: dict[str, tuple[str, ...]]) -> dict[str, str]:
    """What kinds are called on the cards that are of them."""
    kinds = {kind for members in classes.values() for kind in members}
    cards = (card for table in tables.values() for card in table if {"kind", "name"} <= card.keys())
    return {card["kind"]: card["name"] for card in cards if card["kind"] in kinds}


def _plain(report: Report, card: str, field: str, words: str, taboo: set[str]) -> str:
    """The words, reported if a sentence could not hold them; then no sentence can be judged."""
    says = ""
    if not all(letter.isalnum() or letter in PLAIN for letter in words):
        says = "must be letters, digits, spaces and hyphens"
    elif words.lower() in taboo:
        says = f"must not be {words!r}, which has a meaning of its own in sentences"
    if says:
        report.error(card, field, says)
        report.is_lossy = True
    return words


def _table(report: Report, name: str, table: Any, most: int) -> dict[str, Any]:
    if not isinstance(table, dict):
        report.error(name, "", "must be a table")
        report.is_lossy = True
        return {}
    if len(table) > most:
        report.error(name, "", f"has {len(table)} entries; {most} is the most")
        report.is_lossy = True
    return dict(list(table.items())[:most])


def _knobs(table: Any, family: Family, report: Report) -> Knobs:
    knobs: Knobs = {knob.name: knob.default for knob in family.knobs}
    for name, value in _table(report, "knobs", table, 2 * len(knobs)).items():
        try:
            knobs[name] = check_knob(name, value, report.file, family.name)
        except DeckError as error:
            for problem in error.problems:
                report.error(problem.card, problem.field, problem.says, problem.nearest, is_key=name not in knobs)
    return knobs


def _tags(table: Any, taboo: set[str], report: Report) -> dict[str, str]:
    tags: dict[str, str] = {}
    for name, says in _table(report, "tags", table, TAGS).items():
        if wrong := an_id(name) or text(60)(says):
            report.error("tags", name, wrong)
            report.told.update({name, says} if isinstance(says, str) else {name})
            report.is_lossy |= not isinstance(says, str)
        elif says in tags.values():
            report.error("tags", name, "has the same words as another tag")
            report.told.add(name)
        else:
            tags[name] = _plain(report, "tags", name, says, taboo)
    return tags


def _classes(table: Any, taboo: set[str], report: Report) -> dict[str, tuple[str, ...]]:
    """The classes with their right kinds; what is wrong with one is told here, and nowhere that speaks of it."""
    classes: dict[str, tuple[str, ...]] = {}
    taken: set[str] = set()
    for name, kinds in _table(report, "classes", table, CLASSES).items():
        right = _kinds(name, kinds, report)
        for word in (name, *right):
            if word in taboo:
                report.error("classes", name, f"{word!r} has a meaning of its own in sentences; take another word")
                report.is_lossy = True
            elif word in taken:
                report.error("classes", name, f"{word!r} is used twice")
                report.is_lossy = True
            taken.add(word)
        if right and not an_id(name):
            classes[name] = tuple(dict.fromkeys(right))
    number = sum(map(len, classes.values()))
    if number > KINDS:
        report.error("classes", "", f"there are {number} kinds; {KINDS} is the most")
    if not classes and report.is_right("classes"):
        report.error("classes", "", "must name at least one class with its kinds")
        report.is_lossy = True
    return classes


def _kinds(name: str, kinds: Any, report: Report) -> list[str]:
    """The right kinds of a class; what is wrong with the class or one of them is reported."""
    if wrong := an_id(name):
        report.error("classes", name, wrong, an_id.nearest(name), is_key=True)
        words = [kind for kind in kinds if isinstance(kind, str)] if isinstance(kinds, list) else []
        report.told.update((name, *words))
    if not isinstance(kinds, list) or not 1 <= len(kinds) <= KINDS:
        report.error("classes", name, some(1, KINDS, an_id)(kinds))
        report.is_lossy = True
        return []
    for number, kind in enumerate(kinds):
        if wrong := an_id(kind):
            report.error("classes", name, f"entry {number + 1} {wrong}", an_id.nearest(kind), entry=number)
            report.told.update([kind] if isinstance(kind, str) else [])
            report.is_lossy |= not isinstance(kind, str)
    return [kind for kind in kinds if not an_id(kind)]
