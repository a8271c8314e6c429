"""The command `labdeck new`: a deck that is right, plays and is fair as it is written."""

import json
from pathlib import Path

import pytest

from labdeck.deck import examine, load
from labdeck.deck.families import FAMILIES
from labdeck.deck.starter import starter
from tests.cli.said import Command


@pytest.mark.parametrize("rules", FAMILIES)
def test_the_deck_is_right_without_a_warning_or_a_note(command: Command, tmp_path: Path, rules: str) -> None:
    shown = command("new", "garden-birds.toml", "--rules", rules)
    assert (shown.status, shown.err) == (0, "")
    assert "labdeck check --fix garden-birds.toml" in shown.out
    found = examine(tmp_path / "garden-birds.toml")
    assert (found.problems, found.rewritings) == ([], [])
    deck = load(tmp_path / "garden-birds.toml")
    assert (deck.id, deck.title, deck.rules) == ("garden-birds", "Garden birds", rules)
    assert deck.players == (2, 4)


def test_the_deck_has_the_size_that_it_says(tmp_path: Path) -> None:
    for rules in FAMILIES:
        path = tmp_path / "deck.toml"
        path.write_text(starter(rules, "deck"), encoding="utf-8")
        said = path.read_text(encoding="utf-8").split("\n")[0]
        counts = load(path).counts
        assert all(str(number) in said for number in counts.values()), counts


@pytest.mark.parametrize("rules", FAMILIES)
def test_every_title_tells_where_its_facts_are_from(tmp_path: Path, rules: str) -> None:
    (tmp_path / "deck.toml").write_text(starter(rules, "deck"), encoding="utf-8")
    titles = load(tmp_path / "deck.toml").titles
    assert all(title.facts or title.about for title in titles)
    assert all("facts" in title.source for title in titles if title.facts)


@pytest.mark.parametrize("rules", FAMILIES)
def test_a_game_of_it_can_be_played(command: Command, rules: str) -> None:
    command("new", "mine", "--rules", rules)
    shown = command("simulate", "mine.toml", "--games", "50", "--players", "3")
    assert (shown.status, shown.err) == (0, "")


@pytest.mark.parametrize("rules", FAMILIES)
def test_no_card_of_it_is_gravely_off(command: Command, rules: str) -> None:
    command("new", "mine", "--rules", rules)
    findings = json.loads(command("balance", "mine.toml", "--games", "300", "--json").out)["findings"]
    of_cards = [finding for finding in findings if finding["about"] not in ("seat", "below zero")]
    assert [finding["says"] for finding in of_cards if finding["is_grave"]] == []


def test_a_file_that_is_there_stays_as_it_is(command: Command, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("mine")
    shown = command("new", "mine.toml")
    assert shown.status == 2
    assert "there is such a file already" in shown.err
    assert (tmp_path / "mine.toml").read_text() == "mine"


def test_what_cannot_be_followed_is_refused(command: Command, tmp_path: Path) -> None:
    assert "the nearest right word is projects" in command("new", "mine.toml", "--rules", "project").err
    assert "ends in .toml" in command("new", "mine.txt").err
    assert command("new", "nowhere/mine.toml").status == 1
    assert list(tmp_path.iterdir()) == []


NAMES = {
    "Garden_birds": ("garden-birds", "Garden birds"),
    "Météo 2": ("meteo-2", "Météo 2"),
    "鳥": ("my-deck", "鳥"),
    'a"b\\c': ("a-b-c", 'A"b\\c'),
    "--": ("my-deck", "My deck"),
    "x" * 100: ("x" * 60, "X" + "x" * 59),
}


@pytest.mark.parametrize("name", NAMES)
def test_the_deck_is_called_by_the_name_of_its_file(tmp_path: Path, name: str) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(starter("projects", name), encoding="utf-8")
    assert examine(path).problems == []
    deck = load(path)
    assert (deck.id, deck.title) == NAMES[name]
