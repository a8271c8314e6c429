"""A family of rules is known in its folders and in one registry of each layer; nothing else asks which one it is."""

import ast
from pathlib import Path

import pytest

from labdeck.deck.families import FAMILIES as REGISTERED

SOURCE = Path(__file__).parents[2] / "src" / "labdeck"
FAMILIES = set(REGISTERED)
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


# Whoever else may import from a family's folder: the names that the package exports, and commands for one family alone.
ALLOWED = {"deck/__init__.py", "cli/app.py", "cli/measuring.py", "rules/boards.py"}


def imported(file: Path) -> set[str]:
    """The packages and modules of ours that a file imports from, as parts of their paths."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            here = file.relative_to(SOURCE).parts[: -node.level] if node.level else ()
            module = tuple((node.module or "").removeprefix("labdeck").strip(".").split("."))
            if node.level or (node.module or "").startswith("labdeck"):
                found |= {"/".join((*here, *module, alias.name)) for alias in node.names}
    return found


def test_only_registries_import_a_family() -> None:
    wrong = []
    for file in SOURCE.rglob("*.py"):
        where = file.relative_to(SOURCE)
        if FAMILIES & set(where.parts) or file.name == "families.py" or where.as_posix() in ALLOWED:
            continue
        wrong += [f"{where}: {name}" for name in imported(file) if FAMILIES & set(name.split("/"))]
    assert wrong == []


def test_a_planted_import_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.SOURCE", tmp_path)
    (tmp_path / "game").mkdir()
    (tmp_path / "game/view.py").write_text("from labdeck.deck.discoveries import STEPS\nfrom .projects import needs\n")
    assert imported(tmp_path / "game/view.py") == {"deck/discoveries/STEPS", "game/projects/needs"}
