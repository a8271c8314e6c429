"""No phrase and no card goes untested: the files of this folder are held against the phrasebook and the decks."""

from pathlib import Path

import pytest

from labdeck.deck import load, names
from tests.phrases.sayings import EXAMPLES, phrases_of_files, sayings, speakers, who_says

HERE = Path(__file__).parent
CARDS = HERE.parent / "cards"
FAMILIES = [folder.parent.name for folder in HERE.glob("*/stage.py")]


def file_of(deck: str, card: str) -> Path:
    """Where a card with something of its own has its tests."""
    return CARDS / deck / f"test_{card.replace('-', '_')}.py"


def test_every_family_of_rules_has_a_folder() -> None:
    assert {load(deck).rules for deck in names()} <= set(FAMILIES)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_phrase_has_one_file_and_every_file_a_phrase(family: str) -> None:
    files = {path.name for path in (HERE / family).glob("test_*.py")}
    phrases = phrases_of_files(family)
    assert set(phrases) == files
    assert len(set(phrases.values())) == len(phrases)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_phrase_is_said_by_a_card_of_an_example(family: str) -> None:
    silent = [phrase for phrase in phrases_of_files(family).values() if not who_says(family, phrase, EXAMPLES)]
    assert not silent


@pytest.mark.parametrize("deck", names())
def test_every_card_that_says_something_is_tested(deck: str) -> None:
    run = {each.card.id for each in sayings(deck) if each.is_runnable and not each.others}
    untested = {card.id for card in speakers(load(deck))} - run
    assert not [card for card in untested if not file_of(deck, card).exists()]


@pytest.mark.parametrize("deck", names())
def test_a_file_for_a_card_is_for_a_card_of_its_deck(deck: str) -> None:
    """A file of this name that no card has would hide that a card has none."""
    ids = {file_of(deck, card.id) for card in speakers(load(deck))}
    assert set((CARDS / deck).glob("test_*.py")) - ids <= set((CARDS / deck).glob("test_every_*.py"))
