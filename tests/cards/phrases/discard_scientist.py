"""Discard one of your scientists; the cards beside it return to your hand."""

from labdeck import arrange
from tests.cards.cast import Cast
from tests.tools.sitting import play


def discards_the_chosen_scientist_and_returns_her_cards(cast: Cast, card: str) -> None:
    mine = {cast.physicist: ["physics", "ftw"], cast.doctor: ["medicine"]}
    game = arrange(cast.deck, hands=[[card], []], table=[mine, {cast.colleague: ["doctorate"]}])
    play(game, f"play {card}", "pass", f"choose {cast.physicist}")
    assert (game.table(0), game.table(1)) == ({cast.doctor: ["medicine"]}, {cast.colleague: ["doctorate"]})
    assert sorted(game.hand(0)) == ["ftw", "physics"]
    assert (game.pile("discard"), game.pile("burn")) == ([cast.physicist], [card])


def burns_alone_if_none_is_active(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card, cast.physicist], []], table=[{}, {cast.doctor: []}])
    play(game, f"play {card}")
    assert (game.hand(0), game.pile("discard"), game.pile("burn")) == ([cast.physicist], [], [card])


def is_blocked_by_its_player(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card, "im-with-her"], []], table=[{cast.physicist: ["physics"]}, {}])
    play(game, f"play {card}", "block im-with-her")
    assert (game.table(0), game.hand(0)) == ({cast.physicist: ["physics"]}, [])
    assert game.pile("burn") == [card, "im-with-her"]
