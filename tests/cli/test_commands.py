"""Commands that ask nothing: their help, their output and their exit status."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from labdeck.cli import run
from labdeck.deck import load, names, tables
from labdeck.deck.library import FOLDER
from labdeck.game.record import LARGEST


class Said(NamedTuple):
    """What a command said, and its exit status."""

    status: int
    out: str
    err: str


Command = Callable[..., Said]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Command:
    """Runs a command in an empty folder, within this process."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    def said(*arguments: str) -> Said:
        status = run(arguments)
        return Said(status, *capsys.readouterr())

    return said


COMMANDS = (
    "play",
    "replay",
    "decks",
    "cards",
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


def test_decks_are_listed_with_counts(command: Command) -> None:
    shown = command("decks").out
    for name in names():
        assert f"{name}: {load(name).title}" in shown
    assert "120 cards: 21 scientists, 73 resources, 26 modifiers" in shown


def test_a_card_is_shown_with_its_facts_and_sources(command: Command) -> None:
    shown = " ".join(command("cards", "ingenium", "Rachel Chang").out.split())
    card = next(project for project in load("ingenium").projects if project.id == "rachel-chang")
    assert "Scientist, 4 points Needs: geoscience, chemistry, doctorate, professor" in shown
    assert all(fact in shown for fact in card.facts)
    assert f"facts: {card.source['facts']}" in shown


def test_a_modifier_is_shown_with_its_sentence(command: Command) -> None:
    shown = command("cards", "ingenium", "stupid-patriarchy").out
    assert "Burn 1 resource on another player's scientist." in shown
    assert "played at once, 3 copies" in shown


def test_cards_are_found_by_a_word(command: Command) -> None:
    shown = command("cards", "ingenium", "--find", "pulsar").out
    assert "jocelyn-bell-burnell" in shown
    assert "rachel-chang" not in shown
    assert "No card of ingenium has “xyzzy” on it." in command("cards", "ingenium", "--find", "xyzzy").out


def test_all_cards_are_listed(command: Command) -> None:
    shown = command("cards", "wise").out
    assert all(f"({card.id})" in shown for card in tables(load("wise")).cards)


def test_cards_are_drawn_into_files(command: Command, tmp_path: Path) -> None:
    shown = command("cards", "ingenium", "--svg", "drawn")
    assert shown.out == "58 cards of ingenium, both sides, 2 pile backs and 14 icons are in drawn.\n"
    assert len(list((tmp_path / "drawn/faces").iterdir())) == len(list((tmp_path / "drawn/backs").iterdir())) == 58
    assert (tmp_path / "drawn/faces/rachel-chang.svg").read_text("utf-8").startswith("<svg")


def test_only_the_cards_that_are_asked_for_are_drawn(command: Command, tmp_path: Path) -> None:
    command("cards", "ingenium", "rachel-chang", "--svg", "one")
    command("cards", "microbes", "--find", "insulin", "--svg", "few")
    assert [path.name for path in (tmp_path / "one/faces").iterdir()] == ["rachel-chang.svg"]
    assert [path.name for path in (tmp_path / "few/faces").iterdir()] == ["escherichia-coli.svg"]
    assert "No card of microbes has" in command("cards", "microbes", "--find", "zebra", "--svg", "none").out
    assert not (tmp_path / "none").exists()


def test_shipped_decks_are_right(command: Command) -> None:
    shown = command("check", *names())
    assert shown.status == 0, shown.out
    assert all(f"{name}: right, " in shown.out for name in names())


def test_check_prints_every_problem_of_every_file(command: Command, tmp_path: Path) -> None:
    text = (FOLDER / "ingenium.toml").read_text()
    wrong = text.replace("Burn 1 resource on", "Burm 1 resource on").replace("copies = 6", "copies = 0", 1)
    (tmp_path / "wrong.toml").write_text(wrong)
    (tmp_path / "right.toml").write_text(text)
    shown = command("check", "wrong.toml", "right.toml", "nowhere.toml")
    assert shown.status == 1
    assert "wrong.toml: stupid-patriarchy: effect:" in shown.out
    assert "the nearest right sentence is Burn 1 resource on another player's scientist." in shown.out
    assert "copies" in shown.out
    assert "right.toml: right, 120 cards" in shown.out
    assert "nowhere.toml: cannot be read" in shown.out


def test_the_version_is_printed(command: Command) -> None:
    assert re.fullmatch(r"labdeck \d+\.\d+\.\d+\n", command("version").out)


def test_reference_pages_are_written_and_compared(command: Command, tmp_path: Path) -> None:
    assert command("reference", "--write", "pages").status == 0
    assert command("reference", "--check", "pages").status == 0
    (tmp_path / "pages/knobs.md").write_text("old")
    shown = command("reference", "--check", "pages")
    assert shown.status == 1
    assert "knobs.md: out of date" in shown.out


def test_the_documents_have_the_generated_pages(command: Command) -> None:
    shown = command("reference", "--check", str(Path(__file__).parents[2] / "docs/reference"))
    assert shown.status == 0, shown.out


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


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"hello", "a record begins with the line"),
        (b"\xff\xfe\x00", "not a text"),
        (b"labdeck record 1\nversion 9.9.9\nchoices\nend 0 x\n", "made by version 9.9.9"),
    ],
)
def test_a_file_that_is_no_game_is_refused(command: Command, tmp_path: Path, content: bytes, says: str) -> None:
    (tmp_path / "game").write_bytes(content)
    for shown in (command("replay", "game"), command("play", "--resume", "game")):
        assert shown.err.startswith("labdeck: game")
        assert says in shown.err
        assert (shown.status, shown.out, len(shown.err.splitlines())) == (1, "", 1)


def test_a_file_without_end_is_refused(command: Command, tmp_path: Path) -> None:
    with open(tmp_path / "game", "wb") as file:
        file.truncate(LARGEST + 1)
    assert command("replay", "game").err == f"labdeck: game is larger than {LARGEST} bytes\n"


def test_a_name_that_no_deck_has_is_checked_against_those_that_there_are(command: Command) -> None:
    shown = command("check", "ingenum")
    assert "the nearest right word is ingenium" in shown.out
    assert shown.status == 1


def test_without_a_command_help_is_shown(command: Command) -> None:
    assert command() == command("--help")


def test_a_closed_pipe_is_no_error(tmp_path: Path) -> None:
    command = f"'{sys.executable}' -m labdeck cards ingenium | head -1"
    shown = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert (len(shown.stdout.splitlines()), shown.stderr) == (1, "")
