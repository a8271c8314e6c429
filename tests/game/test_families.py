"""A family is a folder and one line: the layer asks the registry, and nothing tells families apart elsewhere."""

import ast
import re
from pathlib import Path

import pytest

import labdeck.game
from labdeck.deck import load, names
from labdeck.game.families import FAMILIES, LOG
from labdeck.game.numbered import REASON_NAMES, VERB_NAMES
from labdeck.rules import numbers
from labdeck.rules.chance import below
from labdeck.rules.kernel import legal, step, why_not
from labdeck.rules.schema import State
from labdeck.rules.setup import deal
from tests.tools import walks

LAYER = Path(labdeck.game.__file__).parent
TOLD_APART = re.compile(r"""family ==|family !=|rules ==|rules !=|["'](projects|discoveries)["'] *[:\]]""")


def test_every_deck_is_of_a_family_that_has_a_folder() -> None:
    assert {load(deck).rules for deck in names()} <= set(FAMILIES)
    assert all((LAYER / family / "__init__.py").exists() for family in FAMILIES)


def test_only_the_registry_tells_families_apart() -> None:
    shared = [path for path in LAYER.glob("*.py") if path.name != "families.py"]
    assert [path.name for path in shared if TOLD_APART.search(path.read_text())] == []


def test_only_the_registry_imports_a_family() -> None:
    wanted = re.compile(rf"(from \.|from labdeck\.game\.?|import )({'|'.join(FAMILIES)})\b")
    assert [path.name for path in LAYER.glob("*.py") if wanted.search(path.read_text())] == ["families.py"]
    for family in FAMILIES:
        others = "|".join(other for other in FAMILIES if other != family)
        sources = [path.read_text() for path in (LAYER / family).glob("*.py")]
        assert not [text for text in sources if re.search(rf"labdeck\.game\.({others})\b|\.\.({others})", text)]


def test_every_verb_and_every_reason_has_its_name() -> None:
    groups = [
        [name.id for name in target.elts if isinstance(name, ast.Name)]
        for node in ast.parse(Path(numbers.__file__).read_text()).body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Tuple)
    ]
    verbs = next(group for group in groups if "DEALS" in group)
    reasons = next(group for group in groups if "ALLOWED" in group)
    assert sorted(VERB_NAMES.values()) == sorted(verb.lower() for verb in verbs)
    assert sorted(REASON_NAMES.values()) == sorted(set(reasons) - {"ALLOWED"})


def test_every_family_tells_every_verb_that_has_a_sentence() -> None:
    for sentences in LOG.values():
        assert sentences.keys() == VERB_NAMES.keys() - {numbers.USES_UP}


@pytest.mark.parametrize("deck", walks.DECKS)
def test_what_happens_is_told_in_the_words_of_its_own_family(deck: str) -> None:
    """Where a family has no sentence another's is taken, so that nothing crashes; in play that is never needed."""
    tables, family = walks.tables_of(deck), FAMILIES[walks.tables_of(deck).file.rules]
    verbs, reasons = set(), set()
    for seats in walks.seats_of(deck):
        s = State()
        s.events = []
        deal(s, tables.deck, seats, seats, 0, 0, 7)
        while not s.over:
            reasons |= {why_not(s, tables.deck, code) for code in range(numbers.CODES)}
            size = legal(s, tables.deck)
            step(s, tables.deck, s.legal[below(s, size)])
        verbs |= {event[0] for event in s.events}
    assert verbs - {numbers.USES_UP} <= family.log.keys()
    assert reasons - {numbers.ALLOWED} <= family.reasons.keys()
