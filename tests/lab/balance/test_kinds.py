"""Kinds are counted."""

import pytest

from labdeck.lab.balance.kinds import needed, supplied
from tests.lab.balance.studied import studied


def test_needs_and_cards_of_each_kind_are_counted() -> None:
    games = studied("ingenium").games
    names = games.tables.kinds
    assert supplied(games)[names.index("doctorate")] == 9
    assert needed(games)[names.index("doctorate")] == 9
    for deck in ("ingenium", "gsa"):
        games = studied(deck).games
        assert sum(needed(games)) == pytest.approx(sum(games.tables.deck.needs))
