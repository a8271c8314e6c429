"""Bots by name on the command line: a person's own bot plays in every command, and what is wrong with it is told."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.keyboard import Terminal, environment, pipe
from tests.cli.said import Command
from tests.tools.patience import PATIENCE

BOTS = """
import sys

class First:
    def choose_from(self, view, choices):
        return choices[0]

class Last:
    def __init__(self, seed):
        self.seed = seed
    def choose_from(self, view, choices):
        return choices[-1].code

class Divides:
    def choose(self, masked, deck, seat):
        return seat // 0

class Cheats:
    def choose(self, masked, deck, seat):
        return 159

class Silent:
    def choose(self, masked, deck, seat):
        pass

class Leaves:
    def choose(self, masked, deck, seat):
        sys.exit(0)

class Unmade:
    def __init__(self, seed):
        raise OSError("no weights")
    choose = Last.choose_from

class Sleeps:
    def choose(self, masked, deck, seat):
        while True:
            pass

class Mute:
    pass

number = 7
"""
SHORT = ("--players", "2", "--bots")


@pytest.fixture(autouse=True)
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with own bots, which is forgotten after the test."""
    (tmp_path / "my_bots.py").write_text(BOTS)
    (tmp_path / "typo.py").write_text("class Bot:\n    def choose(self:\n")
    (tmp_path / "needy.py").write_text("\n\nimport nothing_of_the_kind\n")
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    for module in ("my_bots", "typo", "needy"):
        monkeypatch.delitem(sys.modules, module, raising=False)


def test_an_own_bot_is_simulated(command: Command, tmp_path: Path) -> None:
    shown = command("simulate", "wise", *SHORT, "greedy,my_bots:First", "--games", "3", "--out", "games.csv")
    assert shown.status == 0
    assert "my_bots:First" in shown.out
    assert '"greedy,my_bots:First"' in (tmp_path / "games.csv").read_text()
    assert len((tmp_path / "games.csv").read_text().splitlines()) == 4


def test_an_own_bot_enters_a_tournament(command: Command) -> None:
    shown = command("tournament", "wise", *SHORT, "greedy,my_bots:Last", "--games", "4")
    assert shown.status == 0
    assert "greedy before my_bots:Last" in shown.out


def test_an_own_bot_plays_at_a_table_and_is_called_by_its_class(tmp_path: Path) -> None:
    bots = (*SHORT, "my_bots:First,rush+my_bots:Last")
    shown = pipe(tmp_path, ["play", "wise", *bots, "--humans", "0", "--projects", "4", "--seed", "5", "--save", "game"])
    assert shown.returncode == 0
    assert "First (my_bots:First)" in shown.stdout
    assert " (rush+my_bots:Last)" in shown.stdout
    assert "The game ended: " in shown.stdout


def test_the_command_finds_bots_in_the_folder_where_it_runs(tmp_path: Path) -> None:
    command = [
        str(Path(sys.executable).with_name("labdeck")),
        "simulate",
        "wise",
        *SHORT,
        "my_bots:First",
        "--games",
        "1",
    ]
    shown = subprocess.run(command, cwd=tmp_path, env=environment(tmp_path), capture_output=True, timeout=PATIENCE)
    assert shown.returncode == 0


def test_a_package_brings_bots_by_entry_points(tmp_path: Path) -> None:
    package = tmp_path / "lab_bots-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: lab-bots\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[labdeck.bots]\nfirst = my_bots:First\nlost = my_bots:Lost\n")
    shown = pipe(tmp_path, ["simulate", "wise", *SHORT, "first,hoard+first", "--games", "1"])
    assert shown.returncode == 0
    assert "hoard+first" in shown.stdout
    for wrong, says in (
        ("frist", "first, lost, and your own as module:Class; did you mean first?"),
        ("lost", "lost: the module my_bots has no Lost"),
    ):
        shown = pipe(tmp_path, ["simulate", "wise", *SHORT, wrong])
        assert shown.returncode == 2
        assert says in shown.stderr


@pytest.mark.parametrize("name", ["simulate", "tournament", "play"])
@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("nobody:Bot", "nobody:Bot: there is no module nobody, neither in this folder nor installed"),
        ("my_bots.py:First", "no module my_bots.py, neither in this folder nor installed; name it without .py"),
        ("my_bots:Frist", "my_bots:Frist: the module my_bots has no Frist; did you mean First?"),
        (
            "my_bots:Mute",
            "my_bots:Mute: Mute of the module my_bots should be a class with "
            "choose(masked, deck, seat) or choose_from(view, choices)",
        ),
        ("my_bots:number", "number of the module my_bots should be a class"),
        ("typo:Bot", "typo:Bot: importing the module typo failed: SyntaxError: '(' was never closed (typo.py:2)"),
        ("needy:Bot", "failed: ModuleNotFoundError: No module named 'nothing_of_the_kind' (needy.py:3)"),
        ("my_bots:", 'there is no bot "my_bots:"'),
    ],
)
def test_a_bot_that_cannot_be_found_is_refused_in_a_sentence(command: Command, name: str, bot: str, says: str) -> None:
    shown = command(name, "wise", *SHORT, f"greedy,{bot}")
    assert shown.status == 2
    assert shown.err.startswith("labdeck: --bots: ")
    assert says in shown.err
    assert len(shown.err.splitlines()) == 1
    assert shown.out == ""


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("Divides", "at seat 1 failed: ZeroDivisionError: integer division or modulo by zero (my_bots.py:16)"),
        ("Cheats", "at seat 1 chose 159, which is not offered: This does not answer what is being asked."),
        ("Silent", "at seat 1 chose None, which is neither a choice nor the code of one"),
        ("Leaves", "at seat 1 failed: SystemExit: 0 (my_bots.py:28)"),
        ("Unmade", "cannot be made: OSError: no weights (my_bots.py:32)"),
    ],
)
@pytest.mark.parametrize("name", ["simulate", "tournament", "play"])
def test_a_bot_that_fails_in_a_game_is_told_with_its_line(command: Command, name: str, bot: str, says: str) -> None:
    extra = ("--humans", "0") if name == "play" else ("--games", "2")
    shown = command(name, "wise", *SHORT, f"greedy,my_bots:{bot}", *extra)
    assert shown.status == 1
    assert shown.err.startswith(f"labdeck: my_bots:{bot} {says}")
    assert len(shown.err.splitlines()) == 1


def test_a_game_is_kept_when_a_bot_fails_and_a_saved_program_runs_only_if_it_is_named(
    command: Command, tmp_path: Path
) -> None:
    shown = command("play", "wise", *SHORT, "greedy,my_bots:Divides", "--humans", "0", "--save", "game")
    assert "labdeck play --resume game --bots my_bots:Divides" in shown.out
    (tmp_path / "my_bots.py").write_text("raise SystemExit('it ran')")
    sys.modules.pop("my_bots")
    refused = command("play", "--resume", "game")
    assert refused.status == 2
    assert "game: my_bots:Divides has a seat, which is a program; let it play by --bots my_bots:Divides" in refused.err
    assert "it ran" in command("play", "--resume", "game", "--bots", "my_bots:Divides").err


def test_ctrl_c_does_not_wait_for_an_own_bot(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, ("simulate", "wise", *SHORT, "greedy,my_bots:Sleeps", "--games", "50"), columns=100)
    terminal.read("0/50")
    terminal.child.sendintr()
    shown = terminal.rest()
    assert terminal.status == 130
    assert "labdeck: interrupted before the first game was finished; nothing is kept" in shown
