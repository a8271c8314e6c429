"""Questions in a deck file: about a card, four answers, the right one in what the card tells."""

from pathlib import Path

import pytest

from labdeck.deck import load, names
from tests.deck.checking import assert_named, problems
from tests.deck.projects.small import SMALL

FILE = load("ingenium")
RIGHT = """
[[question]]
card = "marie"
asks = "What did she find?"
answers = ["radium", "helium", "iron", "gold"]
"""


def deck_with(question: str) -> str:
    """The small deck, its first project called marie and telling something, and a question."""
    told = SMALL.replace('id = "project-1"', 'id = "marie"').replace("One.", "She found radium in 1898.", 1)
    return told + question


def test_a_right_question_is_read(tmp_path: Path) -> None:
    assert not [each for each in problems(tmp_path, deck_with(RIGHT)) if each.severity == "error"]
    [asked] = load(tmp_path / "deck.toml").questions
    assert (asked.card, asked.answers[0]) == ("marie", "radium")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"marie"', '"marje"', "marje: card: there is no such card; the nearest right word is marie"),
        ("find?", "find", "marie: asks: must end with a question mark"),
        ('"gold"', '"Radium"', "marie: answers: has an answer twice"),
        (', "gold"', "", "marie: answers: has 3 entries; it may have 4 to 4"),
        ('"radium"', '"uranium"', "marie: answers: the first answer, 'uranium', must stand in what the card tells"),
        ("asks =", "ask =", "marie: ask: there is no such key; the nearest right word is asks"),
    ],
)
def test_a_wrong_question_is_named(old: str, new: str, says: str, tmp_path: Path) -> None:
    assert_named(tmp_path, deck_with(RIGHT.replace(old, new)), says)


def test_questions_change_no_game(tmp_path: Path) -> None:
    problems(tmp_path, deck_with(RIGHT))
    asked = load(tmp_path / "deck.toml")
    problems(tmp_path, deck_with(""))
    silent = load(tmp_path / "deck.toml")
    assert asked.digest == silent.digest
    assert asked.edition != silent.edition


def test_one_shipped_deck_asks_about_each_of_its_projects() -> None:
    asked = {question.card for question in FILE.questions}
    assert {title.id for title in FILE.tables["project"]} <= asked
    assert all(len(set(question.answers)) == 4 for name in names() for question in load(name).questions)
