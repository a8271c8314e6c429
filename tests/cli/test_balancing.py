"""`labdeck balance`: what it prints and writes, and what it refuses."""

import json
import re
from pathlib import Path

import pytest

from labdeck.deck.library import FOLDER
from tests.cli.keyboard import Terminal
from tests.cli.said import Command


def test_piped_the_findings_come_first_and_then_the_tables(command: Command, tmp_path: Path) -> None:
    shown = command("balance", "gsa", "--games", "50", "--html", "gsa.html")
    assert shown.status == 0
    assert re.fullmatch(r"The summary took \d+\.\d s, the cards' effects \d+\.\d s\.\n", shown.err)
    lines = shown.out.splitlines()
    assert "50 games between greedy bots" in lines[0]
    assert lines[2].startswith("Findings, the gravest first")
    assert float(lines[3].split()[0]) >= float(lines[4].split()[0])
    for title in ("Seats.", "Length.", "Points.", "Projects.", "Kinds.", "Modifiers."):
        assert any(line.startswith(title) for line in lines), title
    assert (tmp_path / "gsa.html").read_text().startswith("<!doctype html>")


def test_the_same_deck_gives_the_same_page(command: Command, tmp_path: Path) -> None:
    for name in ("one.html", "other.html"):
        command("balance", "gsa", "--games", "50", "--html", name)
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "other.html").read_bytes()


def test_on_a_terminal_the_gravest_finding_comes_first_and_cards_follow_as_they_come(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, ("balance", "gsa", "--games", "100"), columns=140, rows=60)
    findings = terminal.read("Findings, the gravest first") + terminal.read("Seats")
    words = re.findall(r"(slight|notable|grave): ", findings)
    assert words
    assert words == sorted(words, key=("grave", "notable", "slight").index)
    terminal.read("Modifiers")
    terminal.read("Lab swap")
    later = terminal.read("Findings on modifiers and idle cards, the gravest first") + terminal.rest()
    assert terminal.status == 0
    assert re.search(r"(slight|notable|grave): .*(makes the game|wins (more|less) often|never matters)", later)


def test_the_report_is_told_although_the_page_cannot_be_written(command: Command, tmp_path: Path) -> None:
    (tmp_path / "full.html").symlink_to("/dev/full")
    shown = command("balance", "gsa", "--games", "50", "--html", "full.html")
    assert shown.status == 1
    assert "Findings, the gravest first" in shown.out
    assert "labdeck: no space left on device" in shown.err


def test_ctrl_c_keeps_the_summary_and_the_effects_that_are_known(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, ("balance", "gsa", "--games", "5000", "--html", "gsa.html"), columns=140, rows=60)
    terminal.read("Modifiers")
    terminal.read(r"%")
    terminal.child.sendintr()
    shown = terminal.rest()
    assert terminal.status == 130
    assert "Findings on modifiers and idle cards, the gravest first" in shown
    assert re.search(r"interrupted after \d+ of \d+ cards; those are kept", shown)
    assert "Lab swap" in (tmp_path / "gsa.html").read_text()


def test_ctrl_c_before_the_summary_is_told(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, ("balance", "gsa", "--games", "100000"), columns=100)
    terminal.read("playing")
    terminal.child.sendintr()
    assert "interrupted before the summary was finished; nothing is kept" in terminal.rest()
    assert terminal.status == 130


def test_as_data(command: Command, tmp_path: Path) -> None:
    text = (FOLDER / "gsa.toml").read_text()
    (tmp_path / "other.toml").write_text(text.replace("points = 3", "points = 4", 1))
    found = json.loads(command("balance", "gsa", "--against", "other.toml", "--games", "50", "--json").out)
    assert found["deck"] == "gsa"
    assert found["findings"][0]["gravity"] >= found["findings"][1]["gravity"]
    assert {"value", "low", "high"} == set(found["sections"]["seats"][0]["wins"])
    assert found["sections"]["length_changes"][0]["what"] == "turns of a game"


def test_versions_without_a_number_of_players_in_common_are_refused(command: Command, tmp_path: Path) -> None:
    text = (FOLDER / "gsa.toml").read_text()
    for players in (2, 3):
        numbers = f"players = [{players}, {players}]\nbest = [{players}, {players}]"
        (tmp_path / f"{players}.toml").write_text(re.sub(r"players = [^\n]*\nbest = [^\n]*", numbers, text))
    shown = command("balance", "2.toml", "--against", "3.toml", "--games", "50")
    assert shown.status == 2
    assert "the two versions have no number of players in common" in shown.err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("balance", "nowhere"), "there is no such deck"),
        (("balance", "gsa", "--against", "nowhere.toml"), "cannot be read"),
        (("balance", "gsa", "--against", "heroes"), "gsa is a game of projects and heroes one of discoveries"),
        (("balance", "gsa", "--games", "1"), "--games"),
        (("balance", "gsa", "--games", "100001"), "less than or equal to 100000"),
        (("balance", "gsa", "--html", "nowhere/page.html"), "there is no folder nowhere"),
        (("balance", "gsa", "--html", "."), ". is a folder"),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_sentence(command: Command, arguments: tuple[str, ...], says: str) -> None:
    shown = command(*arguments)
    assert shown.status != 0
    assert says in shown.err
    assert shown.out == ""
