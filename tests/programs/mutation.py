"""Plant mistakes in the rules, one at a time, and count those that the tests find: `make mutate`.

A mutant is a copy of the package with one small change in a rule module. The tests of single rules and cards run once
to learn which of them run which line; a mutant meets those that run its statement, the quickest first, and then whole
games, until something fails. What survives is printed, to be looked at.
"""

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from tests.programs.reach import Reach, reach
from tests.tools.walks import TABLES

ROOT = Path(__file__).parents[1]
RULES = ROOT / "src/labdeck/rules"
# Names, fields and the log hold no rule, and many games in one call are for machine code.
LEFT_ALONE = {"__init__.py", "numbers.py", "schema.py", "batch.py", "events.py"}
TESTS = ("tests/rules", "tests/cards")
WALKS = "tests/conformance/test_walks.py"
GAMES = (
    "tests/playthroughs",
    f"{WALKS}::test_a_copy_is_independent",
    *(f"{WALKS}::test_every_step_of_a_game_keeps_the_rules_of_the_table[{deck}-{seats}-0]" for deck, seats in TABLES),
    *(f"{WALKS}::test_nobody_can_tell_two_worlds_apart[{deck}-{seats}-0]" for deck, seats in TABLES),
)
FIRST = 30  # tests that a mutant meets before all others: few enough to be gathered at once
PATIENCE = 20  # seconds beyond what tests take without a mistake, several times over, until they count as hanging
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A mistake in one rule module: where and in words, the node it is made at, and which of those possible there."""

    file: str
    line: int
    column: int
    says: str
    node: int
    change: int


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """The small mistakes that could be made at one node.

    `c < CARDS` is left alone: it asks whether a node is a card or a place, and of all places only the first has the
    node CARDS, so that `<=` is the same nearly everywhere.
    """
    if isinstance(node, ast.Compare) and not ast.unparse(node).endswith(" < CARDS"):
        for i, op in enumerate(node.ops):
            if type(op) in COMPARISONS:
                other = COMPARISONS[type(op)]()
                ops = [*node.ops[:i], other, *node.ops[i + 1 :]]
                changed = ast.Compare(node.left, ops, node.comparators)
                yield f"{ast.unparse(node)} becomes {ast.unparse(changed)}", changed
    if isinstance(node, ast.BoolOp):
        other_op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield f"{ast.unparse(node)} with {type(other_op).__name__}", ast.BoolOp(other_op, node.values)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        swapped = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        yield f"{ast.unparse(node)} with {type(swapped).__name__}", ast.BinOp(node.left, swapped, node.right)
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield f"{node.value} becomes {node.value + 1}", ast.Constant(node.value + 1)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield f"{ast.unparse(node)} without not", node.operand
    is_call = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    if is_call and not ast.unparse(node).startswith("note("):
        yield f"{ast.unparse(node)} left out", ast.Pass()


class Replace(ast.NodeTransformer):
    """Put one node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> ast.AST:
        """Replace the node, or look further down."""
        return ast.copy_location(self.new, node) if node is self.old else self.generic_visit(node)


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Every mutant of a rule module."""
    for index, node in enumerate(ast.walk(ast.parse(file.read_text(encoding="utf-8")))):
        for number, (says, _) in enumerate(changes(node)):
            yield Mutant(file.name, getattr(node, "lineno", 0), getattr(node, "col_offset", 0) + 1, says, index, number)


def text_of(mutant: Mutant) -> str:
    """The module's text with the mistake in it."""
    tree = ast.parse((RULES / mutant.file).read_text(encoding="utf-8"))
    node = list(ast.walk(tree))[mutant.node]
    _, new = list(changes(node))[mutant.change]
    return ast.unparse(ast.fix_missing_locations(Replace(node, new).visit(tree)))


def tests_near(mutant: Mutant, reached: Reach) -> list[str]:
    """The tests that run the mutant's statement, the quickest first; beside no function all that run its module."""
    tree = ast.parse((RULES / mutant.file).read_text(encoding="utf-8"))
    statements = [
        node.lineno
        for function in tree.body
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.stmt) and node.lineno <= mutant.line <= (node.end_lineno or node.lineno)
    ]
    if statements:
        return reached.tests_of(mutant.file, max(statements))
    return reached.tests_of(mutant.file)


def has_failure(folder: str, tests: Sequence[str], seconds: float) -> bool:
    """Whether one of the tests, which should take so many seconds, fails or hangs on the package in a folder."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:randomly", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, "PYTHONPATH": folder, "PYTHONDONTWRITEBYTECODE": "1"}
    patience = PATIENCE + 5 * seconds
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=patience, check=False)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def finder(mutant: Mutant, reached: Reach, games_take: float) -> str:
    """What finds the mutant: "rules and cards", "whole games", or nobody."""
    near = tests_near(mutant, reached)
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / "labdeck"
        shutil.copytree(ROOT / "src/labdeck", package, ignore=shutil.ignore_patterns("static"))
        (package / "rules" / mutant.file).write_text(text_of(mutant), encoding="utf-8")
        for stale in (package / "rules/__pycache__").glob(f"{Path(mutant.file).stem}.*"):
            stale.unlink()
        for tests in (near[:FIRST], near[FIRST:]):
            if tests and has_failure(folder, tests, sum(map(reached.seconds.__getitem__, tests))):
                return "rules and cards"
        return "whole games" if has_failure(folder, GAMES, games_take) else "nobody"


def main() -> int:
    """Try a sample of all mutants and print the share that was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    files = sorted(file for file in RULES.rglob("*.py") if file.name not in LEFT_ALONE)
    everyone = [mutant for file in files for mutant in mutants_of(file)]
    chosen = random.Random(options.seed).sample(everyone, min(options.sample, len(everyone)))
    reached = reach(RULES, TESTS)
    begun = perf_counter()
    if has_failure(str(ROOT / "src"), [*reached.seconds, *GAMES], sum(reached.seconds.values())):
        raise SystemExit("With no mistake planted a test fails: that would be counted as a find.")
    games_take = perf_counter() - begun
    found: Counter[str] = Counter()
    with ThreadPoolExecutor(options.workers) as pool:
        finders = pool.map(lambda mutant: finder(mutant, reached, games_take), chosen)
        for number, (mutant, by) in enumerate(zip(chosen, finders, strict=True), 1):
            found[by] += 1
            if by == "nobody":
                print(f"survives: {mutant.file}:{mutant.line}:{mutant.column}: {mutant.says}", flush=True)
            if number % 10 == 0:
                print(f"{number - found['nobody']} of {number} found", flush=True)
    killed = len(chosen) - found["nobody"]
    print(f"{killed} of {len(chosen)} mutants found ({killed / len(chosen):.0%}), of {len(everyone)} possible;")
    print(f"{found['rules and cards']} by tests of rules and cards, {found['whole games']} only by whole games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
