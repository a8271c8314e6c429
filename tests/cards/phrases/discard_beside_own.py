"""Discard 1 resource on one of your scientists."""

from labdeck import arrange
from tests.cards.cast import Cast
from tests.tools.sitting import offered, play


def discards_the_chosen_resource(cast: Cast, card: str) -> None:
    table = [{cast.physicist: ["physics", "doctorate"]}, {cast.doctor: ["medicine"]}]
    game = arrange(cast.deck, hands=[[card], []], table=table)
    play(game, f"play {card}", "pass")
    assert offered(game) == ["choose doctorate", "choose physics"]
    play(game, "choose physics")
    assert (game.table(0), game.table(1)) == ({cast.physicist: ["doctorate"]}, table[1])
    assert (game.pile("discard"), game.pile("burn")) == (["physics"], [card])


def burns_alone_if_nothing_lies_beside_yours(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], []], table=[{cast.physicist: []}, {cast.doctor: ["medicine"]}])
    play(game, f"play {card}")
    assert (game.pile("discard"), game.pile("burn")) == ([], [card])


def is_blocked_by_its_player(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card, "im-with-her"], []], table=[{cast.physicist: ["physics"]}, {}])
    play(game, f"play {card}", "block im-with-her")
    assert game.table(0) == {cast.physicist: ["physics"]}
    assert game.pile("burn") == [card, "im-with-her"]
