"""A row of modules: the function of one of them is called by its number, in Python and as machine code."""

from pathlib import Path

import pytest

from labdeck import native
from labdeck.native.build import compiled
from labdeck.native.library import Library
from labdeck.native.translate import Program, Refused
from labdeck.rules.schema import State

ONE = """
from labdeck.rules.schema import State

def worth(s: State, a: int) -> int:
    return s.turns + a

def count(s: State) -> None:
    s.turns += 1
"""
OTHER = """
from labdeck.rules.schema import State

def worth(s: State, a: int) -> int:
    return 100 * a

def count(s: State) -> None:
    s.turns += 10
"""
ROW = """
from typing import Any
from . import one, other

ROW: tuple[Any, ...] = (one, other)
"""
SMALL = """
from labdeck.rules.schema import State
from .row import ROW

__all__ = ["f"]

def f(s: State, number: int, a: int) -> int:
    ROW[number].count(s)
    return ROW[number].worth(s, ROW[0].worth(s, a))
"""
ROWS = {"rules.one": ONE, "rules.other": OTHER, "rules.row": ROW, "rules.small": SMALL}


def rows_in(folder: Path, texts: dict[str, str]) -> dict[str, Path]:
    """The texts as files."""
    for name, text in texts.items():
        (folder / f"{name}.py").write_text(text)
    return {name: folder / f"{name}.py" for name in texts}


@pytest.mark.parametrize(("number", "value", "turns"), [(0, 2 * 8 + 5, 8), (1, 100 * (17 + 5), 17)])
def test_one_of_a_row_of_modules_is_called_by_its_number(tmp_path: Path, number: int, value: int, turns: int) -> None:
    made = tmp_path / "rows.so"
    made.write_bytes(compiled(Program(rows_in(tmp_path, ROWS)).text()))
    state, record = State(), native.new_state()
    state.turns = 7
    native.write_state(state, record)

    def f(s: State, number: int, a: int) -> int:
        """Stands for the text's own."""
        raise NotImplementedError

    f.__module__ = "labdeck.rules.small"
    assert Library(made).entry(f)(record, number, 5) == value
    assert native.read_state(record).turns == turns


def refusal(folder: Path, module: str, old: str, new: str) -> str:
    """What is said when a module of the row is changed."""
    with pytest.raises(Refused) as refused:
        Program(rows_in(folder, ROWS | {module: ROWS[module].replace(old, new)}))
    return str(refused.value).replace(f"{folder}/", "")


def test_every_module_of_a_row_has_the_function(tmp_path: Path) -> None:
    said = refusal(tmp_path, "rules.other", "def count", "def counted")
    assert said.startswith("rules.other.py")
    assert "every module of ROW has this function: ROW[number].count" in said


def test_functions_of_a_row_have_one_head(tmp_path: Path) -> None:
    said = refusal(tmp_path, "rules.other", "worth(s: State, a: int)", "worth(s: State, b: int)")
    assert "it differs in its head from the others of ROW: def worth(s: State, b: int) -> int:" in said


def test_only_modules_stand_in_a_row(tmp_path: Path) -> None:
    said = refusal(tmp_path, "rules.row", "(one, other)", "(1, 2)")
    assert "what is annotated in a module is a row of imported modules" in said
