"""`labdeck balance`: what it prints and writes, and what it refuses."""

import json
import re
from pathlib import Path

import pytest

from labdeck.deck.library import FOLDER
from tests.cli.keyboard import Terminal
from tests.cli.said import Command
from tests.lab.balance.faults import TUNED, planted, text_of


@pytest.fixture
def faulty(tmp_path: Path) -> str:
    """A deck with one project that is worth far too much."""
    (tmp_path / "faulty.toml").write_text(planted(TUNED[2]), encoding="utf-8")
    return "faulty.toml"


def test_piped_it_tells_a_handful_of_findings_each_with_its_remedy(command: Command, faulty: str) -> None:
    shown = command("balance", faulty, "--games", "200")
    assert shown.status == 0
    assert not shown.err
    lines = shown.out.splitlines()
    assert lines[0] == "Plain 2: 200 games between greedy bots with 3 players. One grave finding."
    assert lines[2].startswith("1. Grave. Garden 2 is worth 8 points for 4 needs and earns ")
    assert re.match(r"   With \d points?: [+-]\d\.\d\.$", lines[3])
    assert lines[-2].startswith("Fine: ")
    assert lines[-1].endswith("labdeck balance faulty.toml --all")
    assert not any(line.startswith("Seats.") for line in lines)


def test_all_shows_the_tables_too(command: Command, faulty: str) -> None:
    lines = command("balance", faulty, "--games", "100", "--all").out.splitlines()
    for title in ("Seats.", "Length.", "Points.", "Gardens.", "Kinds.", "Modifiers.", "Plans."):
        assert any(line.startswith(title) for line in lines), title


def test_the_same_deck_gives_the_same_page(command: Command, tmp_path: Path, faulty: str) -> None:
    for name in ("one.html", "other.html"):
        command("balance", faulty, "--games", "50", "--html", name)
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "other.html").read_bytes()
    assert (tmp_path / "one.html").read_text().startswith("<!doctype html>")


def test_on_a_terminal_findings_are_shown_while_the_work_goes_on(tmp_path: Path, faulty: str) -> None:
    terminal = Terminal(tmp_path, ("balance", faulty, "--games", "400"), columns=140, rows=60)
    terminal.read("games: ")
    terminal.read("Garden 2 is worth 8 points")
    terminal.read("plans: ")
    later = terminal.rest()
    assert terminal.status == 0
    assert re.search(r"With \d points?: ", later)
    assert "Fine: " in later


def test_the_report_is_told_although_the_page_cannot_be_written(command: Command, tmp_path: Path, faulty: str) -> None:
    (tmp_path / "full.html").symlink_to("/dev/full")
    shown = command("balance", faulty, "--games", "50", "--html", "full.html")
    assert shown.status == 1
    assert "50 games between greedy bots" in shown.out
    assert "labdeck: no space left on device" in shown.err


def test_ctrl_c_keeps_what_is_known_after_the_summary(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, ("balance", "gsa", "--games", "20000", "--html", "gsa.html"), columns=140, rows=60)
    terminal.read("cards: ")
    terminal.child.sendintr()
    shown = terminal.rest()
    assert terminal.status == 130
    assert "20,000 games between greedy bots" in shown
    assert "interrupted; what was known by then is told" in shown
    assert "Telomere Keepers" in (tmp_path / "gsa.html").read_text()


def test_ctrl_c_before_the_summary_is_told(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, ("balance", "gsa", "--games", "100000"), columns=100)
    terminal.read("games: ")
    terminal.child.sendintr()
    assert "interrupted before the summary was finished; nothing is kept" in terminal.rest()
    assert terminal.status == 130


def test_as_data(command: Command, tmp_path: Path, faulty: str) -> None:
    (tmp_path / "before.toml").write_text(text_of("plain-2"), encoding="utf-8")
    found = json.loads(command("balance", faulty, "--against", "before.toml", "--games", "200", "--json").out)
    assert found["deck"] == "plain-2"
    first = found["findings"][0]
    assert (first["about"], first["subjects"], first["unit"], first["is_grave"]) == (
        "project",
        ["garden-2"],
        "points a game",
        True,
    )
    assert {"value", "low", "high"} == set(first["size"]) == set(first["remedy"]["after"])
    assert first["remedy"]["changes"][0]["field"] == "points"
    assert {"value", "low", "high"} == set(found["sections"]["seats"][0]["wins"])
    assert any(says.startswith("Garden 2 brings") for says in found["changes"])


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
