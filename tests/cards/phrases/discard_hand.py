"""Discard your hand."""

from labdeck import arrange
from tests.cards.cast import Cast
from tests.tools.sitting import Table, play


def discards_the_whole_hand_scientists_too(cast: Cast, card: str) -> None:
    hand = ["physics", "ftw", cast.doctor]
    table: Table = [{cast.physicist: ["doctorate"]}, {}]
    game = arrange(cast.deck, hands=[[card, *hand], ["medicine"]], table=table)
    play(game, f"play {card}", "pass")
    assert (game.hand(0), game.hand(1), game.table(0)) == ([], ["medicine"], table[0])
    assert sorted(game.pile("discard")) == sorted(hand)
    assert game.pile("burn") == [card]


def burns_alone_if_the_hand_is_empty(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], ["medicine"]], table=[{cast.physicist: ["doctorate"]}, {}])
    play(game, f"play {card}")
    assert (game.pile("discard"), game.pile("burn")) == ([], [card])


def is_blocked_by_its_player(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card, "physics", "im-with-her"], []])
    play(game, f"play {card}", "block im-with-her")
    assert (game.hand(0), game.pile("discard")) == (["physics"], [])
    assert game.pile("burn") == [card, "im-with-her"]
