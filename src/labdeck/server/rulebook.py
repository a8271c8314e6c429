"""The rulebook: the numbered rules of docs/rules and the guides to decks, as the page shows them."""

import json
import re
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, cast

from labdeck.deck import DeckFile
from labdeck.faces import parts
from labdeck.guide import general, guide, resolved

from . import words
from .families import FAMILIES
from .protocol.answers import RulePart
from .protocol.guide import Guide
from .refused import Refused

HERE = Path(__file__)
FOLDERS = (HERE.parent / "rulebook", HERE.parents[3] / "docs" / "rules")  # in a wheel, and in a checkout
RULE = re.compile(r"- \*\*([A-Z]+\d+)\*\* (.+)")
MARKS = re.compile(r"\[([^]]*)\]\([^)]*\)|[*`]{1,2}")
KEPT = 64  # guides in memory


@cache
def rulebook(family: str) -> list[RulePart]:
    """The rules of a family, part by part, each with its number and its text without marks."""
    if family not in FAMILIES:
        raise Refused("not_found", words.decks.no_rules(FAMILIES))
    return _parts(family, general)


def _parts(family: str, said: Callable[[str], str]) -> list[RulePart]:
    """The rules of a family, each as it is said."""
    folder = next(folder for folder in FOLDERS if folder.is_dir())
    parts: list[RulePart] = []
    for line in (folder / FAMILIES[family].rules).read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            parts.append({"heading": line.removeprefix("## "), "rules": []})
        elif parts and (found := RULE.match(line)):
            text = MARKS.sub(lambda mark: mark[1] or "", said(found[2]))
            parts[-1]["rules"].append({"number": found[1], "text": text})
    return [part for part in parts if part["rules"]]


def guide_to(deck: DeckFile, knobs: dict[str, Any]) -> Guide:
    """How a deck is played with these house rules, and the numbered rules with its values."""
    return _guide_to(_Held(deck), json.dumps(knobs, sort_keys=True))


class _Held:
    """A deck as a key that can be hashed."""

    def __init__(self, deck: DeckFile) -> None:
        self.deck = deck

    def __hash__(self) -> int:
        return hash(self.deck.edition)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Held) and other.deck.edition == self.deck.edition


@lru_cache(maxsize=KEPT)
def _guide_to(held: _Held, knobs: str) -> Guide:
    deck, chosen = held.deck, json.loads(knobs)
    told = guide(deck, **chosen).plain()
    places = parts(deck, told["card"]["card"])
    for pointer in told["card"]["pointers"]:
        pointer["at"] = tuple(places[pointer["part"]])
    law = _parts(deck.rules, lambda text: resolved(text, deck, **chosen))
    return cast(Guide, {**told, "law": law})
