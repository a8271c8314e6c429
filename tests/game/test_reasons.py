"""Every reason has its rule and its sentence, and its line in the reference."""

import re
from pathlib import Path

from labdeck.deck import load
from labdeck.game.reasons import REASONS, illegal, reason_names, reason_of, reference_reasons
from labdeck.rules import numbers as n

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


def test_no_reason_is_missing() -> None:
    assert sorted(REASONS) == list(range(1, len(reason_names())))
    assert reason_names()[0] == "ALLOWED"


def test_every_reason_is_given_somewhere() -> None:
    paths = [path for layer in ("rules", "game") for path in (ROOT / "src/labdeck" / layer).rglob("*.py")]
    sources = [path.read_text() for path in paths if path.name not in ("numbers.py", "reasons.py")]
    said = set(re.findall(r"\b[A-Z_]+\b", "".join(sources)))
    assert [name for name in reason_names() if name not in said] == []


def test_reasons_cite_rules_that_exist() -> None:
    rules = "".join((DOCS / f"rules/{family}.md").read_text() for family in ("projects", "heroes"))
    for code in REASONS:
        rule, sentence = reason_of(code, {"project": "scientist", "projects": "scientists"})
        assert f"**{rule}**" in rules
        assert f"**{reason_of(code, {}, 'discoveries')[0]}**" in rules
        assert re.fullmatch(r"[A-Z][^{}]*\.", sentence)
        assert "project" not in sentence


def test_an_error_says_what_was_tried_why_not_and_by_which_rule() -> None:
    deck = load("ingenium")
    assert str(illegal(n.NOT_NEEDED, deck, "put physics")).startswith("put physics: ")
    assert str(illegal(n.NOT_NEEDED, deck)).endswith("[P10]")


def test_the_page_is_the_table() -> None:
    assert (DOCS / "reference/reasons.md").read_text() == reference_reasons()
