"""What the translator does not know it refuses, with file, line and reason; and where C would be free to differ."""

from pathlib import Path

import pytest

from labdeck import native
from labdeck.native.build import compiled
from labdeck.native.library import Library
from labdeck.native.translate import Program, Refused
from labdeck.native.translate.functions import Functions
from labdeck.rules.schema import State

from .small import HEAD, NAME, Small

ON_EVERY_WAY = "a function that gives a value gives one on every way to its end"
COUNTING = """
def count(s: State) -> int:
    s.turns += 1
    return s.turns
"""


def refusal(folder: Path, text: str, entry: str = "f") -> str:
    """What is said of a text, less the folder."""
    path = folder / "small.py"
    path.write_text(f"{HEAD}__all__ = [{entry!r}]\n{text}")
    with pytest.raises(Refused) as refused:
        Program({NAME: path}).text()
    return str(refused.value).replace(f"{folder}/", "")


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("return a / 2", "an operator that is not of integers: a / 2"),
        ("return a ** 2", "an operator that is not of integers: a ** 2"),
        ("return 1.5", "a constant that is no integer: 1.5"),
        ("return [a]", "an expression that is not of integers: [a]"),
        ("return len(a)", "a call of something that is not translated: len(a)"),
        ("return f(a)", "a function that calls itself, or is called by one that it calls: def f(a: int) -> int:"),
        ("return b", "a name that is neither a local one nor a constant's: b"),
        ("return", "a function gives a value everywhere or nowhere: return"),
        ("return a.size", "only states and decks have attributes: a.size"),
        ("return TABLE[2]", "TABLE has the indices from 0 to 1: TABLE[2]"),
        ("TABLE[0] = a\n    return a", "an index goes into a field or into counts: TABLE"),
        ("return a[0]", "an index goes into a field or into counts: a"),
        ("return max(a, 1, 2)", "max and min take two values, and a range is none: max(a, 1, 2)"),
        ("return a in (1, 2)", "a comparison that is not of integers: a in (1, 2)"),
        ("return 2 ** 70", "an operator that is not of integers: 2 ** 70"),
        ("return 99999999999999999999", "an integer of more than 64 bits: 99999999999999999999"),
        ("try:\n        a = 1\n    finally:\n        a = 2\n    return a", "a statement that is not known: try:"),
        ("a = b = a\n    return a", "several names for something else than a constant: a = b = a"),
        ("a + 1\n    return a", "a value that nothing is done with: a + 1"),
        (
            "for i in range(0, a, 2):\n        pass\n    return a",
            "a range goes up or down by one: for i in range(0, a, 2):",
        ),
        ("for i in a:\n        pass\n    return a", "a loop goes through a range or a tuple: for i in a:"),
        ("for i in (a, 1):\n        pass\n    return a", "a loop goes through constants: for i in (a, 1):"),
        ("while a:\n        a -= 1\n    else:\n        a = 1\n    return a", "a loop has no else: while a:"),
        ("return a >> 64", "a shift goes by 0 to 63 places: a >> 64"),
        ("if a:\n        return 1", f"{ON_EVERY_WAY}: def f(a: int) -> int:"),
        ("for i in (1, (2, 3)):\n        pass\n    return a", "a loop goes through integers: for i in (1, (2, 3)):"),
        ("_x = 1\n    return _x", "a name does not begin with an underscore: _x"),
        ("return (lambda: 1)()", "a function has no other inside, and names nothing within an expression: lambda: 1"),
    ],
)
def test_what_is_not_known_is_refused(body: str, said: str, tmp_path: Path) -> None:
    assert refusal(tmp_path, f"TABLE = (1, 2)\n\ndef f(a: int) -> int:\n    {body}\n").endswith(f": {said}")


def test_a_refusal_names_file_and_line(tmp_path: Path) -> None:
    text = "def f(a: int) -> int:\n    a += 1\n    return a / 2\n"
    assert refusal(tmp_path, text) == "small.py:5: an operator that is not of integers: a / 2"


