"""Look at the top 2 cards of the discovery pile: put each back on the top or at the bottom."""

from tests.tools.heroes import score, take
from tests.tools.sitting import offered

TOP = ["edison-effect", "chladni-figures", "starlight-bends"]


def test_puts_each_of_two_on_the_top_or_at_the_bottom() -> None:
    game = score("isaac-newton", "principia", hand=("eureka",), discovery=TOP)
    assert offered(game) == ["choose chladni-figures", "choose edison-effect"]
    take(game, "choose edison-effect", "bottom", "top")
    assert (game.pile("discovery")[:2], game.pile("discovery")[-1]) == (TOP[1:], "edison-effect")


def test_may_change_their_order() -> None:
    game = score("isaac-newton", "principia", hand=("eureka",), discovery=TOP)
    take(game, "choose edison-effect", "top", "top")
    assert game.pile("discovery")[:2] == ["chladni-figures", "edison-effect"]


def test_scores_with_an_empty_pile() -> None:
    game = score("isaac-newton", "principia", hand=("eureka",), discovery=[])
    assert game.table(1) == {"principia": ["isaac-newton"]}


def test_looks_at_a_pile_made_anew_from_the_discards() -> None:
    """An empty discovery pile is made anew before it is looked at. [DR9]"""
    discards = ["edison-effect", "chladni-figures"]
    game = score("isaac-newton", "principia", hand=("eureka",), discovery=[], discovery_discard=discards)
    assert offered(game) == ["choose chladni-figures", "choose edison-effect"]
