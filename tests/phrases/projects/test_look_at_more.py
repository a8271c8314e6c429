"""Look at the top cards of a pile: take 1, put the others back."""

import pytest

from tests.phrases.projects.stage import Stage
from tests.tools.places import lying
from tests.tools.sitting import offered, play, told

PHRASE = "Look at the top {many} cards of the {pile} pile: {take} 1, put the others {side}."


@pytest.mark.rule("R30")
def test_one_is_taken_and_its_player_orders_the_others(stage: Stage) -> None:
    top = stage.tops(stage.pile, stage.number("many") + 1)
    seen = top[:-1]
    game = stage.lay(**{stage.pile: top})
    before = lying(game)
    stage.play(game)
    assert (game.to_move, offered(game)) == (0, sorted(f"choose {card}" for card in seen) + stage.may_pass)
    *order, last = reversed(seen[:-1])
    play(game, f"choose {seen[-1]}", *(f"choose {card}" for card in order))
    stage.assert_moved(before, game, (seen[-1], f"pile:{stage.pile}", "hand:0"))
    assert stage.put_back(game, len(seen) - 1) == stage.ordered(*order, last)


@pytest.mark.rule("R30")
def test_none_need_be_taken_if_the_card_says_may(stage: Stage) -> None:
    top = stage.tops(stage.pile, stage.number("many"))
    game = stage.lay(**{stage.pile: top})
    before = lying(game)
    stage.play(game)
    assert ("pass" in offered(game)) == bool(stage.may_pass)
    if stage.may_pass:
        play(game, "pass", *(f"choose {card}" for card in top[:-1]))
        stage.assert_moved(before, game)
        assert stage.put_back(game, len(top)) == stage.ordered(*top)


@pytest.mark.rule("R30", "R36")
def test_where_fewer_lie_there_it_looks_at_those(stage: Stage) -> None:
    (card,) = stage.tops(stage.pile, 1)
    game = stage.lay(**stage.only_in_pile(card))
    before = lying(game)
    stage.play(game)
    assert offered(game) == [f"choose {card}", *stage.may_pass]
    game.play(f"choose {card}")
    stage.assert_moved(before, game, (card, f"pile:{stage.pile}", "hand:0"))


def test_the_others_see_none_of_them(stage: Stage) -> None:
    top = stage.tops(stage.pile, stage.number("many"))
    game = stage.lay(**{stage.pile: top})
    stage.play(game, *(f"choose {card}" for card in top[:-1]))
    names = [title.name for title in stage.titles(top)]
    assert all(name in told(game, 0) for name in names)
    assert not any(name in told(game, 1) for name in names)


@pytest.mark.rule("P12", "P18")
def test_finds_nothing_to_look_at(stage: Stage) -> None:
    stage.assert_finds_nothing(stage.lay(**stage.empty_piles))


def test_nobody_else_is_asked(stage: Stage) -> None:
    stage.assert_hurts_nobody(stage.lay(hands=[[stage.block] if stage.block else []]))
