"""A family is a folder and one line: nothing else in the layer knows which families there are."""

import ast
import pickle
from dataclasses import replace
from pathlib import Path

import pytest

import labdeck.deck
from labdeck.deck import load, names, tables
from labdeck.deck.families import FAMILIES
from labdeck.deck.tables import fresh_tables

LAYER = Path(labdeck.deck.__file__).parent
KNOWING = {
    LAYER / name for name in ("families.py", "__init__.py", "words.py", "language/english.py")
}  # registry, exports, English
SHARED = sorted({*LAYER.glob("*.py"), *LAYER.glob("language/*.py")} - KNOWING)


def families_in(source: str) -> set[str]:
    """The families that a module imports from, or whose tables or numbers it names."""
    own = {*FAMILIES, *(table for family in FAMILIES.values() for table in family.tables)}
    own -= {"project", "projects", "resource", "modifier"}  # every family has cards or piles that the rules call so
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= FAMILIES.keys() & node.module.split(".")
        elif isinstance(node, ast.Attribute):
            found |= {node.attr} & {family.upper() for family in FAMILIES}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= {node.value} & own
    return found


@pytest.mark.parametrize("path", SHARED, ids=lambda path: path.stem)
def test_a_shared_module_names_no_family(path: Path) -> None:
    assert families_in(path.read_text(encoding="utf-8")) == set()


def test_a_module_that_names_one_would_be_found() -> None:
    assert families_in('x = draft.rules == "discoveries"') == {"discoveries"}
    assert families_in("from .projects import Project") == {"projects"}
    assert families_in("x = deck.family == n.DISCOVERIES") == {"DISCOVERIES"}
    assert families_in('x = draft.tables["hero"]') == {"hero"}


def test_a_family_is_what_its_line_says() -> None:
    assert all(family.name == name for name, family in FAMILIES.items())
    assert len({family.number for family in FAMILIES.values()}) == len(FAMILIES)
    every = [table for family in FAMILIES.values() for table in family.tables]
    assert len(set(every)) == len(every)


@pytest.mark.parametrize("name", names())
def test_a_sentence_is_read_once_and_its_program_kept(name: str) -> None:
    deck = load(name)
    silent = {table: tuple(replace(title, effect="") for title in titles) for table, titles in deck.tables.items()}
    made = fresh_tables(replace(deck, tables=silent), deck.knobs)
    assert made.deck.program == tables(deck).deck.program
    assert any(made.deck.program)


@pytest.mark.parametrize("name", names())
def test_a_deck_can_be_sent_to_another_process(name: str) -> None:
    again = pickle.loads(pickle.dumps(load(name)))
    assert again == load(name)
    assert again.family is load(name).family
