"""Sketching: the face of a card that is being typed, from that card alone, before the deck around it is looked at."""

from collections.abc import Iterable, Mapping
from typing import Any

from labdeck.deck.content import NotToml, content_in
from labdeck.deck.errors import Report
from labdeck.deck.pictures import among
from labdeck.deck.reading import judged

from .drawing import drawn

AROUND = ("deck", "words", "tags", "classes", "knobs", "resource")  # what faces of other cards are made of, too


def sketched(
    text: str, changes: Iterable[Mapping[str, Any]], table: str, at: int, pictures: Mapping[str, bytes] | None = None
) -> str:
    """The face of a card after changes of its fields; empty if that is not known from the card and its deck's words."""
    try:
        content = content_in(text)
        card = content[table][at]
    except (NotToml, LookupError, TypeError):
        return ""
    if at < 0 or not isinstance(card, dict):
        return ""
    for change in changes:
        if (change["table"], change.get("at")) != (table, at) or not change.get("field"):
            return ""
        card[change["field"]] = change.get("new")
    card = {name: value for name, value in card.items() if value is not None}
    if _has_other_kinds(content):
        return ""
    part = {name: content[name] for name in AROUND if name in content}
    others = part.get(table, [])
    part[table] = [card, *others[:at], *others[at + 1 :]]
    made = judged(part, "", Report("part.toml"), None if pictures is None else among(pictures))
    return drawn(made, table, 0, None)


def _has_other_kinds(content: Mapping[str, Any]) -> bool:
    """Whether cards have kinds that stand in no class: their marks come from all cards together."""
    classes = content.get("classes")
    members = classes.values() if isinstance(classes, dict) else ()
    known = {kind for kinds in members if isinstance(kinds, list) for kind in kinds if isinstance(kind, str)}
    cards = (card for cards in content.values() if isinstance(cards, list) for card in cards if isinstance(card, dict))
    lists = (types for card in cards if isinstance(types := card.get("types", [card.get("type")]), list))
    return any(isinstance(kind, str) and kind not in known for kinds in lists for kind in kinds)
