"""Kinds are counted, and what needs a rare one is judged by the others."""

import pytest

from labdeck.deck import applied
from labdeck.lab.balance.deals import Deals
from labdeck.lab.balance.fates import fates
from labdeck.lab.balance.kinds import explained, kind_findings, needed, supplied
from tests.lab.balance.faults import copies, deck_of, text_of
from tests.lab.balance.studied import GAMES, played


def test_needs_and_cards_of_each_kind_are_counted() -> None:
    games = played("ingenium")
    names = games.tables.kinds
    assert supplied(games)[names.index("doctorate")] == 9
    assert needed(games)[names.index("doctorate")] == 9
    for deck in ("ingenium", "gsa"):
        games = played(deck)
        assert sum(needed(games)) == pytest.approx(sum(games.tables.deck.needs))


def test_a_kind_that_is_too_rare_is_the_reason_why_projects_earn_little() -> None:
    deck = deck_of(applied(text_of("plain-5"), copies("ash", 1)))
    games = Deals().play(deck, ("greedy",) * 3, range(4 * GAMES))
    fate = fates(games)
    found = list(kind_findings(games, fate))
    assert [finding.subjects for finding in found] == [("ash",)]
    assert found[0].is_told
    assert found[0].size.high < 0
    assert "1 card of ash for 8 needs" in found[0].says
    asking = {one.card.id for one in fate if "ash" in one.card.needs}
    assert explained(games, found, fate) == asking
