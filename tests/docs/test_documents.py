"""The documents are true of the repository: rules have tests, links lead somewhere, pages keep their size."""

import ast
import re
import subprocess
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from labdeck.cli.reference import pages

ROOT = Path(__file__).parents[2]
DECKS = ROOT / "src/labdeck/decks"
RULE = re.compile(r"^- \*\*(P|R|D|DR|L)(\d+)\*\*", re.MULTILINE)
CITED = re.compile(r"\[((?:DR|[PRDL])\d+(?:, (?:DR|[PRDL])\d+)*)\]")
LAST = {"P": 37, "R": 40, "D": 41, "DR": 36, "L": 49}
GSA_ONLY = {*(f"P{number}" for number in range(30, 38)), "R5", "R17", "R21", "R31", "R34", "R37", "R40"}
LINK = re.compile(r"\[[^\]]*\]\(([^)\s#]+)[^)]*\)")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
# Patterns that do not match their own text.
WORKPLACE = {
    "a package registry": re.compile(r"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|yarnpkg\.com"),
    "someone's folder": re.compile(r"(?<![\w.])/(?:home|root|Users)/\w|[A-Z]:\\Users\\|file:/[/]"),
}


def numbered_rules() -> Counter[str]:
    """The numbers in docs/rules, each with how often it stands there."""
    texts = [page.read_text() for page in sorted((ROOT / "docs/rules").glob("*.md"))]
    return Counter(prefix + number for text in texts for prefix, number in RULE.findall(text))


def rules_in_play() -> set[str]:
    """The numbers of those rules that a shipped deck is played by."""
    rules = set(numbered_rules())
    if not (DECKS / "heroes.toml").exists():
        rules -= {rule for rule in rules if rule.startswith("D")}
    if not (DECKS / "gsa.toml").exists():
        rules -= GSA_ONLY
    return rules


def rule_mark(node: ast.AST) -> list[str] | None:
    """The numbers in a `pytest.mark.rule(…)`, or None if the node is something else."""
    match node:
        case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark")), args=args):
            return [str(arg.value) if isinstance(arg, ast.Constant) else ast.unparse(arg) for arg in args]
    return None


@cache
def parsed_tests() -> tuple[tuple[str, ast.Module], ...]:
    """Every Python file below tests, by its path, parsed."""
    paths = sorted((ROOT / "tests").rglob("*.py"))
    return tuple((str(path.relative_to(ROOT)), ast.parse(path.read_text())) for path in paths)


def rule_marks() -> Iterator[tuple[str, list[str]]]:
    """Every rule mark below tests, with where it stands; those on one function are taken together."""
    for path, module in parsed_tests():
        stacked: set[ast.AST] = set()
        for node in ast.walk(module):
            if isinstance(node, ast.FunctionDef):
                marks = {line: numbers for line in node.decorator_list if (numbers := rule_mark(line))}
                stacked.update(marks)
                if marks:
                    yield f"{path}:{node.name}", [number for numbers in marks.values() for number in numbers]
            elif isinstance(node, ast.Call) and node not in stacked and (numbers := rule_mark(node)):
                yield f"{path}:{node.lineno}", numbers


def tracked_texts() -> Iterator[tuple[str, str]]:
    """The text files of the repository, those not yet added included, by path."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in sorted(set(listed.split("\0")) - {""}):
        content = (ROOT / name).read_bytes() if (ROOT / name).is_file() else b"\0"
        if b"\0" not in content:
            yield name, content.decode()


def documents() -> list[Path]:
    """The pages at the root and below docs."""
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(language: str) -> list[str]:
    """The fenced blocks of a language in all documents."""
    found = [block for page in documents() for block in FENCE.findall(page.read_text())]
    return [text for name, text in found if name == language]


def by_number(rules: set[str]) -> list[str]:
    return sorted(rules, key=lambda rule: (rule.rstrip("0123456789"), len(rule), rule))


def test_every_number_stands_once_in_the_rules() -> None:
    expected = Counter(f"{prefix}{number}" for prefix, last in LAST.items() for number in range(1, last + 1))
    assert numbered_rules() == expected


def test_every_rule_in_play_has_a_test() -> None:
    tested = {number for _, numbers in rule_marks() for number in numbers}
    missing = by_number(rules_in_play() - tested)
    assert not missing, f"no test is marked with {', '.join(missing)}"


def test_marks_name_rules_that_exist() -> None:
    known = set(numbered_rules())
    assert not [where for where, numbers in rule_marks() if not known.issuperset(numbers)]


def test_a_test_has_at_most_two_numbers() -> None:
    assert not [where for where, numbers in rule_marks() if len(numbers) > 2]


def test_the_source_cites_rules_that_exist() -> None:
    known = set(numbered_rules())
    cited = {
        (str(path.relative_to(ROOT)), number)
        for path in (ROOT / "src").rglob("*.py")
        for group in CITED.findall(path.read_text())
        for number in group.split(", ")
    }
    assert not [pair for pair in sorted(cited) if pair[1] not in known]


def test_pages_keep_their_size() -> None:
    limits = {ROOT / "STYLE.md": 80, **dict.fromkeys((ROOT / "docs/adr").glob("*.md"), 40)}
    assert len(limits) > 1
    assert not [page.name for page, most in limits.items() if len(page.read_text().splitlines()) > most]


def test_relative_links_lead_to_files() -> None:
    links = [
        (page, target)
        for page in documents()
        for target in LINK.findall(FENCE.sub("", page.read_text()))
        if "://" not in target and not target.startswith("mailto:")
    ]
    assert links
    assert not [(page.name, target) for page, target in links if not (page.parent / target).exists()]


def test_make_commands_in_the_documents_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    commands = "".join(blocks("console"))
    named = set(re.findall(r"^\$ make ([a-z-]+)", commands, re.MULTILINE))
    assert named
    assert named <= targets


def test_the_pages_said_to_be_written_are_those_that_are() -> None:
    said = (ROOT / "docs/README.md").read_text().partition("`make docs` writes: ")[2].partition("\n")[0]
    assert {Path(target).name for target in LINK.findall(said)} == set(pages())


def test_credits_are_given_for_every_deck_and_all_are_shipped() -> None:
    text = (ROOT / "CREDITS.md").read_text()
    assert set(re.findall(r"^\| `([a-z]+)` \|", text, re.MULTILINE)) == {path.stem for path in DECKS.glob("*.toml")}
    assert "shipped yet" not in text


def test_a_source_package_has_every_folder_of_the_repository() -> None:
    packed = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["sdist"][
        "include"
    ]
    folders = {name.partition("/")[0] for name, _ in tracked_texts() if "/" in name}
    assert {folder for folder in folders if not folder.startswith(".")} <= set(packed)


def test_toml_in_the_documents_is_toml() -> None:
    for text in blocks("toml"):
        tomllib.loads(text)


@pytest.mark.parametrize("what", WORKPLACE)
def test_no_file_names_a_workplace(what: str) -> None:
    assert not [name for name, text in tracked_texts() if WORKPLACE[what].search(text)]


def test_locks_hold_packages_and_nothing_else() -> None:
    line = re.compile(r"([a-z0-9.-]+==\S+( ; sys_platform != \S+)?|    --hash=sha256:[0-9a-f]{64})( \\)?| *#.*|")
    locks = sorted((ROOT / "requirements").glob("*.txt"))
    assert [lock.name for lock in locks] == ["bench.txt", "dev.txt", "zig.txt"]
    assert not [text for lock in locks for text in lock.read_text().splitlines() if not line.fullmatch(text)]
