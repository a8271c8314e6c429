"""Look at the top 4 cards of the hero pile: take 1, put the others at the bottom."""

from tests.tools.heroes import score, take
from tests.tools.sitting import offered

TOP = ["abacus", "blueprints", "eureka", "slide-rule", "pascaline"]


def test_takes_one_of_four_and_puts_the_others_at_the_bottom() -> None:
    game = score("rosalind-franklin", "photo-51", hero=TOP)
    assert offered(game) == ["choose abacus", "choose blueprints", "choose eureka", "choose slide-rule"]
    take(game, "choose eureka", "choose abacus", "choose slide-rule")
    assert game.hand(1) == ["eureka"]
    assert (game.pile("hero")[0], game.pile("hero")[-3:]) == ("pascaline", ["abacus", "slide-rule", "blueprints"])


def test_looks_at_what_is_there() -> None:
    game = score("rosalind-franklin", "photo-51", hero=[], discard=["abacus", "eureka"])
    take(game, "choose eureka")
    assert (game.hand(1), game.pile("hero")) == (["eureka"], ["abacus"])


def test_scores_with_no_card_to_look_at() -> None:
    game = score("rosalind-franklin", "photo-51", hero=[])
    assert (game.table(1), game.hand(1)) == ({"photo-51": ["rosalind-franklin"]}, [])
