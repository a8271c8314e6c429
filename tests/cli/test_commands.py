"""Commands that ask nothing: their help, their output and their exit status."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.said import Command

COMMANDS = (
    "play",
    "replay",
    "decks",
    "cards",
    "print",
    "new",
    "import",
    "export",
    "check",
    "serve",
    "loadtest",
    "simulate",
    "tournament",
    "balance",
    "bench",
    "collaborations",
    "rounds",
    "reference",
    "version",
)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(command: Command, name: str) -> None:
    shown = command(name, "--help")
    assert shown.status == 0
    assert f"Usage: labdeck {name}" in shown.out


def test_help_names_every_command(command: Command) -> None:
    shown = command("--help").out
    assert re.findall(r"^  (\w+) {2,}", shown.partition("Commands:")[2], re.MULTILINE) == list(COMMANDS)


def test_help_loads_neither_games_nor_numbers() -> None:
    heavy = "{'rich', 'labdeck.game', 'numpy', 'labdeck.native'}"
    program = f"import sys, labdeck.cli.app; sys.exit(bool({heavy} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0


def test_playing_needs_no_numpy_and_translates_nothing() -> None:
    program = (
        "import sys, labdeck.cli.play.opening, labdeck.cli.play.sitting, labdeck.cli.play.colour;"
        "sys.exit(bool({'numpy', 'labdeck.native.translate'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0


def test_the_version_is_printed(command: Command) -> None:
    assert re.fullmatch(r"labdeck \d+\.\d+\.\d+\n", command("version").out)


@pytest.mark.parametrize(
    ("arguments", "says", "status"),
    [
        (["plai"], "No such command", 2),
        (["play"], "name a deck", 2),
        (["play", "ingeniun"], "the nearest right word is ingenium", 1),
        (["play", "nowhere.toml"], "no such file", 1),
        (["play", "ingenium", "--players", "9"], "it is for 2 to 5", 1),
        (["play", "ingenium", "--players", "two"], "--players", 2),
        (["play", "ingenium", "--humans", "4"], "4 people do not fit on 3 seats", 2),
        (["play", "ingenium", "--bots", "greedi"], "did you mean greedy?", 2),
        (["play", "ingenium", "--set", "draw"], "should be KNOB=VALUE", 2),
        (["play", "ingenium", "--set", "drew=3"], "the nearest right word is draw", 1),
        (["play", "ingenium", "--set", "draw=0"], "a number from 1 to 10", 1),
        (["play", "ingenium", "--projects", "3"], "3 are too few for 3", 1),
        (["play", "ingenium", "--names", "Ada,Ada,Emmy"], "differ", 1),
        (["play", "ingenium", "--seed", "-1"], "seed", 1),
        (["play", "--resume", "nowhere"], "nowhere: no such file or directory", 1),
        (["replay", "."], ".: is a directory", 1),
        (["cards", "ingenium", "rachel-chong"], "the nearest right word is rachel-chang", 1),
        (["cards", "ingenium", "--svg", "/dev/null"], "/dev/null/faces: not a directory", 1),
        (["bench", "wize"], "the nearest right word is wise", 1),
        (["bench", "--growth", "--most", "10"], "--most", 2),
        (["rounds", "gsa"], "gsa: rounds are counted in games of discoveries, and this is one of projects", 2),
        (["rounds", "heroes", "--players", "5"], "--players: heroes is for 2 to 4 players, not for 5", 2),
        (["reference"], "--write FOLDER or --check FOLDER", 2),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(command: Command, arguments: list[str], says: str, status: int) -> None:
    shown = command(*arguments)
    assert says in shown.err
    assert (shown.status, shown.out, len(shown.err.splitlines())) == (status, "", 1)


def test_without_a_command_help_is_shown(command: Command) -> None:
    assert command() == command("--help")


def test_a_closed_pipe_is_no_error(tmp_path: Path) -> None:
    command = f"'{sys.executable}' -m labdeck cards ingenium | head -1"
    shown = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert (len(shown.stdout.splitlines()), shown.stderr) == (1, "")


def test_an_empty_term_for_games_is_refused(command: Command) -> None:
    refused = command("serve", "--keep", "")
    assert refused.status == 2
    assert "--keep: say a number of hours, days or weeks" in refused.err
