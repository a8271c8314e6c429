"""Faces know every family that a deck can be of, by one line."""

import pytest

from labdeck.deck import load, names
from labdeck.faces import sheet
from labdeck.faces.families import FAMILIES


def test_every_deck_is_of_a_family_and_every_family_has_a_deck() -> None:
    assert {load(name).rules for name in names()} == set(FAMILIES)


@pytest.mark.parametrize("deck", names())
def test_every_kind_and_need_of_a_card_has_a_mark(deck: str) -> None:
    drawn_from = sheet(load(deck))
    assert all(kind in drawn_from.marks for title in drawn_from.titles.values() for kind in title.wanted)
