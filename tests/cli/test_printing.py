"""`labdeck print`: a file that can be printed, or one sentence and no file."""

import subprocess
import sys
from pathlib import Path

import pytest

from labdeck.deck.starter import starter
from tests.cli.said import Command
from tests.tools.pictures import a_picture

BLOCKED = "import sys; sys.modules['typst'] = None; from labdeck.cli import run; sys.exit(run(sys.argv[1:]))"


def test_a_deck_is_printed_into_a_file(command: Command, tmp_path: Path) -> None:
    shown = command("print", "gsa", "--out", str(tmp_path / "gsa.pdf"), "--pile", "project")
    assert shown.status == 0
    assert "16 cards of gsa on 4 pages" in shown.out
    assert (tmp_path / "gsa.pdf").read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("wishes", "says"),
    [
        (["--size", "300x400"], "do not fit on A4"),
        (["--shift", "one,two"], "is not two numbers"),
        (["--class", "colour"], "has no class “colour”"),
        (["--format", "svg"], "format: there is no “svg”"),
        (["--out", "/nowhere/at/all.pdf"], "/nowhere/at/all.pdf: cannot be written"),
    ],
)
def test_what_cannot_be_printed_is_one_sentence(command: Command, tmp_path: Path, wishes: list[str], says: str) -> None:
    out = [] if "--out" in wishes else ["--out", str(tmp_path / "x.pdf")]
    shown = command("print", "gsa", *out, *wishes)
    assert shown.status == 2
    assert says in shown.err
    assert shown.err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_picture_that_is_none_is_one_sentence(command: Command, tmp_path: Path) -> None:
    text = starter("projects", "birds").replace("[[project]]", '[[project]]\npicture = "robin.png"', 1)
    (tmp_path / "birds.toml").write_text(text, encoding="utf-8")
    (tmp_path / "robin.png").write_bytes(a_picture("GIF"))
    shown = command("print", str(tmp_path / "birds.toml"), "--out", str(tmp_path / "x.pdf"))
    assert shown.status == 2
    assert "picture: 'robin.png' is no PNG, JPEG or WebP picture that can be read" in shown.err
    assert shown.err.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["birds.toml", "robin.png"]
    (tmp_path / "robin.png").write_bytes(a_picture("PNG"))
    shown = command("print", str(tmp_path / "birds.toml"), "--out", str(tmp_path / "x.pdf"), "--pile", "project")
    assert shown.status == 0
    assert b"DCTDecode" in (tmp_path / "x.pdf").read_bytes()


def test_without_the_extra_it_says_how_to_get_it(tmp_path: Path) -> None:
    made = subprocess.run(
        [sys.executable, "-c", BLOCKED, "print", "gsa"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert made.returncode == 2
    assert made.stderr == "labdeck: this needs typst, which is not installed: pip install 'labdeck[print]'\n"
    assert not list(tmp_path.iterdir())
