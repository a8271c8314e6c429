"""Reveal the top cards of the hero pile: take 1 of a sort, put the others at the bottom."""

import pytest

from tests.phrases.discoveries.stage import Stage, choices
from tests.tools.heroes import take
from tests.tools.sitting import told

PHRASE = "Reveal the top {many} cards of the hero pile: take 1 {gear}, put the others at the bottom."


def tops(stage: Stage, fitting: int) -> list[str]:
    """So many cards of the sort, and others, as many as are revealed; and one more."""
    others = [card for card in stage.others("gear") if card != stage.keepsake]
    return [*stage.matching("gear")[:fitting], *others[: stage.number("many") - fitting], stage.matching("gear")[-1]]


@pytest.mark.rule("DR33")
def test_one_of_the_sort_is_taken_and_the_others_go_below(stage: Stage) -> None:
    *seen, left = tops(stage, 2)
    before, game = stage.use(hero=[*seen, left])
    assert choices(game) == sorted(f"choose {card}" for card in seen[:2])
    rest = [*reversed(seen[1:])]
    take(game, f"choose {seen[0]}", *(f"choose {card}" for card in rest[:-1]))
    stage.assert_moved(before, game, (seen[0], "pile:hero", "hand:0"))
    assert (game.pile("hero")[0], game.pile("hero")[-len(rest) :]) == (left, rest)


@pytest.mark.rule("DR33")
def test_everyone_sees_them(stage: Stage) -> None:
    *seen, left = tops(stage, 2)
    _, game = stage.use(hero=[*seen, left])
    assert all(stage.name(card) in told(game, seat) for card in seen for seat in (0, 1, None))
    assert stage.name(left) not in told(game, 0)


@pytest.mark.rule("DR5")
def test_without_one_of_the_sort_all_go_below(stage: Stage) -> None:
    *seen, left = tops(stage, 0)
    before, game = stage.use(hero=[*seen, left])
    take(game, *(f"choose {card}" for card in seen[:-1]))
    stage.assert_moved(before, game)
    assert (game.pile("hero")[0], game.pile("hero")[-len(seen) :]) == (left, seen)


@pytest.mark.rule("DR5", "DR10")
def test_one_card_alone_of_another_sort_goes_back_without_a_question(stage: Stage) -> None:
    other = next(card for card in stage.others("gear") if card != stage.keepsake)
    before, game = stage.use(hero=[], discard=[other])
    stage.assert_moved(before, game, (other, "pile:discard", "pile:hero"))


@pytest.mark.rule("DR5")
def test_finds_nothing_to_reveal(stage: Stage) -> None:
    stage.assert_finds_nothing(hero=[])