@pytest.mark.parametrize(
    ("head", "said"),
    [
        ("def f(s) -> None:", "an annotation says int, bool, State, Deck or Counts"),
        ("def f(s: State):", "an annotation says int, bool, State, Deck or Counts"),
        ("def f(s: str) -> None:", "an annotation says int, bool, State, Deck or Counts"),
        ("def f(s: State, a: int = 1) -> None:", "a function has plain parameters and no decorator"),
        ("def f(*s: State) -> None:", "a function has plain parameters and no decorator"),
    ],
)
def test_a_function_says_what_it_works_on(head: str, said: str, tmp_path: Path) -> None:
    assert said in refusal(tmp_path, f"{head}\n    pass\n")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("d.cards = 1", "a deck never changes"),
        ("s.no_such = 1", "a state has no such field"),
        ("s.place = 1", "a whole array is not assigned"),
        ("s.turns = s.place", "a whole array is no value"),
        ("s.turns[0] = 1", "an index into a single integer"),
        ("s.turns = s.place[-1]", "State.place has the indices from 0 to 127"),
        ("s.turns = s.place[128]", "State.place has the indices from 0 to 127"),
        ("s.place[count(s)]: int = s.turns", "a name is declared with an integer"),
        ("s.place[0:1] = 1", "a place is a name, a field or an item of one"),
        ("count(d)", "rules_small_count takes State as s"),
        ("count(s, s)", "rules_small_count takes 1 arguments"),
        ("a = s + 1", "a state, a deck or counts are no number"),
        ("s = d", "a record goes by a name of its own"),
    ],
)
def test_states_and_decks_are_kept_apart(line: str, said: str, tmp_path: Path) -> None:
    text = f"{COUNTING}\ndef f(s: State, d: Deck) -> None:\n    {line}\n"
    assert said in refusal(tmp_path, text)


@pytest.mark.parametrize(
    "line",
    [
        "return count(s) + s.turns",
        "return s.turns - count(s)",
        "return count(s) < count(s)",
        "return max(count(s), count(s))",
        "return add(count(s), s.turns)",
        "s.place[s.turns] = count(s)",
        "s.place[count(s)] = s.turns",
        "s.turns += count(s)",
        "s.place[s.turns] += count(s)",
        "s.place[count(s)] += 1",
        "return 0 < count(s) < 5",
        "return count(s) or 7",
        "return (s.turns and s.seat) or 7",
        "return 0 < (s.turns or 2) < 5",
        "note(s, count(s))",
    ],
)
def test_where_the_order_matters_a_name_is_asked_for(line: str, tmp_path: Path) -> None:
    returns = "int" if line.startswith("return") else "None"
    adding = "def add(a: int, b: int) -> int:\n    return a + b\n"
    silent = "from labdeck.rules.events import note\n"
    text = f"{silent}{COUNTING}{adding}\ndef f(s: State) -> {returns}:\n    {line}\n"
    path = tmp_path / "small.py"
    path.write_text(f"{HEAD}__all__ = ['f']\n{text}")
    events = Path(__file__).parents[2] / "src/labdeck/rules/events.py"
    numbers = events.with_name("numbers.py")
    with pytest.raises(Refused, match=r"order matters|a name first|changes something"):
        Program({NAME: path, "rules.events": events, "rules.numbers": numbers}).text()


ORDERLY = f"""{COUNTING}
def first_the_value(s: State) -> int:
    value = count(s)
    return value * 100 + s.turns * 10 + s.turns

def only_if_needed(s: State) -> int:
    found = 0
    if s.turns > 3 and count(s) > 4 or count(s) == 1:
        found = 1
    return found * 100 + s.turns

def inside_out(s: State) -> int:
    return twice(count(s)) + 1

def twice(a: int) -> int:
    return a * 2
"""


def test_what_is_taken_is_worked_out_in_pythons_order(tmp_path: Path) -> None:
    small = Small(tmp_path, ORDERLY)
    for name in ("first_the_value", "only_if_needed", "inside_out"):
        for turns in range(8):
            s, record = State(), native.new_state()
            s.turns = turns
            native.write_state(s, record)
            python, machine = small.both(name)
            assert machine(record) == python(s)
            assert record["turns"] == s.turns


