"""The library knows its text: a stale one is never used, a checkout renews it, and without one everything plays."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import labdeck
from labdeck import native
from labdeck.bots import Budget, think
from labdeck.native import build as building
from labdeck.native import library as loading
from labdeck.native.build import build, command, compiler
from labdeck.native.built import current, libraries, name_of
from labdeck.native.checked import Fault
from labdeck.native.sources import LABDECK, digest, files
from labdeck.native.translate import Program
from labdeck.rules.places import move

from .small import Small

PLAY = """
import sys
import labdeck
from labdeck.bots import Budget, think
game = labdeck.new("ingenium", players=2, seed=3)
thought = think(game.masked(game.to_move), game.tables.deck, game.to_move, Budget(40), 5)
assert not {"numpy", "labdeck.native.translate"} & set(sys.modules) or "--builds" in sys.argv
print(thought.tries, [(line.code, line.visits) for line in thought.lines])
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package in a folder of its own, as an installation has it."""
    return Path(shutil.copytree(LABDECK, tmp_path / "site" / "labdeck", ignore=shutil.ignore_patterns("__pycache__")))


def ran(package: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A program that thinks, run with a package."""
    command = [sys.executable, "-c", PLAY, *arguments]
    return subprocess.run(command, env={"PYTHONPATH": str(package.parent), "PATH": "/usr/bin:/bin"}, text=True,
                          capture_output=True, check=True)  # fmt: skip


def library_of(package: Path) -> Path:
    """The library of a package, which has one."""
    found = current(package)
    assert found
    return found


def test_the_library_is_of_this_text() -> None:
    native.load()
    assert digest().encode() in library_of(LABDECK).read_bytes()


def test_a_change_of_the_text_or_of_its_translation_changes_the_digest(copy: Path) -> None:
    seen = {digest(copy)}
    assert seen == {digest()}
    read = ("rules/projects/turns.py", "rules/schema.py", "bots/projects/greedy.py", "native/translate/program.py")
    for path in read:
        with (copy / path).open("a") as text:
            text.write("\n")
        seen.add(digest(copy))
    assert len(seen) == 5
    (copy / "game" / "view.py").write_text("")
    assert digest(copy) in seen


def test_an_installation_uses_its_library_and_needs_neither_numpy_nor_a_compiler(copy: Path) -> None:
    assert ran(copy).stderr == ""


def test_a_stale_library_is_not_used_and_all_is_played_as_before(copy: Path) -> None:
    before = ran(copy).stdout
    with (copy / "rules" / "turns.py").open("a") as text:
        text.write("\n# changed\n")
    stale = ran(copy)
    assert (stale.stdout, stale.stderr) == (before, ""), "interpreted, and so the same"
    for old in libraries(copy):
        old.unlink()
    assert ran(copy).stdout == before


@pytest.mark.parametrize("kept", [0, 64, 140_000, -1])
def test_a_broken_library_is_not_used(copy: Path, kept: int) -> None:
    before = ran(copy).stdout
    path = library_of(copy)
    path.write_bytes(path.read_bytes()[:kept] + digest(copy).encode())
    assert current(copy) is None
    assert ran(copy).stdout == before


def test_what_is_no_library_though_its_name_fits_is_not_used(copy: Path) -> None:
    before = ran(copy).stdout
    library_of(copy).unlink()
    (copy / "native" / name_of(digest(copy), b"no library")).write_bytes(b"no library")
    assert current(copy)
    assert ran(copy).stdout == before


