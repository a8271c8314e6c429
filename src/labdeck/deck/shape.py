"""The shape of a table in a deck file: its keys, and what may stand there."""

import re
import unicodedata
from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple

from labdeck.rules.numbers import CARDS

from .errors import Report, label
from .words import listed, nearest

SHOWN = 100  # unknown words of one table that a report names one by one
NEEDED: Any = object()
UNPRINTED = "\u00a0\u202f\u200c\u200d"  # spaces before some marks in French, joiners in Persian, Hindi and emoji
Kind = Literal["text", "long", "number", "truth", "choice", "list", "sentence", "pair", "words"]
LONGEST_ID = 60
LINE = 100  # letters of a text that a form gives one line to
SPACING = re.compile(r"[\s\u00ad\u200b-\u200f\u2060\ufeff]+")  # spaces of any width, and none
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
SEVERAL = re.compile(r"[,;].*\w")  # in what was meant to be one


class Takes(NamedTuple):
    """What a key takes: called with a value it says what is wrong with it, or nothing; the rest is for forms.

    A number is `smallest` to `largest`, and so are the letters of a text, and the entries of a list. `near` says what
    was meant by a wrong text, or nothing, and `each` is what the entries of a list are.
    """

    kind: Kind
    why_not: Callable[[Any], str]
    smallest: int = 0
    largest: int = 0
    choices: tuple[str, ...] = ()
    near: Callable[[str], str] = str.strip
    each: "Takes | None" = None

    def __call__(self, value: Any) -> str:
        return self.why_not(value)

    def nearest(self, value: Any) -> str:
        """The right text that a wrong value is probably meant to be; nothing if there is none."""
        near = self.near(value) if isinstance(value, str) else ""
        return near if near and not self.why_not(near) else ""


class Key(NamedTuple):
    """A key, what it takes, and what it is if it is not written."""

    name: str
    takes: Takes
    default: Any = NEEDED

    def why_not(self, value: Any) -> str:
        """What is wrong with a value, or nothing."""
        return self.takes(value)


def text(longest: int) -> Takes:
    """A line of text."""

    def why_not(value: Any) -> str:
        if not isinstance(value, str):
            return "must be a text in quotes"
        if not value or value != value.strip():
            return "must not be empty, nor begin or end with a space"
        if len(value) > longest:
            return f"has {len(value)} characters; {longest} is the most"
        if not all(letter.isprintable() or letter in UNPRINTED for letter in value):
            return "must be one line without control characters"
        return ""

    return Takes("text" if longest <= LINE else "long", why_not, 1, longest)


def sentences(longest: int) -> Takes:
    """A text that is read as sentences: how it is spaced and broken into lines makes no difference."""
    line = text(longest)

    def why_not(value: Any) -> str:
        return line(SPACING.sub(" ", value).strip() if isinstance(value, str) else value)

    return Takes("sentence", why_not, 1, longest)


def _why_no_id(value: Any) -> str:
    says = text(LONGEST_ID)(value)
    if not says and not ID.fullmatch(value):
        says = "must be lower-case words with hyphens, like rachel-chang"
    return says


def plain(words: str) -> str:
    """Words in small letters, with hyphens between them."""
    letters = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode().lower()
    return "-".join(re.findall(r"[a-z0-9]+", letters))


def _one_plain(words: str) -> str:
    return "" if SEVERAL.search(words) else plain(words)


an_id = Takes("text", _why_no_id, 1, LONGEST_ID, near=_one_plain)  # a name for programs


def whole(smallest: int, largest: int) -> Takes:
    """A whole number."""

    def why_not(value: Any) -> str:
        if not isinstance(value, int) or isinstance(value, bool) or not smallest <= value <= largest:
            return f"must be a whole number from {smallest} to {largest}"
        return ""

    return Takes("number", why_not, smallest, largest)


truth = Takes("truth", lambda value: "" if isinstance(value, bool) else "must be true or false")


def span(smallest: int, largest: int) -> Takes:
    """Two numbers, least and most."""

    def why_not(value: Any) -> str:
        wrong = some(2, 2, whole(smallest, largest))(value)
        if not wrong and value[0] <= value[1]:
            return ""
        return f"must be the least and the most, like [{smallest}, {largest}], between these"

    return Takes("pair", why_not, smallest, largest)


def some(least: int, most: int, each: Takes) -> Takes:
    """A list."""

    def why_not(value: Any) -> str:
        if not isinstance(value, list):
            return "must be a list in brackets"
        if not least <= len(value) <= most:
            return f"has {len(value)} entries; it may have {least} to {most}"
        wrong = ((number, each(entry)) for number, entry in enumerate(value, 1))
        return next((f"entry {number} {says}" for number, says in wrong if says), "")

    return Takes("list", why_not, least, most, each=each)


