"""Cards become integers, in decks of every family."""

from pathlib import Path

import pytest

from labdeck.deck import load, names, tables
from labdeck.deck.tables import KEPT, MOST_KEPT
from labdeck.rules.schema import DECK
from tests.deck.projects.small import SMALL


@pytest.mark.parametrize("name", names())
def test_every_number_fits_its_field(name: str) -> None:
    deck = tables(load(name)).deck
    for field in DECK:
        value = getattr(deck, field.name)
        assert isinstance(value, list) == bool(field.length)
        values = value if field.length else [value]
        assert len(values) == max(field.length, 1)
        assert all(type(each) is int and 0 <= each < 1 << field.bits - 1 for each in values), field.name


@pytest.mark.parametrize(("name", "cards"), [("ingenium", 120), ("wise", 120), ("gsa", 74), ("microbes", 120)])
def test_our_decks_have_their_cards(name: str, cards: int) -> None:
    made = tables(load(name))
    assert made.deck.cards == len(made.cards) == cards
    assert made.file.id == name


def test_tables_are_made_once_for_a_file_and_its_knobs(tmp_path: Path) -> None:
    assert tables(load("gsa")) is tables(load("gsa"))
    assert tables(load("gsa"), draw=2) is tables(load("gsa")), "which is what the deck has anyway"
    assert tables(load("gsa"), draw=3) is not tables(load("gsa"))
    path = tmp_path / "small.toml"
    path.write_text(SMALL)
    before = tables(load(path))
    path.write_text(SMALL.replace('name = "Yeast"', 'name = "Baker\'s yeast"'))
    assert tables(load(path)) is not before
    for draw in range(1, 10):
        for projects in range(6, 16):
            tables(load("gsa"), draw=draw, projects=projects)
    assert len(KEPT) == MOST_KEPT
