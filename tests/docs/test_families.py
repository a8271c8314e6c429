"""A family of rules is known in its folders and in one registry of each layer; nothing else asks which one it is."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "labdeck"
FAMILIES = {"projects", "discoveries"}
LAYERS = ("cli", "server", "lab", "faces", "bots", "game", "deck", "native", "rules")
TESTED = {"rules", "family"}  # attributes that tell the family of a deck


def asks_for_a_family(node: ast.AST) -> bool:
    """Whether a piece of code compares the family of a deck with a certain one."""
    if not isinstance(node, ast.Compare):
        return False
    sides = [node.left, *node.comparators]
    told = any(isinstance(side, ast.Attribute) and side.attr in TESTED for side in sides)
    named = any(
        (isinstance(side, ast.Constant) and side.value in FAMILIES)
        or (isinstance(side, ast.Name) and side.id.lower() in FAMILIES)
        for side in sides
    )
    return told and named


def test_a_planted_question_is_found() -> None:
    for text in ("deck.rules == 'discoveries'", "d.family != PROJECTS", "'projects' == x.rules"):
        assert any(map(asks_for_a_family, ast.walk(ast.parse(text))))
    assert not any(map(asks_for_a_family, ast.walk(ast.parse("one.rules != two.rules"))))


@pytest.mark.parametrize("layer", LAYERS)
def test_nothing_outside_its_folders_asks_for_a_family(layer: str) -> None:
    for file in (SOURCE / layer).rglob("*.py"):
        where = file.relative_to(SOURCE)
        if FAMILIES & set(where.parts):
            continue
        asked = [node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if asks_for_a_family(node)]
        assert not asked, f"{where}, line {asked[0].lineno}"  # type: ignore[attr-defined]
