"""The server knows a family in one line: every deck's is there, and nothing else asks which one a deck is of."""

import re
from pathlib import Path

import pytest

from labdeck.deck import load, names
from labdeck.server.families import FAMILIES
from labdeck.server.refused import Refused
from labdeck.server.rulebook import rulebook

SERVER = Path(__file__).parents[2] / "src/labdeck/server"
# Modules that may name a family: the registry, and what each family says of itself.
OWN = {"families", *FAMILIES}
# A comparison, or a dictionary by family.
ASKS = re.compile(rf"""\brules\s*(==|!=|in\b)|\.family\b(?!\.)|["']({"|".join(FAMILIES)})["']\s*:""")


@pytest.mark.parametrize("planted", ['if deck.rules == "projects":', "if d.family:", 'FILES = {"discoveries": "d.md"}'])
def test_a_planted_question_is_found(planted: str) -> None:
    assert ASKS.search(planted)


@pytest.mark.parametrize("deck", names())
def test_every_deck_is_of_a_family_with_rules(deck: str) -> None:
    parts = rulebook(load(deck).rules)
    assert all(rule["number"] and rule["text"] for part in parts for rule in part["rules"])
    assert sum(len(part["rules"]) for part in parts) > 30


def test_rules_of_no_family_are_refused() -> None:
    with pytest.raises(Refused, match="there are projects and discoveries"):
        rulebook("heroes")


def test_nothing_else_asks_for_the_family() -> None:
    others = [path for path in SERVER.rglob("*.py") if not OWN & {*path.relative_to(SERVER).with_suffix("").parts}]
    asking = [path.name for path in others if ASKS.search(path.read_text())]
    assert not asking
