"""Faults planted in copies of the decks are found, and each is named first."""

from pathlib import Path

import pytest

from labdeck.deck import Tables, load, tables
from labdeck.lab.balance.effects import effects
from labdeck.lab.balance.report import Report
from labdeck.lab.balance.study import card_effects, report, study, summary
from tests.lab.balance import planted

GAMES = 120


def balanced(table: Tables) -> Report:
    """The whole report of a few games."""
    one = study(table, GAMES)
    return report(one, (*summary(one), *card_effects(one, list(effects(one.games)))))


@pytest.mark.parametrize(
    ("deck", "project"),
    [
        ("ingenium", "ann-makosinski"),
        ("gsa", "self-splicing-rna"),
        ("wise", "hedy-lamarr"),
        ("microbes", "bacteriophage-t4"),
    ],
)
def test_a_project_worth_nine_for_two_needs(tmp_path: Path, deck: str, project: str) -> None:
    first = balanced(planted.with_nine_points(tmp_path, deck, project)).findings[0]
    assert (first.about, first.subject) == ("project", project)
    assert "9 points for 2 needs" in first.says


@pytest.mark.parametrize(("discovery", "asks"), [("moons-of-jupiter", "1 type"), ("keplers-ellipses", "2 types")])
def test_a_discovery_worth_nine(tmp_path: Path, discovery: str, asks: str) -> None:
    first = balanced(planted.with_nine_points(tmp_path, "heroes", discovery)).findings[0]
    assert (first.about, first.subject) == ("project", discovery)
    assert f"9 points for {asks}, where" in first.says


@pytest.mark.parametrize(
    ("deck", "kind"), [("ingenium", "physics"), ("microbes", "soil"), ("wise", "doctorate"), ("gsa", "yeast")]
)
def test_a_kind_with_no_cards(tmp_path: Path, deck: str, kind: str) -> None:
    first = balanced(planted.without_kind(tmp_path, deck, kind)).findings[0]
    assert (first.about, first.subject) == ("kind", kind)
    assert f"0 cards of {kind}" in first.says
    assert first.gravity == 100


def test_a_type_with_no_heroes(tmp_path: Path) -> None:
    first = balanced(planted.without_type(tmp_path, "heroes", "mathematics", 6)).findings[0]
    assert (first.about, first.subject) == ("kind", "mathematics")
    assert "0 heroes of mathematics" in first.says
    assert first.gravity == 100


@pytest.mark.parametrize("deck", ["ingenium", "gsa", "wise", "microbes"])
def test_a_modifier_that_ends_the_game(tmp_path: Path, deck: str) -> None:
    effect = " ".join([f"Draw 10 cards from the {load(deck).words['project']} pile."] * 3)
    first = balanced(planted.with_card(tmp_path, deck, effect)).findings[0]
    assert (first.about, first.subject) == ("modifier", "the-end")
    assert "makes the game shorter" in first.says


def test_an_inspiration_that_ends_the_game(tmp_path: Path) -> None:
    first = balanced(planted.with_last_inspiration(tmp_path, "heroes")).findings[0]
    assert (first.about, first.subject) == ("inspiration", "the-end")
    assert "makes the game shorter" in first.says


@pytest.mark.parametrize(("deck", "games"), [("gsa", 60), ("wise", 60), ("microbes", 60), ("heroes", 400)])
def test_a_first_seat_that_draws_one_more(tmp_path: Path, deck: str, games: int) -> None:
    one = study(planted.for_two(tmp_path, deck), games, player=planted.favouring_the_first)
    first = report(one, summary(one)).findings[0]
    assert first.about == "seat"
    assert "seat 1 in the order of play wins" in first.says


@pytest.mark.parametrize("deck", ["ingenium", "gsa", "microbes", "wise", "heroes"])
def test_decks_as_they_are_have_no_such_fault(deck: str) -> None:
    found = balanced(tables(load(deck))).findings
    assert not [finding for finding in found if finding.word == "grave"]
