"""Looking: all that an editor shows of a text, right or not. It never fails: what is wrong is told."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from labdeck.deck import DeckFile, Problem, name_of
from labdeck.deck.draft import Draft
from labdeck.deck.errors import Report, printable
from labdeck.deck.pictures import among
from labdeck.deck.question import TABLE as QUESTION
from labdeck.deck.reading import content_of, deck_file, judged
from labdeck.deck.words import counted
from labdeck.faces.printed import TIMES

from .drawing import drawn
from .mending import can_mend
from .reading import understood
from .salvage import card_at, salvaged

HEAD = ("deck", "words", "knobs", "tags", "classes")
SHOWN = 200  # problems that are told, and cards that are listed of each table times ten
LARGEST = 1 << 53  # above which numbers are not exact everywhere
Content = dict[str, Any]


class Examination:
    """What is known of a text: its content as far as there is one, the draft of that, its problems, and its deck."""

    __slots__ = ("content", "deck", "made", "problems", "report")

    def __init__(self, text: str, file: str = "deck.toml", pictures: Mapping[str, bytes] | None = None) -> None:
        self.report = report = Report(file)
        content = content_of(text, report)
        self.problems: list[Problem] = report.problems
        if content is None:
            self.problems = [_placed(problem, text) for problem in report.problems]
            text = salvaged(text).text
            self.report = report = Report(file)
            content = content_of(text, report) or {}
        self.content: Content = content
        self.made: Draft = judged(content, text, report, None if pictures is None else among(pictures))
        is_right = not report.errors and not any(problem.severity == "error" for problem in self.problems)
        self.deck: DeckFile | None = deck_file(self.made, Path(file)) if is_right else None


def look(
    text: str,
    at: tuple[str, int] | None = None,
    file: str = "deck.toml",
    pictures: Mapping[str, bytes] | None = None,
) -> dict[str, Any]:
    """What is to be shown of a text, with one of its cards open; the fields of `Looked`, without its number.

    Its own pictures are those given, by the names in the text; with None they are not looked at.
    """
    seen = Examination(text, file, pictures)
    made, content, deck = seen.made, seen.content, seen.deck
    wrong = Counter((problem.at[:2]) for problem in seen.problems)
    tables = [*made.family.tables, QUESTION]
    cards = [
        card_line(seen, table, number, card, wrong[table, number])
        for table in tables
        for number, card in enumerate(_cards(content, table))
    ]
    is_known = content.get("deck", {}).get("rules") == made.family.name if _is_table(content.get("deck")) else False
    has_cards = any(table in content for table in made.family.tables)
    return {
        "rules": made.family.name if is_known or has_cards else "",
        "title": str(made.deck.get("title", "")),
        "size": sum(line["copies"] for line in cards),
        "is_right": deck is not None,
        "name": name_of(deck) if deck else "",
        "head": {name: values(content[name]) for name in HEAD if _is_table(content.get(name))},
        "usual": {knob.name: knob.default for knob in made.family.knobs},
        "cards": cards,
        "problems": [problem_data(problem, seen) for problem in seen.problems[:SHOWN]],
        "open": open_card(seen, *at) if at else None,
    }


def open_card(seen: Examination, table: str, at: int) -> dict[str, Any] | None:
    """The card that is open; None if there is no such card."""
    cards = _cards(seen.content, table)
    if not 0 <= at < len(cards):
        return None
    entries = seen.made.tables.get(table, [])
    card = entries[at] if at < len(entries) else {}
    return {
        "table": table,
        "at": at,
        "values": values(cards[at]),
        "face": drawn(seen.made, table, at, seen.deck),
        "understood": understood(card, seen.made),
    }


def card_line(seen: Examination, table: str, at: int, card: Any, problems: int) -> dict[str, Any]:
    """A card in the list of a deck, from what stands there."""
    known = card if _is_table(card) else {}
    copies = known.get("copies", 1)
    is_count = isinstance(copies, int) and not isinstance(copies, bool) and 0 < copies < 100
    return {
        "table": table,
        "at": at,
        "id": _word(known.get("id", known.get("kind", known.get("card", "")))),
        "name": _word(known.get("name", "")),
        "says": _told(known),
        "copies": 0 if table == QUESTION else copies if is_count else 1,
        "line": seen.report.places.line((table, at)),
        "problems": problems,
    }


def _told(card: Mapping[str, Any]) -> str:
    """What a card is, in a few words."""
    points, types = card.get("points"), card.get("types", [card.get("type")])
    parts = [
        counted(points, "point") if isinstance(points, int) and not isinstance(points, bool) else "",
        _word(card.get("step", "")),
        *(_word(kind) for kind in (types if isinstance(types, list) else [])),
        TIMES.get(_word(card.get("play", "")), ""),
        _word(card.get("asks", "")),
    ]
    return printable(", ".join(part for part in parts if part))


def problem_data(problem: Problem, seen: Examination) -> dict[str, Any]:
    """A problem with the card that it stands at."""
    table, number = str(problem.at[0]) if problem.at else "", problem.at[1] if len(problem.at) > 1 else -1
    return {
        "table": table,
        "at": number if isinstance(number, int) else -1,
        "card": printable(problem.card),
        "field": printable(problem.field),
        "line": problem.line,
        "says": printable(problem.says),
        "nearest": printable(problem.nearest),
        "is_error": problem.severity == "error",
        "can_mend": can_mend(problem, seen.report.places),
    }


def _placed(problem: Problem, text: str) -> Problem:
    """A problem of a text that is not TOML, at the card in whose lines it stands."""
    table, number = card_at(text, problem.line)
    at = (table, number) if number >= 0 else (table,) if table else ()
    return Problem(problem.file, "", "", problem.says, line=problem.line, at=at)


def _cards(content: Content, table: str) -> list[Any]:
    """The cards of a table, right or not."""
    cards = content.get(table)
    return cards[: 10 * SHOWN] if isinstance(cards, list) else []


def _is_table(value: Any) -> bool:
    return isinstance(value, dict)


def _word(value: Any) -> str:
    return printable(value) if isinstance(value, str) else ""


def values(table: Any) -> dict[str, Any]:
    """What stands in a table, as forms show it; what they have no field for is shown as text."""
    return {name: shown(value) for name, value in table.items()} if _is_table(table) else {}


def shown(value: Any, depth: int = 0) -> Any:
    """A value as forms show it."""
    if value is None:
        return None
    if isinstance(value, list) and depth < 2:
        return [entry if isinstance(entry, str) else _scalar(entry) for entry in value]
    if isinstance(value, dict) and not depth:
        return {name: shown(inner, 1) for name, inner in value.items()}
    return _scalar(value)


def _scalar(value: Any) -> str | int | bool:
    """A value, or a text for what is no text and no number that forms know."""
    if isinstance(value, str | bool) or (isinstance(value, int) and abs(value) < LARGEST):
        return value
    try:
        return printable(str(value))
    except (RecursionError, ValueError):
        return "…"
