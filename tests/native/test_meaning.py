"""What Python's text means, it means as machine code; and each of these tests would find that it does not."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from labdeck import native
from labdeck.native.build import compiled
from labdeck.native.checked import Fault
from labdeck.native.library import Library
from labdeck.native.translate import Program, expressions, program, statements
from labdeck.rules.schema import State

from .small import NAME, Small

NUMBERS = (0, 1, 2, 3, 7, 60, 63, 64, 127, 32_767, 65_536, 2**31 - 1, 2**31, 2**40)
SIGNED = sorted({*NUMBERS, *(-number for number in NUMBERS)})
WHOLE = 2**63
TEXT = """
def divide(a: int, b: int) -> int:
    return a // b

def remain(a: int, b: int) -> int:
    return a % b

def divide_on(a: int, b: int) -> int:
    a //= b
    a %= 7
    return a

def left(a: int, b: int) -> int:
    return a << b

def left_on(a: int, b: int) -> int:
    a <<= b
    return a

def right_on(a: int, b: int) -> int:
    a >>= b
    return a

def right(a: int, b: int) -> int:
    return a >> b

def one_left(a: int, b: int) -> int:
    return 1 << a

def chain(a: int, b: int, c: int) -> int:
    return a < b < c

def chain_of_three(a: int, b: int, c: int) -> int:
    return (0 <= a <= b) + 2 * (c > b != a)

def either(a: int, b: int, c: int) -> int:
    return a or b or c

def both(a: int, b: int, c: int) -> int:
    return a and b and c

def mixed(a: int, b: int, c: int) -> int:
    first = a and b
    return (first or c) + (a > b or c) + (b or a < c)

def truths(a: int, b: int, c: int) -> int:
    return (a > b or b > c) + (not a) + (not (b and c))

def conditional(a: int, b: int, c: int) -> int:
    return (a if b else c) + (b if a < c else -b)

def bits(a: int, b: int, c: int) -> int:
    return (a & b | c ^ a) + (~a & c) - (a | b == c)

def between(a: int, b: int, c: int) -> int:
    return min(a, max(b, c)) - (a - (b - c)) - -a * (b - 1)

def narrow(s: State, a: int) -> int:
    return s.open[0] + s.open[1] * 2 + (s.open[0] << a) - -s.open[1]

def ends_once(s: State, a: int) -> int:
    s.turns = a % 10
    size = 0
    for i in range(s.turns):
        s.turns += 1
        size += i
    return size * 100 + s.turns

def last_of_a_loop(a: int, b: int) -> int:
    i = -5
    for i in range(a % 7, b % 7):
        a += i
    return i * 1000 + a % 100

def changed_in_a_loop(a: int, b: int) -> int:
    size = 0
    for i in range(b % 9):
        i *= 2
        size += i
    return size

def down(a: int, b: int) -> int:
    size = 0
    for i in range(a % 9, b % 3, -1):
        if i == 5:
            continue
        if size > 300:
            break
        size = size * 3 + i
    return size

def through(a: int, b: int) -> int:
    size = 0
    for i in (3, -1, 4):
        size = size * b + i * a
    return size

def while_true(a: int, b: int) -> int:
    steps = 0
    while True:
        steps += 1
        if steps > a % 5:
            return steps

def double(double: int, I: int) -> int:
    'A docstring with **// in it.'
    register = double + I
    return register

def named_like_ours(div_: int, end1_: int) -> int:
    LIMIT = 0
    for _ in range(end1_ % 5):
        LIMIT += div_ % 7 // 2
    return LIMIT
