"""Every reason has its rule and its sentence, and its line in the reference."""

import re
from pathlib import Path

from labdeck.deck import load
from labdeck.game.families import FAMILIES, REASONS
from labdeck.game.numbered import REASON_NAMES
from labdeck.game.reasons import illegal, reason_of, reference_reasons
from labdeck.rules import numbers as n

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


def test_no_reason_is_missing() -> None:
    for reasons in REASONS.values():
        assert reasons.keys() == REASON_NAMES.keys()


def test_every_reason_is_given_somewhere() -> None:
    paths = [path for layer in ("rules", "game") for path in (ROOT / "src/labdeck" / layer).rglob("*.py")]
    untold = ("numbers.py", "numbered.py", "reasons.py", "shared_reasons.py")
    sources = [path.read_text() for path in paths if path.name not in untold]
    said = set(re.findall(r"\b[A-Z_]+\b", "".join(sources)))
    assert [name for name in REASON_NAMES.values() if name not in said] == []


def test_reasons_cite_rules_that_exist() -> None:
    rules = "".join((DOCS / f"rules/{family}.md").read_text() for family in (*FAMILIES, "language"))
    words = {"project": "scientist", "projects": "scientists"}
    for rule, sentence in (reason_of(code, words, family) for family in FAMILIES for code in REASON_NAMES):
        assert f"**{rule}**" in rules
        assert re.fullmatch(r"[A-Z][^{}]*\.", sentence)
        assert "project" not in sentence


def test_an_error_says_what_was_tried_why_not_and_by_which_rule() -> None:
    deck = load("ingenium")
    assert str(illegal(n.NOT_NEEDED, deck, "put physics")).startswith("put physics: ")
    assert str(illegal(n.NOT_NEEDED, deck)).endswith("[P10]")


def test_the_page_is_the_table() -> None:
    assert (DOCS / "reference/reasons.md").read_text() == reference_reasons()
