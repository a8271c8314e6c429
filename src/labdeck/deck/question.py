"""Questions about cards: four answers, of which the first is right and stands in what the card tells."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .errors import Report
from .family import Entry
from .shape import Key, an_id, shaped_cards, some, text
from .words import nearest

TABLE = "question"
ANSWERS = 4
KEYS = (Key("card", an_id), Key("asks", text(200)), Key("answers", some(ANSWERS, ANSWERS, text(100))))


@dataclass(frozen=True, slots=True)
class Question:
    """A question about a card; the first of its answers is right."""

    card: str
    asks: str
    answers: tuple[str, ...]


def drafted(content: dict[str, Any], report: Report) -> tuple[Entry, ...]:
    """The questions of a file as far as they are right in shape."""
    return tuple(shaped_cards(report, TABLE, KEYS, content))


def question(entry: Entry) -> Question:
    """The question of a right entry."""
    return Question(entry["card"], entry["asks"], entry["answers"])


def check_questions(entries: Iterable[Entry], cards: Iterable[Entry], report: Report) -> None:
    """Reports questions about no card, answers that are there twice, and right ones that their card does not tell."""
    told = {_id(card): [*card.get("facts", ()), card.get("about", "")] for card in cards}
    for entry in entries:
        label, card, answers = entry["label"], entry.get("card"), entry.get("answers", ())
        if card is not None and card not in told:
            report.error(label, "card", "there is no such card", nearest(card, told))
        if not entry.get("asks", "?").endswith("?"):
            report.error(label, "asks", "must end with a question mark")
        if len({answer.lower() for answer in answers}) < len(answers):
            report.error(label, "answers", "has an answer twice")
        elif card in told and answers and not any(answers[0].lower() in text.lower() for text in told[card]):
            says = f"the first answer, {answers[0]!r}, must stand in what the card tells, since it is the right one"
            report.error(label, "answers", says, entry=0)


def _id(card: Entry) -> str:
    """A card's id; that of a resource is its kind."""
    return str(card.get("id", card.get("kind", "")))