"""
LOOPS = ("last_of_a_loop", "changed_in_a_loop", "down", "through", "while_true")
PAIRS = ("divide", "remain", "divide_on", "double", "named_like_ours", *LOOPS)
TRIPLES = ("chain", "chain_of_three", "either", "both", "mixed", "truths", "conditional", "bits", "between")


def seen(python: Callable[..., Any], machine: Callable[..., Any], *arguments: Any) -> bool:
    """Whether both ways answer the same; what Python refuses or 64 bits do not hold is not asked."""
    try:
        said = python(*arguments)
    except (ZeroDivisionError, ValueError):
        return True
    return not -WHOLE <= said < WHOLE or machine(*arguments) == said


def wrong(small: Small) -> list[str]:
    """The functions that give another value as machine code, for some arguments."""
    chance = random.Random(4)
    found = set()
    pairs = [(a, b) for a in SIGNED for b in SIGNED]
    for name in PAIRS:
        if not all(seen(*small.both(name), a, b) for a, b in pairs):
            found.add(name)
    for name in ("left", "left_on", "right", "right_on", "one_left"):
        if not all(seen(*small.both(name), a % 63 if name == "one_left" else a, b % 62) for a, b in pairs):
            found.add(name)
    for name in TRIPLES:
        if not all(seen(*small.both(name), a, b, chance.choice((a, b, *SIGNED))) for a, b in pairs):
            found.add(name)
    for name in ("narrow", "ends_once"):
        python, machine = small.both(name)
        for _ in range(200):
            s, record = State(), native.new_state()
            s.open[0], s.open[1] = (chance.randrange(-(2**31), 2**31) for _ in range(2))
            native.write_state(s, record)
            a = chance.randrange(20)
            if machine(record, a) != python(s, a) or record["turns"] != s.turns:
                found.add(name)
    return sorted(found)


@pytest.mark.parametrize("is_checked", [False, True])
def test_machine_code_means_what_the_text_says(tmp_path: Path, is_checked: bool) -> None:
    assert wrong(Small(tmp_path, TEXT, is_checked)) == []


def truncating(text: str) -> str:
    """A division as C has it."""
    return text.replace("a / b - ((a % b != 0) & ((a ^ b) < 0))", "a / b")


def keeping_the_sign(text: str) -> str:
    """A remainder as C has it."""
    return text.replace("a % b + (((a % b != 0) & ((a ^ b) < 0)) ? b : 0)", "a % b")


def of_32_bits(text: str) -> str:
    """A shift of 32 bits."""
    return text.replace("(I)((U)a << b)", "(I)((int)a << b)")


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (truncating, {"divide", "divide_on"}),
        (keeping_the_sign, {"remain", "divide_on"}),
        (of_32_bits, {"left", "one_left"}),
    ],
)
def test_a_wrong_operator_would_be_found(
    plant: Callable[[str], str], found: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted = plant(program.MEANING)
    assert planted != program.MEANING
    monkeypatch.setattr(program, "MEANING", planted)
    assert found <= set(wrong(Small(tmp_path, TEXT)))


MISTAKES: list[tuple[Any, str, Any, set[str]]] = [
    (expressions.C, "wide", lambda self: self, {"narrow"}),
    (expressions.C, "within", lambda self, rank: self.text, {"bits", "between", "chain_of_three"}),
    (expressions.Expressions, "is_truth", lambda self, node: True, {"either", "both", "mixed"}),
    (statements.Statements, "is_fixed", lambda self, node: True, {"ends_once"}),
]


@pytest.mark.parametrize(("where", "name", "planted", "found"), MISTAKES, ids=[name for _, name, _, _ in MISTAKES])
def test_a_mistake_of_the_translator_would_be_found(
    where: Any, name: str, planted: Any, found: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, name, planted)
    assert found <= set(wrong(Small(tmp_path, TEXT)))


def test_a_chain_as_c_has_it_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unlinked(self: Any, node: Any) -> Any:
        signs = [expressions.COMPARED[type(op)] for op in node.ops]
        texts = [self.value(value).within(11) for value in (node.left, *node.comparators)]
        text = texts[0] + "".join(f" {sign} {text}" for sign, text in zip(signs, texts[1:], strict=True))
        return expressions.C(f"({text})")

    monkeypatch.setattr(expressions.Expressions, "value_of_compare", unlinked)
    assert {"chain", "chain_of_three"} <= set(wrong(Small(tmp_path, TEXT)))


def test_a_loop_whose_counter_is_changed_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def scoped(self: Any, name: str) -> bool:
        return name == "i" and self.function.node.name == "changed_in_a_loop"

    monkeypatch.setattr(statements.Statements, "is_scoped", scoped)
    assert "changed_in_a_loop" in wrong(Small(tmp_path, TEXT))


SIGNS = ("+", "-", "*", "&", "|", "^", "//", "%", "<", "<=", ">", ">=", "==", "!=")


def any_expression(chance: random.Random, depth: int) -> str:
    """An expression of three integers and a narrow field, so deep."""
    if depth == 0 or chance.random() < 0.1:
        return chance.choice(("a", "b", "c", "s.turns", "s.open[3]", "s.seen[2]", "0", "1", "5", "-3", "70000"))
    one, other, third = (any_expression(chance, depth - 1) for _ in range(3))
    plain = any_expression(chance, 0)  # may stand where it is written twice
    return chance.choice(
        (
            *(f"({one} {sign} {other})" for sign in SIGNS),
            *(f"{one} {sign} {other}" for sign in SIGNS[:6]),
            f"({one} << ({other} & 7))",
            f"({one} >> ({other} & 7))",
            f"({one} and {other})",
            f"({plain} or {other})",
            f"({one} > {third} or {other})",
            f"({one} < {plain} <= {third})",
            f"(not {one})",
            f"(-({one}))",
            f"(~({one}))",
            f"({one} if {other} else {third})",
            f"max({one}, {other})",
            f"min({one}, {other})",
        )
    )


def test_any_expression_means_the_same(tmp_path: Path) -> None:
    chance = random.Random(11)
    texts = [any_expression(chance, 4) for _ in range(300)]
    made = "\n".join(
        f"def f{i}(s: State, a: int, b: int, c: int) -> int:\n    return {text}\n" for i, text in enumerate(texts)
    )
    plain, checked = Small(tmp_path, made), Small(tmp_path, made, is_checked=True)
    compared = 0
    for i in range(len(texts)):
        for _ in range(20):
            s, record = State(), native.new_state()
            s.turns, s.open[3], s.seen[2] = (
                chance.randrange(-300, 30_000),
                chance.randrange(-(2**31), 2**31),
                chance.randrange(-128, 128),
            )
            native.write_state(s, record)
            arguments = [chance.choice((chance.randrange(-9, 9), chance.randrange(-(2**20), 2**20))) for _ in range(3)]
            try:
                said = plain.python[f"f{i}"](s, *arguments)
                told = checked.both(f"f{i}")[1](record, *arguments)
            except (ZeroDivisionError, ValueError, Fault):
                continue
            assert told == said, texts[i]
            assert plain.both(f"f{i}")[1](record, *arguments) == said, texts[i]
            compared += 1
    assert compared > 3000


TABLES = """
FIRST, SECOND = range(2)
TABLE = (
    *(3, -4),  # FIRST
    *(2**30, 7),  # SECOND
)

def found(what: int, column: int) -> int:
    return TABLE[what * 2 + column] * 10 + TABLE[SECOND]
"""


def test_a_table_is_read_by_its_index(tmp_path: Path) -> None:
    small, checked = Small(tmp_path, TABLES), Small(tmp_path, TABLES, is_checked=True)
    for what in range(2):
        for column in range(2):
            said = small.python["found"](what, column)
            assert small.both("found")[1](what, column) == said == checked.both("found")[1](what, column)
    with pytest.raises(Fault, match="an index into TABLE"):
        checked.both("found")[1](2, 0)


def test_a_table_that_is_an_entry_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / "small.py"
    path.write_text("__all__ = ['TABLE', 'found']\nTABLE = (1, 2)\n\ndef found(i: int) -> int:\n    return TABLE[i]\n")
    made = tmp_path / "small.so"
    made.write_bytes(compiled(Program({NAME: path}).text()))
    library = Library(made)
    python: dict[str, Any] = {"__name__": f"labdeck.{NAME}"}
    exec(path.read_text(), python)
    assert library.entry(python["found"])(1) == 2
    library.table(f"labdeck.{NAME}", "TABLE", 2)[1] = 5
    assert library.entry(python["found"])(1) == 5
