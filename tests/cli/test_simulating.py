"""`labdeck simulate` and `labdeck tournament`: what they print, and what they refuse."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from labdeck.cli.progress import rate_text
from tests.cli.keyboard import Terminal
from tests.cli.said import Command


def test_a_simulation_is_told_and_written(command: Command, tmp_path: Path) -> None:
    shown = command("simulate", "gsa", "--games", "20", "--bots", "greedy,random", "--out", "games.csv")
    assert shown.status == 0
    assert "20 games with 2 players, seeds from 0" in shown.out
    assert "greedy" in shown.out
    assert shown.err == ""
    assert len((tmp_path / "games.csv").read_text().splitlines()) == 21
    assert os.listdir(tmp_path) == ["games.csv"]


def test_a_simulation_as_data(command: Command) -> None:
    found = json.loads(command("simulate", "gsa", "--games", "20", "--players", "3", "--seed", "5", "--json").out)
    assert (found["deck"], found["players"], found["seed"], found["games"]) == ("gsa", 3, 5, 20)
    assert [seat["bot"] for seat in found["seats"]] == ["greedy"] * 3
    assert found["turns"]["low"] < found["turns"]["value"] < found["turns"]["high"]


def test_on_a_terminal_a_bar_shows_the_rate_and_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, ("simulate", "gsa", "--games", "10000000", "--out", "games.csv"), columns=100)
    terminal.read(r"[1-9][\d,]* games/s")
    terminal.child.sendintr()
    shown = terminal.rest()
    assert terminal.status == 130
    kept = re.search(r"interrupted after ([\d,]+) of 10,000,000 games; those are kept", shown)
    assert kept
    assert len((tmp_path / "games.csv").read_text().splitlines()) == 1 + int(kept[1].replace(",", ""))
    assert f"{kept[1]} games with 3 players" in shown


def test_ctrl_c_keeps_the_deals_of_a_tournament(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, ("tournament", "gsa", "--games", "10000000"), columns=100)
    terminal.read(r"\d{4,}/10000000")  # some deals have been played by both tables
    terminal.child.sendintr()
    shown = terminal.rest()
    assert terminal.status == 130
    kept = re.search(r"interrupted after ([\d,]+) of 5,000,000 deals; those are kept", shown)
    assert kept
    assert f"each with the same {kept[1]} deals" in shown


@pytest.mark.parametrize(("name", "first"), [("simulate", "game"), ("tournament", "deal")])
def test_ctrl_c_does_not_wait_for_searching_bots_and_says_when_nothing_is_done(
    tmp_path: Path, name: str, first: str
) -> None:
    terminal = Terminal(tmp_path, (name, "gsa", "--bots", "search:1000000,hard", "--games", "50"), columns=100)
    terminal.read("0/50")
    terminal.child.sendintr()
    terminal.child.sendintr()
    shown = terminal.rest()
    assert terminal.status == 130
    assert f"labdeck: interrupted before the first {first} was finished; nothing is kept" in shown
    assert "Traceback" not in shown


def test_a_summary_is_told_although_its_file_cannot_be_written(command: Command, tmp_path: Path) -> None:
    (tmp_path / "full.csv").symlink_to("/dev/full")
    shown = command("simulate", "gsa", "--games", "20", "--out", "full.csv")
    assert shown.status == 1
    assert "20 games with 3 players" in shown.out
    assert "labdeck: no space left on device" in shown.err


def test_the_rate_of_long_games_is_told_by_the_minute() -> None:
    assert rate_text(0.0) == ""
    assert rate_text(0.02) == "1.2 games/min"
    assert rate_text(1234.5) == "1,234 games/s"


def test_a_tournament_is_told(command: Command) -> None:
    shown = command("tournament", "gsa", "--games", "40")
    assert "2 seatings of 2 players, each with the same 20 deals" in shown.out
    assert "greedy before random" in shown.out
    found = json.loads(command("tournament", "gsa", "--games", "40", "--players", "3", "--json").out)
    assert set(found["ratings"]) == {"greedy", "random"}
    assert found["pairs"][0]["against"] == "random"


@pytest.mark.parametrize("name", ["simulate", "tournament", "balance"])
@pytest.mark.parametrize(
    ("without", "says"),
    [
        ("sys.modules['numpy'] = None", "this needs numpy, which is not installed: pip install 'labdeck[lab]'"),
        (
            "from labdeck.native import library; library.current = library.is_checkout = lambda: None",
            "the rules are not machine code here: install a wheel of labdeck for this machine, "
            "or run `make setup` in a checkout",
        ),
    ],
)
def test_without_what_speed_needs_a_sentence_says_so(name: str, without: str, says: str) -> None:
    program = f"import sys; {without}; from labdeck.cli import run; sys.exit(run(['{name}', 'gsa']))"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert said.returncode == 1
    assert said.stderr == f"labdeck: {says}\n"


def test_pyarrow_is_loaded_for_parquet_alone(tmp_path: Path) -> None:
    program = """
import sys
from labdeck.cli import run
for name in ("games.csv", "games.parquet"):
    assert run(["simulate", "gsa", "--games", "1", "--out", name]) == 0
    print("pyarrow" in sys.modules)"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=tmp_path)
    assert [line for line in said.stdout.splitlines() if line in ("True", "False")] == ["False", "True"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("simulate", "gsa", "--bots", "gredy"), "did you mean greedy?"),
        (("simulate", "gsa", "--players", "9"), "9 cannot play"),
        (("simulate", "gsa", "--players", "0"), "0 cannot play"),
        (("tournament", "gsa", "--players", "0"), "0 cannot play"),
        (("simulate", "gsa", "--players", "2", "--bots", "greedy,random,greedy"), "3 bots do not fit on 2 seats"),
        (("simulate", "gsa", "--out", "games.xlsx"), "should end in .parquet, .csv or .json"),
        (("simulate", "gsa", "--out", "nowhere/games.csv"), "there is no folder nowhere"),
        (("simulate", "nowhere"), "there is no such deck; there are gsa, heroes, ingenium, microbes, voyages and wise"),
        (("simulate", "gsa", "--games", "0"), "--games"),
        (("tournament", "gsa", "--bots", "greedy"), "two bots or more"),
        (("tournament", "gsa", "--bots", "greedy,greedy"), "each named once"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    command: Command, arguments: tuple[str, ...], says: str
) -> None:
    shown = command(*arguments)
    assert shown.status != 0
    assert says in shown.err
    assert shown.out == ""
