"""Plant mistakes in the rules, one at a time, and count those that the tests find: `make mutate`.

A mutant is a copy of the package with one small change in a rule module; the interpreted tests run on it until one
fails. What survives is printed, to be looked at.
"""

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULES = ROOT / "src/labdeck/rules"
LEFT_ALONE = {"__init__.py", "numbers.py", "schema.py", "records.py", "compiled.py", "batch.py", "events.py"}
TESTS = ("tests/rules", "tests/rules_gsa", "tests/rules_heroes", "tests/cards", "tests/conformance/test_walks.py")
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
    """A mistake in one rule module: the node it is made at, which of the mistakes possible there, and in words."""

    file: str
    line: int
    says: str
    node: int
    change: int


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """The small mistakes that could be made at one node."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        other = COMPARISONS[type(node.ops[0])]()
        yield f"{ast.unparse(node)} with {type(other).__name__}", ast.Compare(node.left, [other], node.comparators)
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
            yield Mutant(file.name, getattr(node, "lineno", 0), says, index, number)


def text_of(mutant: Mutant) -> str:
    """The module's text with the mistake in it."""
    tree = ast.parse((RULES / mutant.file).read_text(encoding="utf-8"))
    node = list(ast.walk(tree))[mutant.node]
    _, new = list(changes(node))[mutant.change]
    return ast.unparse(ast.fix_missing_locations(Replace(node, new).visit(tree)))


def is_killed(mutant: Mutant) -> bool:
    """Whether some test fails on the mutant."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "src/labdeck", Path(folder) / "labdeck", ignore=shutil.ignore_patterns("__pycache__"))
        (Path(folder) / "labdeck/rules" / mutant.file).write_text(text_of(mutant), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:randomly", "-p", "no:cacheprovider", *TESTS]
        environment = {**os.environ, "PYTHONPATH": folder, "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=300, check=False)
        except subprocess.TimeoutExpired:
            return True
        return done.returncode != 0


def main() -> int:
    """Try a sample of all mutants and print the share that was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    files = sorted(file for file in RULES.glob("*.py") if file.name not in LEFT_ALONE)
    everyone = [mutant for file in files for mutant in mutants_of(file)]
    chosen = random.Random(options.seed).sample(everyone, min(options.sample, len(everyone)))
    killed = 0
    with ThreadPoolExecutor(options.workers) as pool:
        for number, (mutant, found) in enumerate(zip(chosen, pool.map(is_killed, chosen), strict=True), 1):
            killed += found
            if not found:
                print(f"survives: {mutant.file}:{mutant.line}: {mutant.says}", flush=True)
            if number % 25 == 0:
                print(f"{killed} of {number} found", flush=True)
    print(f"{killed} of {len(chosen)} mutants found ({killed / len(chosen):.0%}), of {len(everyone)} possible")
    return 0


if __name__ == "__main__":
    sys.exit(main())
