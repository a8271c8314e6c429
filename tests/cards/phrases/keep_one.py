"""Keep 1 of your scientists; discard the others and the cards beside them."""

from labdeck import arrange
from tests.cards.cast import Cast
from tests.tools.sitting import play


def keeps_the_chosen_scientist_alone(cast: Cast, card: str) -> None:
    mine = {cast.physicist: ["physics"], cast.doctor: ["medicine", "activist"], cast.reformer: []}
    game = arrange(cast.deck, hands=[[card], []], table=[mine, {cast.colleague: ["doctorate"]}])
    play(game, f"play {card}", "pass", f"choose {cast.physicist}")
    assert (game.table(0), game.table(1)) == ({cast.physicist: ["physics"]}, {cast.colleague: ["doctorate"]})
    assert sorted(game.pile("discard")) == sorted([cast.doctor, "medicine", "activist", cast.reformer])
    assert game.pile("burn") == [card]


def burns_alone_if_only_one_is_active(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card, cast.doctor], []], table=[{cast.physicist: ["physics"]}, {}])
    play(game, f"play {card}")
    assert (game.table(0), game.hand(0)) == ({cast.physicist: ["physics"]}, [cast.doctor])
    assert (game.pile("discard"), game.pile("burn")) == ([], [card])


def is_blocked_by_its_player(cast: Cast, card: str) -> None:
    mine = {cast.physicist: ["physics"], cast.doctor: ["medicine"]}
    game = arrange(cast.deck, hands=[[card, "im-with-her"], []], table=[mine, {}])
    play(game, f"play {card}", "block im-with-her")
    assert (game.table(0), game.pile("burn")) == (mine, [card, "im-with-her"])
