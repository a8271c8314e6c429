"""The terminal knows every family that a deck can be of, by one line."""

import pytest

from labdeck.cli.cards import face_lines, titles_with
from labdeck.cli.families import FAMILIES, family_of
from labdeck.cli.play.face import shape_of
from labdeck.deck import load, names, tables


def test_every_deck_is_of_a_family_and_every_family_has_a_deck() -> None:
    assert {load(name).rules for name in names()} == set(FAMILIES)


@pytest.mark.parametrize("deck", names())
def test_every_card_has_words_and_a_shape_that_the_legend_explains(deck: str) -> None:
    file = load(deck)
    family = family_of(file)
    shapes = "".join(mark.shape for mark in family.legend(file))
    for title in titles_with(file, ""):
        assert list(face_lines(file, title))
        assert shape_of(file, title) in shapes
    assert all(card.name in family.card(file, card).text for card in tables(file).cards)
