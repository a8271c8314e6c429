"""Look at the top cards of the hero pile: take 1, put the others at the bottom."""

import pytest

from tests.phrases.discoveries.stage import Stage, choices
from tests.tools.heroes import take
from tests.tools.sitting import told

PHRASE = "Look at the top {many} cards of the hero pile: take 1, put the others at the bottom."


def tops(stage: Stage) -> list[str]:
    """As many cards as are looked at, and one more."""
    return [card for card in stage.pile_cards if card != stage.keepsake][: stage.number("many") + 1]


@pytest.mark.rule("DR33")
def test_one_is_taken_and_the_others_go_below_in_the_order_chosen(stage: Stage) -> None:
    *seen, left = tops(stage)
    before, game = stage.use(hero=[*seen, left])
    assert choices(game) == sorted(f"choose {card}" for card in seen)
    rest = [*reversed(seen[:-1])]
    take(game, f"choose {seen[-1]}", *(f"choose {card}" for card in rest[:-1]))
    stage.assert_moved(before, game, (seen[-1], "pile:hero", "hand:0"))
    assert (game.pile("hero")[0], game.pile("hero")[-len(rest) :]) == (left, rest)


@pytest.mark.rule("DR33")
def test_the_others_see_none_of_them(stage: Stage) -> None:
    *seen, left = tops(stage)
    _, game = stage.use(hero=[*seen, left])
    for card in seen:
        assert stage.name(card) in told(game, 0)
        assert stage.name(card) not in told(game, 1)


@pytest.mark.rule("DR5", "DR10")
def test_with_fewer_there_it_looks_at_those(stage: Stage) -> None:
    few = tops(stage)[:2]
    before, game = stage.use(hero=[], discard=few)
    take(game, f"choose {few[0]}")
    stage.assert_moved(before, game, (few[0], "pile:discard", "hand:0"), (few[1], "pile:discard", "pile:hero"))


@pytest.mark.rule("DR5")
def test_finds_nothing_to_look_at(stage: Stage) -> None:
    stage.assert_finds_nothing(hero=[])
