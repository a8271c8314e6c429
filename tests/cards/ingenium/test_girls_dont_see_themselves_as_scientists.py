"""Girls don't see themselves as scientists."""

import pytest

from labdeck import arrange
from tests.tools.sitting import Table, offered, play

CARD = "girls-dont-see-themselves-as-scientists"


@pytest.mark.rule("R4")
def test_asks_one_of_yours_for_one_more_discipline_that_she_needs() -> None:
    table: Table = [{"hayley-todesco": ["chemistry", "junior"], "jill-tarter": []}, {"rachel-chang": []}]
    game = arrange("ingenium", hands=[[CARD, "chemistry"], []], table=table)
    play(game, f"play {CARD}", "pass")
    assert offered(game) == ["choose hayley-todesco", "choose jill-tarter"]
    play(game, "choose hayley-todesco")
    assert game.view(0).needs["hayley-todesco"]["missing"] == ["chemistry"]
    play(game, "put chemistry on hayley-todesco", "complete hayley-todesco")
    assert CARD in game.pile("burn")


def test_burns_if_you_have_no_active_scientist() -> None:
    game = arrange("ingenium", hands=[[CARD, "jill-tarter"], []], table=[{}, {"rachel-chang": []}])
    play(game, f"play {CARD}")
    assert (game.table(1), game.pile("burn")) == ({"rachel-chang": []}, [CARD])


def test_is_blocked_by_its_player() -> None:
    game = arrange("ingenium", hands=[[CARD, "im-with-her"], []], table=[{"jill-tarter": []}, {}])
    play(game, f"play {CARD}", "block im-with-her")
    assert (game.table(0), game.pile("burn")) == ({"jill-tarter": []}, [CARD, "im-with-her"])