def test_a_text_saved_while_it_is_translated_is_translated_again(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    translate = Program.text

    def saved_meanwhile(self: Program, of: str = "") -> str:
        monkeypatch.undo()
        text = translate(self, of)
        with (copy / "rules" / "turns.py").open("a") as file:
            file.write("\n# saved\n")
        return text

    monkeypatch.setattr(Program, "text", saved_meanwhile)
    assert building.translated(copy)[1] == digest(copy)


def test_a_checkout_renews_a_stale_library_and_says_so_in_one_line(copy: Path) -> None:
    root = copy.parents[1]
    root.joinpath("src").mkdir()
    package = Path(shutil.move(copy, root / "src" / "labdeck"))
    root.joinpath("pyproject.toml").touch()
    before = ran(package).stdout
    with (package / "rules" / "turns.py").open("a") as text:
        text.write("\n# changed\n")
    renewed = ran(package, "--builds")
    assert (renewed.stdout, renewed.stderr) == (before, "The rules have changed: making them machine code now.\n")
    assert current(package)
    assert len(libraries(package)) == 1
    assert ran(package).stderr == ""
    assert not list(package.rglob(".librules-*"))


def test_what_cannot_be_built_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    loading.loaded.cache_clear()
    monkeypatch.setattr(loading, "current", lambda: None)
    monkeypatch.setattr(loading, "is_checkout", lambda: False)
    try:
        assert not native.is_built()
        with pytest.raises(native.NotBuilt, match=r"not machine code here: install a wheel .* or run `make setup`"):
            native.entry(building.main)
        game = labdeck.arrange("wise", hands=[["physics"], []], to_move=0, phase="draw")
        assert think(game.masked(0), game.tables.deck, 0, Budget(3), 1).tries == 3
    finally:
        loading.loaded.cache_clear()


def test_what_is_no_entry_says_how_to_make_it_one() -> None:
    with pytest.raises(LookupError, match=r"labdeck.rules.places.move is no entry: let its module's __all__ name it"):
        native.entry(move)


def test_without_a_compiler_a_sentence_names_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(building, "find_spec", lambda name: None)
    with pytest.raises(native.NotBuilt, match=r"no C compiler: install one \(cc\), or the package ziglang"):
        compiler()


def test_the_compiler_is_the_one_that_is_named_or_there_or_zig(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "ccache my-cc")
    assert compiler() == ["ccache", "my-cc"]
    monkeypatch.delenv("CC")
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}" if name == "gcc" else None)
    assert compiler() == ["/bin/gcc"]
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(building, "find_spec", lambda name: name == "ziglang")
    assert compiler() == [sys.executable, "-m", "ziglang", "cc"]
    assert compiler("aarch64-macos")[-2:] == ["-target", "aarch64-macos"]


def test_a_compiler_that_fails_is_told_and_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", f"{sys.executable} -c out_of_order")
    with pytest.raises(native.NotBuilt, match=r"(?s)the compiler .* failed: .*out_of_order"):
        build(folder=tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ("no-such-compiler", "the compiler no-such-compiler cannot be run: No such file or directory"),
        ("gcc '", "CC cannot be read: No closing quotation"),
        ("/bin/true", "the compiler /bin/true failed: exit status 0"),
    ],
)
def test_a_compiler_that_is_none_is_told(
    named: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", named)
    with pytest.raises(native.NotBuilt, match=re.escape(said)):
        build(folder=tmp_path)


def test_a_library_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(native.NotBuilt, match=r"could not be written: .*nowhere"):
        build(folder=tmp_path / "nowhere")


def test_the_text_needs_no_other_library_and_compiles_without_a_warning(tmp_path: Path) -> None:
    text = tmp_path / "rules.c"
    text.write_text(Program(files()).text())
    assert re.findall(r"#include (\S+)", text.read_text()) == ["<stdint.h>"]
    words = command(text, tmp_path / "rules.so", more=["-O0", "-Wall", "-Wextra", "-Wno-unused", "-Werror"])
    words.remove("-w")
    assert subprocess.run(words, capture_output=True, text=True).stderr == ""


def test_a_fault_names_the_line(tmp_path: Path) -> None:
    text = """
def at(s: State, i: int) -> int:
    return s.place[i]

def divided(a: int, b: int) -> int:
    return a // b

def summed(a: int, b: int) -> int:
    return a + b

def kept(s: State, a: int) -> None:
    s.turns = a

def counted(a: int, out: Counts) -> None:
    out[a] = 1
"""
    small = Small(tmp_path, text, is_checked=True)
    record, out = native.new_state(), native.numbers(2)
    calls = {
        "small.py:5: an index into State.place: s.place[i] (with -1)": ("at", record, -1),
        "small.py:5: an index into State.place: s.place[i] (with 128)": ("at", record, 128),
        "small.py:8: div by a wrong number: a // b (with 0)": ("divided", 3, 0),
        "small.py:11: an overflow: a + b": ("summed", 2**63 - 1, 1),
        "small.py:14: a value beyond State.turns: s.turns = a (with 32768)": ("kept", record, 32768),
        "small.py:17: an index into counts: out[a] (with 2)": ("counted", 2, out),
    }
    for said, (name, *arguments) in calls.items():
        with pytest.raises(Fault, match=re.escape(said)):
            small.both(name)[1](*arguments)
    plain = Small(tmp_path, text)
    assert plain.both("divided")[1](3, 0) == 0, "division by zero gives 0 where nothing is checked"
