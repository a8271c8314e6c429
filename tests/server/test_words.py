"""Every sentence that the server says to people is in its catalogue, server/words: no other module has one."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SERVER = Path(__file__).parents[2] / "src" / "labdeck" / "server"
TWO_WORDS = re.compile(r"(?<![-\w])[A-Za-z]{2,} [a-z]{2,}")
# What refuses, and how many of its arguments come before the reason.
REFUSING = {"Refused": 1, "Closed": 1, "_refused": 1, "Unsaved": 0, "Sorry": 0}
FOR_OTHERS = {"log.error", "log.warning", "Query"}  # whoever runs the server, or writes programs
# Modules that have sentences for others than who plays, or makes decks and classes.
OTHERS_MODULES = {
    "words": "the catalogue",
    "protocol": "describes the messages to who writes programs",
    "description.py": "describes the answers to who writes programs",
    "limits.py": "describes the limits to who runs the server",
    "lease.py": "tells who runs the server that another one has the games",
    "loadtest.py": "is a command, and prints what it measured",
    "page.py": "tells who runs the server that the page is not built",
    "run.py": "is the command that runs the server",
    "shelf.py": "tells who runs the server what is wrong with the folder of decks",
}
NOT_TOLD = {
    "say a number of hours, days or weeks, such as 36h, 90d or 52w, not “…”": "an option of `labdeck serve`",
    "Another seat is asked now.": "ends the reading of a log that other rules wrote, which is told otherwise",
    "The game is somewhere else now.": "likewise",
    "not an answer": "a bot's process went wrong, and another choice is made",
}


def text_of(joined: ast.JoinedStr) -> str:
    """The text of an f-string, with a sign for each value."""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in joined.values)


def texts(node: ast.AST) -> Iterator[str]:
    """The strings in a piece of code, but for docstrings and what is said to others."""
    match node:
        case ast.Expr(value=ast.Constant()):
            return
        case ast.Call(func=called) if ast.unparse(called) in FOR_OTHERS:
            return
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr():
            yield text_of(node)
            for part in node.values:
                if isinstance(part, ast.FormattedValue):
                    yield from texts(part.value)
        case _:
            for child in ast.iter_child_nodes(node):
                yield from texts(child)


def parts(node: ast.AST) -> Iterator[str]:
    """The strings of which an expression itself is made; what a call, a key or a comparison in it has is not said."""
    match node:
        case ast.Call() | ast.Subscript() | ast.Compare():
            return
        case ast.JoinedStr():
            yield text_of(node)
        case _:
            yield from texts(node) if isinstance(node, ast.Constant) else ()
            for child in ast.iter_child_nodes(node):
                yield from parts(child)


def reasons(tree: ast.AST) -> Iterator[str]:
    """The reasons that refusals give in words of their own, if it is only one word."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (called := ast.unparse(node.func).split(".")[-1]) in REFUSING:
            for given in (*node.args[REFUSING[called] :], *(keyword.value for keyword in node.keywords)):
                yield from (text for text in parts(given) if any(map(str.isalpha, text)))


def outside(folder: Path) -> list[str]:
    """The sentences of modules that the catalogue does not have."""
    found = []
    for path in sorted(folder.rglob("*.py")):
        where = path.relative_to(folder)
        tree = ast.parse(path.read_text("utf-8"))
        said = set(reasons(tree)) if where.parts[0] != "words" else set()
        if where.parts[0] not in OTHERS_MODULES:
            said |= {text for text in texts(tree) if TWO_WORDS.search(text)}
        found += [f"{where}: {text}" for text in sorted(said - NOT_TOLD.keys())]
    return found


def test_every_sentence_of_the_server_is_in_its_catalogue() -> None:
    assert outside(SERVER) == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("table.py", 'raise Refused("not_now", "The game is over.")'),
        ("studio/drafts.py", 'raise Refused("too_many", f"Only {most}.")'),
        ("rooms.py", 'raise Refused("taken", words.tables.OVER if is_over else "Taken.")'),
        ("run.py", 'raise Closed(Close.NO_HELLO, "no hello came")'),
        ("saved.py", 'def __init__(self, reason: str = "This could not be saved."): pass'),
        ("hints.py", 'WHY = {"put": "There it helps you most."}'),
        ("message.py", 'def told(): return {"type": "chat", "says": f"{name} has come."}'),
        ("school.py", "says = f\"{'not here' if is_gone else ''}\""),
    ],
)
def test_a_planted_sentence_is_found(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text(f'"""A module that says something."""\n{text}\n')
    assert len(outside(tmp_path)) == 1


def test_every_exception_is_needed() -> None:
    said = {text for path in SERVER.rglob("*.py") for text in texts(ast.parse(path.read_text("utf-8")))}
    assert said >= NOT_TOLD.keys()
    assert all((SERVER / name).exists() for name in OTHERS_MODULES)
