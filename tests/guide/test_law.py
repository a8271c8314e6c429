"""The numbered rules as a deck is played: its numbers and words where the law names knobs."""

import re
from pathlib import Path

import pytest

from labdeck.deck import load, names
from labdeck.guide import general, resolved

RULES = Path(__file__).parents[2] / "docs" / "rules"
LINE = re.compile(r"^- \*\*([A-Z]+\d+)\*\* (.+)$", re.MULTILINE)


def law(family: str) -> dict[str, str]:
    """The rules of a family by their numbers."""
    return dict(LINE.findall((RULES / f"{family}.md").read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", names())
def test_no_rule_names_a_knob(name: str) -> None:
    deck = load(name)
    for number, text in law(deck.rules).items():
        for said in (resolved(text, deck), general(text)):
            left = set(re.findall(r"`(\w+)`|(\w+_\w+)", said))
            assert not {word for pair in left for word in pair if word} & deck.knobs.keys(), (number, said)


def test_a_rule_says_the_decks_own_number() -> None:
    rules = law("projects")
    assert "takes 2 cards, one at a time" in resolved(rules["P5"], load("ingenium"))
    assert "takes 3 cards, one at a time" in resolved(rules["P5"], load("microbes"))
    assert "takes 4 cards, one at a time" in resolved(rules["P5"], load("ingenium"), draw=4)
    assert "(here: scientist, resource or discard)" in resolved(rules["P5"], load("ingenium"))
    assert "(here: burn)" in resolved(rules["P7"], load("gsa"))
    assert "up to 6 (" not in resolved(law("discoveries")["D37"], load("heroes"))
    assert "drawing up to 7." in resolved(law("discoveries")["D37"], load("heroes"), hand=7)


def test_the_law_of_a_family_names_no_knob() -> None:
    assert "`" not in general(law("projects")["P5"])
    assert "takes 2 cards, one at a time" in general(law("projects")["P5"])
