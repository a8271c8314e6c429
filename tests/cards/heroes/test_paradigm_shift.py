"""Discard every unclaimed discovery from the field and replace them."""

import pytest

from tests.tools.heroes import FIELD, inspire, take
from tests.tools.sitting import assert_refused

NEW = ["principia", "edison-effect", "chladni-figures", "starlight-bends", "universal-machine"]


def test_replaces_the_whole_field() -> None:
    game = inspire("paradigm-shift", field=FIELD, discovery=NEW)
    take(game, "play paradigm-shift")
    assert game.view(0).field == NEW
    assert sorted(game.pile("discovery_discard")) == sorted(FIELD)


@pytest.mark.parametrize("left", [1, 2])
def test_fills_gaps_as_well(left: int) -> None:
    game = inspire("paradigm-shift", field=FIELD[:left], discovery=NEW)
    take(game, "play paradigm-shift")
    assert game.view(0).field == NEW


def test_cannot_be_played_with_an_empty_field() -> None:
    assert_refused(inspire("paradigm-shift", field=[], discovery=[]), "play paradigm-shift", "DR5")
