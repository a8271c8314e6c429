"""Take 1 card from discard."""

from tests.tools.heroes import inspire, take
from tests.tools.sitting import assert_refused, offered


def test_takes_any_card() -> None:
    game = inspire("lost-manuscript", discard=["eureka", "james-watt", "abacus", "bell-labs"])
    take(game, "play lost-manuscript")
    assert offered(game) == ["choose abacus", "choose bell-labs", "choose eureka", "choose james-watt"]
    take(game, "choose james-watt")
    assert game.hand(1) == ["james-watt"]
    assert game.pile("discard") == ["lost-manuscript", "eureka", "abacus", "bell-labs"]


def test_never_takes_itself() -> None:
    game = inspire("lost-manuscript", discard=["eureka"])
    take(game, "play lost-manuscript")
    assert (game.hand(1), game.pile("discard")) == (["eureka"], ["lost-manuscript"])


def test_cannot_be_played_with_nothing_in_discard() -> None:
    assert_refused(inspire("lost-manuscript"), "play lost-manuscript", "DR5")
