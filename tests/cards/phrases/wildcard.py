"""Counts as any 1 discipline or achievement."""

from labdeck import arrange
from tests.cards.cast import Cast
from tests.tools.sitting import assert_refused, offered, play


def stands_for_any_one_need(cast: Cast, card: str) -> None:
    needs = cast.needs(cast.physicist)
    for missing in needs:
        beside = [need for need in needs if need != missing]
        game = arrange(cast.deck, hands=[[card], []], table=[{cast.physicist: beside}, {}])
        play(game, f"put {card} on {cast.physicist}", f"complete {cast.physicist}")
        assert game.completed(0) == [cast.physicist]


def need_not_be_declared_when_it_is_put(cast: Cast, card: str) -> None:
    needs = cast.needs(cast.physicist)
    for missing in needs:
        hand = [need for need in needs if need != missing]
        game = arrange(cast.deck, hands=[hand, []], table=[{cast.physicist: [card]}, {}])
        play(game, *(f"put {need} on {cast.physicist}" for need in hand), f"complete {cast.physicist}")
        assert game.completed(0) == [cast.physicist]


def burns_with_a_completed_scientist(cast: Cast, card: str) -> None:
    needs = [card, *cast.needs(cast.physicist)[1:]]
    game = arrange(cast.deck, table=[{cast.physicist: needs}, {}])
    play(game, f"complete {cast.physicist}")
    assert sorted(game.pile("burn")) == sorted(needs)


def cannot_be_put_where_nothing_is_needed(cast: Cast, card: str) -> None:
    full = {cast.physicist: cast.needs(cast.physicist)}
    for mine in ({}, full):
        game = arrange(cast.deck, hands=[[card], []], table=[mine, {cast.doctor: []}])
        assert_refused(game, f"put {card}", "P10")


def hurts_nobody_so_nobody_is_asked_to_block(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], ["im-with-her"]], table=[{cast.physicist: []}, {}])
    play(game, f"put {card} on {cast.physicist}")
    assert (game.to_move, offered(game)) == (0, ["end"])
