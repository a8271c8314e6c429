"""Headings: which field a column means, however somebody calls it."""

import re
from collections.abc import Iterable

from labdeck.deck.words import nearest, singular

from .cells import CARDS

OTHERWISE = {
    "name": "title card label term",
    "points": "point score value worth pts",
    "needs": "need requires require requirement requirements ingredients cost needed",
    "effect": "text action ability rule sentence does",
    "copies": "number count quantity amount how-many qty copy",
    "facts": "fact info information learn teaches",
    "about": "description flavour flavor caption comment",
    "table": "card-type cardtype sort category deck-part sheet",
    "play": "when timing played",
    "tags": "tag label keywords",
    "id": "key code identifier",
    "picture": "image drawing art",
    "picture_credit": "image-credit artist",
    "source": "sources reference references",
    "step": "phase stage",
    "types": "fields disciplines",
    "type": "field discipline",
    "answers": "answer",
    "asks": "question",
}
SAME = {word: field for field, words in OTHERWISE.items() for word in words.split()}
NAMED = frozenset(("name", "id", "kind", "card", "asks"))  # fields one of which a card is known by
LEAST = 5  # letters of a word that may be misspelt: “Bird” is no “id”
FIELDS = tuple(dict.fromkeys(["table", *(key.name for keys in CARDS.values() for key in keys)]))
LONG = tuple(field for field in FIELDS if len(field) >= LEAST)


def field_of(heading: str) -> str:
    """The field that a heading means; empty if none."""
    if re.fullmatch(r"source\.[a-z0-9-]+", heading):
        return heading
    word = "-".join(re.findall(r"[a-z0-9_]+", heading.lower()))
    for one in (word, singular(word), f"{word}s"):
        if one in FIELDS:
            return one
        if one in SAME:
            return SAME[one]
    return nearest(word, [field for field in LONG if field[0] == word[0]]) if len(word) >= LEAST else ""


def fields_of(headings: Iterable[str], chosen: dict[str, str]) -> list[str]:
    """The field of each heading, those that were chosen by hand first; a field is taken once.

    Who heads a column with what the cards are, such as “Bird”, means the name.
    """
    headings = list(headings)
    found: list[str] = []
    for heading in headings:
        field = chosen[heading] if heading in chosen else field_of(heading) if heading else ""
        found.append("" if field in found else field)
    if "card" in found and not {"name", "asks"} & {*found}:  # only a question is about another card
        found[found.index("card")] = "name"
    if any(found) and not NAMED & {*found}:
        first = next((at for at, field in enumerate(found) if not field and headings[at] not in ("", *chosen)), None)
        if first is not None:
            found[first] = "name"
    return found
