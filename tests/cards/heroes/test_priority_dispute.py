"""Steal 1 enhancement."""

import pytest

from tests.tools.heroes import inspire, take
from tests.tools.sitting import assert_refused, offered, play

THEIRS = {"photo-51": ["charles-darwin", "telescope", "galapagos-islands"]}


@pytest.mark.parametrize("card", ["telescope", "galapagos-islands"])
def test_steals_an_item_or_a_location(card: str) -> None:
    game = inspire("priority-dispute", mine={"principia": ["marie-curie"]}, theirs=THEIRS)
    play(game, "play priority-dispute")
    assert offered(game) == ["choose galapagos-islands", "choose telescope"]
    play(game, f"choose {card}")
    assert game.table(1) == {"principia": ["marie-curie", card]}
    assert card not in game.table(0)["photo-51"]


def test_may_steal_only_to_discard() -> None:
    game = inspire("priority-dispute", theirs={"photo-51": ["charles-darwin", "telescope"]})
    take(game, "play priority-dispute")
    assert game.pile("discard") == ["priority-dispute", "telescope"]


def test_cannot_be_played_with_nothing_to_steal() -> None:
    game = inspire("priority-dispute", mine=THEIRS, theirs={"memex-idea": ["hedy-lamarr"]})
    assert_refused(game, "play priority-dispute", "DR5")