def one_of(*words: str) -> Takes:
    """One of a few words."""

    def why_not(value: Any) -> str:
        return "" if value in words else f"must be {listed([repr(word) for word in words], 'or')}"

    return Takes("choice", why_not, choices=words)


def table_of(most: int, each: Takes, key: Takes = an_id) -> Takes:
    """A table with keys of the author's."""

    def why_not(value: Any) -> str:
        if not isinstance(value, dict):
            return "must be a table"
        if len(value) > most:
            return f"has {len(value)} entries; {most} is the most"
        wrong = ((name, key(name) or each(entry)) for name, entry in value.items())
        return next((f"{name} {says}" for name, says in wrong if says), "")

    return Takes("words", why_not, 0, most)


# The keys that cards of several families have.
ID_KEY = Key("id", an_id)
NAME = Key("name", text(60))
COPIES = Key("copies", whole(1, 99))
POINTS = Key("points", whole(0, 99))
EFFECT = Key("effect", sentences(300))
FACTS = Key("facts", some(0, 12, text(400)), ())
ABOUT = Key("about", text(400), "")
SOURCE = Key("source", table_of(12, text(200)), {})
PICTURED = (Key("picture", text(80), ""), Key("picture_credit", text(200), ""))  # of every card


def unknown(report: Report, card: str, given: Iterable[str], right: Iterable[str], says: str) -> set[str]:
    """Reports the words that are not among the right ones, each with the nearest; those that were probably meant."""
    right = list(right)
    wrong = [word for word in given if word not in right]
    meant = set()
    for word in wrong[:SHOWN]:
        near = nearest(word, right) if report.spend(1) else ""
        report.error(card, word, says, near, is_key=True)
        meant.add(near)
    if len(wrong) > SHOWN:
        report.error(card, "", f"and {len(wrong) - SHOWN} more of these")
    return meant


def shaped(report: Report, card: str, keys: tuple[Key, ...], table: Any) -> dict[str, Any]:
    """The right values of a table, defaults filled in; what is wrong is reported and left out."""
    if not isinstance(table, dict):
        report.error(card, "", "must be a table")
        return {}
    meant = unknown(report, card, table, (key.name for key in keys), "there is no such key")
    _report_missing(report, card, [key.name for key in keys if key.default is NEEDED and key.name not in table], meant)
    values = {}
    for key in keys:
        if key.name not in table:
            if key.default is not NEEDED:
                values[key.name] = key.default
        elif says := key.why_not(table[key.name]):
            _report_value(report, card, key, table[key.name], says)
        else:
            value = table[key.name]
            values[key.name] = tuple(value) if isinstance(value, list) else value
    return values


def _report_missing(report: Report, card: str, missing: list[str], meant: set[str]) -> None:
    """Reports the keys that a table lacks, apart from those that stand there in other words."""
    missing = [name for name in missing if name not in meant]
    if len(missing) == 1:
        report.error(card, missing[0], "is missing")
    elif missing:
        report.error(card, ", ".join(missing), "are missing")


def _report_value(report: Report, card: str, key: Key, value: Any, says: str) -> None:
    """Reports a wrong value, unless it is a word that has been reported where the deck names its words."""
    words = value if isinstance(value, list) else [value]
    if any(isinstance(word, str) and word in report.told for word in words):
        return
    each, entry = key.takes, None
    if each.each and isinstance(value, list):
        each = each.each
        entry = next((number for number, word in enumerate(value) if each(word)), None)
    near = each.nearest(value if entry is None else value[entry])
    report.error(card, key.name, says, near, entry=entry if near else None)


def shaped_cards(report: Report, kind: str, keys: tuple[Key, ...], content: dict[str, Any]) -> list[dict[str, Any]]:
    """The cards of one table, each as far as it is right, with its `label` for reports."""
    tables = content.get(kind, [])
    if not isinstance(tables, list):
        report.error(kind, "", f"must be written [[{kind}]], once for each card")
        return []
    if len(tables) > CARDS:
        report.error(kind, "", f"there are {len(tables)}; a deck has at most {CARDS} cards")
    cards = []
    for number, table in enumerate(tables[:CARDS], 1):
        given = table.get(keys[0].name) if isinstance(table, dict) else None
        name = given if isinstance(given, str) and given else f"{kind} {number}"
        called = label(name, kind, number - 1)
        cards.append(shaped(report, called, keys, table) | {"label": called})
    return cards


def values(card: dict[str, Any], keys: tuple[Key, ...]) -> dict[str, Any]:
    """What a right card has under these keys."""
    return {key.name: card[key.name] for key in keys}
