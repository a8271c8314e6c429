"""Composing: the text of a deck file from its content."""

from collections.abc import Mapping
from typing import Any

from labdeck.deck.spelling import key, toml

from .cells import CARDS

HEADS = ("deck", "words", "knobs", "tags", "classes")


def composed(content: Mapping[str, Any]) -> str:
    """The text of a deck file, its head first, then its cards, a table for each."""
    names = [*(name for name in HEADS if content.get(name)), *(name for name in CARDS if content.get(name))]
    blocks = []
    for name in names:
        if isinstance(content[name], Mapping):
            blocks.append(f"[{name}]\n{_pairs(content[name])}")
        else:
            blocks += [f"[[{name}]]\n{_pairs(in_order(card, name))}" for card in content[name]]
    return "\n".join(blocks)


def in_order(card: Mapping[str, Any], table: str) -> dict[str, Any]:
    """A card with its fields in the order that deck files have them in."""
    names = [key.name for key in CARDS[table]]
    return dict(sorted(card.items(), key=lambda pair: names.index(pair[0]) if pair[0] in names else len(names)))


def _pairs(table: Mapping[str, Any]) -> str:
    return "".join(f"{key(name)} = {toml(value)}\n" for name, value in table.items() if value is not None)
