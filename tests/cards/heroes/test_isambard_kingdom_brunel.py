"""Search the hero pile for 1 location, then shuffle it: only the locations that lie there are offered."""

from tests.tools.heroes import score, take
from tests.tools.sitting import offered

BRIDGES = ["brooklyn-bridge", "wardenclyffe-tower"]
OTHERS = [
    *("galapagos-islands", "radium-institute-paris", "bletchley-park"),
    *("bell-labs", "lecture-halls-of-alexandria", "house-of-wisdom-baghdad"),
]


def test_takes_a_location_from_anywhere_in_the_pile() -> None:
    game = score("isambard-kingdom-brunel", "kitty-hawk-flight", hero=["abacus"], discard=OTHERS)
    chosen = [choice for choice in offered(game) if choice.startswith("choose ")]
    assert chosen == [f"choose {card}" for card in BRIDGES]
    take(game, "choose brooklyn-bridge", "put brooklyn-bridge on kitty-hawk-flight")
    assert game.table(1)["kitty-hawk-flight"] == ["isambard-kingdom-brunel", "brooklyn-bridge"]


def test_finds_none_in_a_pile_without() -> None:
    game = score("isambard-kingdom-brunel", "kitty-hawk-flight", hero=["abacus"], discard=[*OTHERS, *BRIDGES])
    assert not [choice for choice in offered(game) if choice.startswith("choose ")]
    assert game.hand(1) == []
