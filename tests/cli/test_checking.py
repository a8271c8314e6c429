"""The command `labdeck check`."""

from pathlib import Path

from labdeck.deck import names
from labdeck.deck.library import FOLDER
from tests.cli.said import Command


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
    line = wrong.splitlines().index('effect = "Burm 1 resource on another player\'s scientist."') + 1
    assert f"error: wrong.toml:{line}: stupid-patriarchy: effect:" in shown.out
    assert "the nearest right sentence is Burn 1 resource on another player's scientist." in shown.out
    assert "copies" in shown.out
    assert "right.toml: right, 120 cards" in shown.out
    assert "nowhere.toml: cannot be read" in shown.out


def test_a_name_that_no_deck_has_is_checked_against_those_that_there_are(command: Command) -> None:
    shown = command("check", "ingenum")
    assert "the nearest right word is ingenium" in shown.out
    assert shown.status == 1
