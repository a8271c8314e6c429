"""Discard any number of cards, then draw as many."""

from tests.tools.heroes import score, take
from tests.tools.sitting import offered


def test_draws_as_many_as_were_discarded() -> None:
    game = score("hedy-lamarr", "memex-idea", hand=("abacus", "blueprints", "eureka"), hero=["telescope", "slide-rule"])
    assert offered(game) == ["choose abacus", "choose blueprints", "choose eureka", "pass"]
    take(game, "choose abacus", "choose eureka", "pass")
    assert sorted(game.hand(1)) == ["blueprints", "slide-rule", "telescope"]
    assert game.pile("discard") == ["eureka", "abacus"]


def test_the_whole_hand_may_go() -> None:
    game = score("hedy-lamarr", "memex-idea", hand=("abacus", "blueprints"), hero=["telescope", "slide-rule"])
    take(game, "choose abacus", "choose blueprints")
    assert sorted(game.hand(1)) == ["slide-rule", "telescope"]


def test_none_discarded_none_drawn() -> None:
    game = score("hedy-lamarr", "memex-idea", hand=("abacus",))
    take(game, "pass")
    assert (game.hand(1), game.pile("discard")) == (["abacus"], [])


def test_scores_with_an_empty_hand() -> None:
    game = score("hedy-lamarr", "memex-idea", hero=[])
    assert (game.table(1), game.hand(1)) == ({"memex-idea": ["hedy-lamarr"]}, [])
