"""Name a sort of card; if the top card of the hero pile is one, take it and draw 2, else discard it."""

import pytest

from tests.tools.heroes import score, take
from tests.tools.sitting import offered, told

RIGHT = [("james-watt", "hero"), ("abacus", "enhancement"), ("bell-labs", "enhancement"), ("eureka", "inspiration")]


@pytest.mark.parametrize(("card", "word"), RIGHT)
def test_right_takes_it_and_draws_two(card: str, word: str) -> None:
    game = score("blaise-pascal", "euclids-elements", hero=[card, "telescope", "slide-rule", "pascaline"])
    assert offered(game) == ["enhancement", "hero", "inspiration"]
    take(game, word)
    assert sorted(game.hand(1)) == sorted([card, "telescope", "slide-rule"])


@pytest.mark.parametrize(("card", "word"), RIGHT)
def test_wrong_discards_it(card: str, word: str) -> None:
    for wrong in {"enhancement", "hero", "inspiration"} - {word}:
        game = score("blaise-pascal", "euclids-elements", hand=("slide-rule",), hero=[card, "telescope"])
        take(game, wrong)
        assert (game.hand(1), game.pile("discard")) == (["slide-rule"], [card])


def test_everyone_sees_the_card() -> None:
    game = score("blaise-pascal", "euclids-elements", their_hand=("pascaline",), hero=["abacus", "telescope"])
    take(game, "enhancement")
    assert "Seat 1 says: enhancement. Seat 1 reveals Abacus. Seat 1 takes Abacus" in told(game, 0)
    assert "Telescope" not in told(game, 0)


def test_reveals_from_the_discards_if_the_pile_is_empty() -> None:
    game = score("blaise-pascal", "euclids-elements", hand=("slide-rule",), hero=[], discard=["abacus"])
    take(game, "enhancement")
    assert sorted(game.hand(1)) == ["abacus", "slide-rule"]


def test_scores_with_nothing_to_bet_on() -> None:
    game = score("blaise-pascal", "euclids-elements", hero=[])
    assert (game.table(1), game.hand(1)) == ({"euclids-elements": ["blaise-pascal"]}, [])
