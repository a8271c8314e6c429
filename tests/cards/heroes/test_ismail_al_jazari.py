"""Reveal the top 5 cards of the hero pile: take 1 enhancement, put the others at the bottom."""

from tests.tools.decks import rest_of
from tests.tools.heroes import score, take
from tests.tools.sitting import offered

CARD = "ismail-al-jazari"
TOP = ["james-watt", "abacus", "eureka", "bell-labs", "hypatia", "telescope"]


def test_takes_an_enhancement_and_puts_the_others_at_the_bottom() -> None:
    game = score(CARD, "kitty-hawk-flight", hero=TOP)
    assert offered(game) == ["choose abacus", "choose bell-labs"]
    take(game, "choose abacus", "choose hypatia", "choose eureka", "choose james-watt")
    assert game.hand(1) == ["abacus"]
    assert game.pile("hero")[0] == "telescope"
    assert game.pile("hero")[-4:] == ["hypatia", "eureka", "james-watt", "bell-labs"]


def test_without_an_enhancement_all_go_to_the_bottom() -> None:
    top = ["james-watt", "eureka", "hypatia", "zhang-heng", "isaac-newton"]
    game = score(CARD, "kitty-hawk-flight", hand=("slide-rule",), hero=[*top, "telescope"])
    take(game, *(f"choose {card}" for card in top[:4]))
    assert (game.hand(1), game.pile("hero")[0], game.pile("hero")[-5:]) == (["slide-rule"], "telescope", top)


def test_scores_with_no_card_to_reveal() -> None:
    game = score(CARD, "kitty-hawk-flight", hero=[])
    assert (game.table(1), game.hand(1)) == ({"kitty-hawk-flight": [CARD]}, [])


def test_a_single_card_that_is_no_enhancement_goes_back_without_a_question() -> None:
    others = rest_of("heroes", "hero", CARD, "zhang-heng", "telescope")
    game = score(CARD, "kitty-hawk-flight", hand=("telescope",), discard=others)
    assert (offered(game), game.pile("hero")) == (["end"], ["zhang-heng"])
