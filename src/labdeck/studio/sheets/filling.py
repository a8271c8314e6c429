"""Filling in: what a bare list of cards lacks to be a deck that can be played, each guess with a note."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from labdeck.deck.families import FAMILIES
from labdeck.deck.starter import id_of, title_of
from labdeck.deck.words import counted, listed, singular
from labdeck.rules.numbers import KINDS

Content = dict[str, Any]
CLASS = "material"  # the class of kinds that nobody has put in one
COUNTED = re.compile(r"(?:(\d)\s*[x×]?\s+(.+))|(?:(.+?)\s*[x×]\s*(\d))", re.IGNORECASE)
PLAYS = (("cancel", "any time"), ("counts as", "keep"))
MOST_PLAYERS = 4


def filled(content: Content, name: str) -> list[str]:
    """Fills in what is missing in the content of a deck, and tells what was guessed."""
    notes: list[str] = []
    rules = content.setdefault("deck", {}).get("rules") or _rules(content)
    _ids(content)
    if rules == "projects":
        notes += _projects(content)
    else:
        notes += _discoveries(content, rules)
    return _head(content, rules, name) + notes


def _rules(content: Content) -> str:
    """The family that the tables are of."""
    return max(FAMILIES, key=lambda family: sum(table in content for table in FAMILIES[family].tables))


def _ids(content: Content) -> None:
    """Gives an id to every card that has only a name."""
    taken = {card.get("id", card.get("kind")) for cards in _tables(content) for card in cards}
    for cards in _tables(content):
        for card in cards:
            own = "kind" if "copies" in card and "play" not in card and "effect" not in card else "id"
            if "id" in card or ("kind" in card and own == "kind") or not card.get("name") or "asks" in card:
                continue
            plain = id_of(str(card["name"]))
            free = (f"{plain}-{number}" if number else plain for number in range(9999) if number != 1)
            made = next(one for one in free if one not in taken)
            taken.add(made)
            card |= {own: made}


def _tables(content: Content) -> Iterable[list[Content]]:
    return [cards for cards in content.values() if isinstance(cards, list)]


def _projects(content: Content) -> list[str]:
    """Kinds, classes and resources for the needs of projects, and points where there are none."""
    notes: list[str] = []
    classes = content.get("classes", {})
    words = {word for name, kinds in classes.items() for word in (name, *kinds)}
    for card in content.get("project", ()):
        if isinstance(card.get("needs"), list):
            card["needs"] = [need for entry in card["needs"] for need in _needs(entry, words)]
        if "points" not in card and card.get("needs"):
            card["points"] = len(card["needs"])
    wanted = Counter(
        need for card in content.get("project", ()) for need in card.get("needs", ()) if isinstance(need, str)
    )
    own = [card["kind"] for card in content.get("resource", ()) if isinstance(card.get("kind"), str)]
    new = [kind for kind in dict.fromkeys((*own, *wanted)) if kind not in words and id_of(kind) == kind]
    if new:
        content["classes"] = {**classes, CLASS: [*classes.get(CLASS, []), *new][:KINDS]}
        notes.append(
            f"{listed(new, 'and')}: put into one class, “{CLASS}”; make more classes if they are of several sorts."
        )
    known = {kind for kinds in content.get("classes", {}).values() if isinstance(kinds, list) for kind in kinds}
    cards = content.setdefault("resource", [])
    made = [kind for kind in known if kind not in own and wanted[kind]]
    for kind in sorted(made, key=list(wanted).index):
        copies = max(3, round(0.75 * wanted[kind]))
        cards.append({"kind": kind, "name": title_of(kind), "copies": min(copies, 99)})
    if made:
        notes.append(
            f"{counted(len(made), 'resource')} made for what cards need, with copies by how often it is needed."
        )
    for card in content.get("modifier", ()):
        says = str(card.get("effect", "")).lower()
        card.setdefault("copies", 1)
        card.setdefault("play", next((play for word, play in PLAYS if word in says), "at once"))
    return notes


def _needs(entry: Any, words: set[str]) -> list[Any]:
    """The needs in an entry of a list: a kind, some of them, or what the deck's own words say."""
    if not isinstance(entry, str) or entry in words or re.match(r"any\b|\d+ of\b|one of\b|two of\b", entry.lower()):
        return [entry]
    match = COUNTED.fullmatch(entry.strip())
    many, name = (int(match[1] or match[4]), match[2] or match[3]) if match else (1, entry)
    plain = id_of(singular(name.lower()) if many > 1 else name)
    return [plain] * max(1, many)


def _discoveries(content: Content, rules: str) -> list[str]:
    """A class of types from those that cards have, and what else a card of this family cannot lack."""
    own = FAMILIES[rules].words
    given = [
        kind
        for cards in _tables(content)
        for card in cards
        for kind in (*card.get("types", ()), card.get("type"))
        if isinstance(kind, str) and kind not in own
    ]
    known = {kind for kinds in content.get("classes", {}).values() for kind in kinds}
    new = [kind for kind in dict.fromkeys(given) if kind not in known]
    if not new:
        return []
    classes = content.get("classes", {})
    first = next(iter(classes), "type")
    content["classes"] = {**classes, first: [*classes.get(first, []), *new][:KINDS]}
    for card in content.get("inspiration", ()):
        card.setdefault("copies", 1)
    return [f"{listed(new, 'and')}: taken for the types of the deck."]


def _head(content: Content, rules: str, name: str) -> list[str]:
    """The head of a deck, as far as it is missing."""
    cards = len(content.get("project", ()))
    players = max(2, min(MOST_PLAYERS, cards // 2)) if rules == "projects" else MOST_PLAYERS
    usual = {
        "id": id_of(name),
        "title": title_of(name),
        "about": "A deck made from a spreadsheet.",
        "rules": rules,
        "version": 1,
        "players": [2, players],
    }
    missing = [field for field in usual if field not in content["deck"]]
    content["deck"] = {**usual, **content["deck"]}
    return [f"{listed(missing, 'and')} of the deck: filled in; look them over."] if missing else []