def test_an_order_that_is_not_looked_at_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Functions, "in_any_order", lambda self, function, parts: True)
    text = f"{HEAD}__all__ = ['f']\n{COUNTING}\ndef f(s: State) -> int:\n    return count(s) + s.turns\n"
    (tmp_path / "small.py").write_text(text)
    assert "count(s) + s->turns" in Program({NAME: tmp_path / "small.py"}).text()


def test_two_modules_may_share_a_name(tmp_path: Path) -> None:
    texts = {
        "rules.one.turns": "from labdeck.rules.other.turns import START as THEIRS, begin as begin_theirs\n"
        "__all__ = ['begin']\nSTART = 3\n"
        "def begin(a: int) -> int:\n    return begin_theirs(a) * 100 + START * 10 + THEIRS\n",
        "rules.other.turns": "START = 7\ndef begin(a: int) -> int:\n    return a + START\n",
    }
    files = {}
    for name, text in texts.items():
        files[name] = tmp_path / f"{name}.py"
        files[name].write_text(text)
    (tmp_path / "two.so").write_bytes(compiled(Program(files).text()))
    begin = Library(tmp_path / "two.so").code.rules_one_turns_begin
    assert begin(1) == 837


def test_names_that_would_be_one_in_c_are_refused(tmp_path: Path) -> None:
    texts = {
        "rules.a_b": "__all__ = ['f']\ndef f(a: int) -> int:\n    return a\n",
        "rules.a.b": "__all__ = ['f']\ndef f(a: int) -> int:\n    return a\n",
    }
    for name, text in texts.items():
        (tmp_path / f"{name}.py").write_text(text)
    with pytest.raises(Refused, match="rules_a_b_f"):
        Program({name: tmp_path / f"{name}.py" for name in texts})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("import random\n", "a module has functions, constants and imports of names, and nothing else: import random"),
        ("AB = len('a')\ndef f() -> int:\n    return AB\n", "a constant is made of integers, other constants"),
        ("AB = 2 ** 64\ndef f(a: int) -> int:\n    return AB\n", "a constant is an integer of 64 bits"),
        ("AB = 1\nAB = 2\n", "the name AB means two things: AB = 2"),
        ("from labdeck.rules.numbers import NONE\nNONE = 3\n", "the name NONE means two things: NONE = 3"),
        ("div_ = 1\n", "a constant's name is two capitals or more, and none that C has: div_ = 1"),
        ("INT64_MAX = 1\n", "a constant's name is two capitals or more, and none that C has: INT64_MAX = 1"),
        ("AB = CD\nCD = AB\ndef f() -> int:\n    return AB\n", "the constant AB depends on itself: CD"),
        ("AB, CD = range(3)\ndef f() -> int:\n    return AB\n", "a constant is an integer of 64 bits: range(3)"),
        ("AB, CD = 5\ndef f() -> int:\n    return AB\n", "a constant is an integer of 64 bits: 5"),
        ("def f(:\n", "no Python: invalid syntax"),
        ("class A:\n    pass\n", "a module has functions, constants and imports of names, and nothing else: class A:"),
    ],
)
def test_a_module_is_functions_and_constants(text: str, said: str, tmp_path: Path) -> None:
    assert said in refusal(tmp_path, text)


def test_modules_that_import_a_name_from_each_other_are_refused(tmp_path: Path) -> None:
    texts = {
        "rules.one": "from labdeck.rules.other import LIMIT\n__all__ = ['f']\ndef f() -> int:\n    return LIMIT\n",
        "rules.other": "from labdeck.rules.one import LIMIT\n",
    }
    for name, text in texts.items():
        (tmp_path / f"{name}.py").write_text(text)
    with pytest.raises(Refused, match="neither a local one nor a constant's"):
        Program({name: tmp_path / f"{name}.py" for name in texts}).text()
