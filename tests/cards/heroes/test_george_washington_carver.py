"""Take 1 enhancement from discard."""

from tests.tools.heroes import score, take
from tests.tools.sitting import offered

CARD = "george-washington-carver"


def test_takes_an_enhancement_of_choice() -> None:
    game = score(CARD, "photo-51", discard=["telescope", "bell-labs", "eureka", "james-watt"])
    assert offered(game) == ["choose bell-labs", "choose telescope"]
    take(game, "choose telescope")
    assert (game.hand(1), game.pile("discard")) == (["telescope"], ["bell-labs", "eureka", "james-watt"])


def test_what_was_taken_can_be_added_at_once() -> None:
    game = score(CARD, "photo-51", discard=["telescope"])
    take(game, "put telescope on photo-51")
    assert game.score(1) == 4 + 3


def test_scores_without_an_enhancement_in_discard() -> None:
    game = score(CARD, "photo-51", discard=["eureka", "james-watt"])
    assert game.table(1) == {"photo-51": [CARD]}
    assert game.pile("discard") == ["eureka", "james-watt"]
