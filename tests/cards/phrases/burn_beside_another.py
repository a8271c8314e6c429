"""Burn 1 resource on another player's scientist."""

from labdeck import arrange
from tests.cards.cast import Cast
from tests.tools.sitting import Table, offered, play


def burns_the_chosen_resource(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], []], table=[{}, {cast.physicist: ["physics", "doctorate"]}])
    play(game, f"play {card}", "choose physics", "pass")
    assert game.table(1) == {cast.physicist: ["doctorate"]}
    assert game.pile("burn") == [card, "physics"]


def aims_at_every_other_player_and_not_at_oneself(cast: Cast, card: str) -> None:
    table = [{cast.physicist: ["physics"]}, {cast.doctor: ["medicine"]}, {cast.reformer: ["professor"]}]
    game = arrange(cast.deck, hands=[[card]], table=table)
    play(game, f"play {card}")
    assert offered(game) == ["choose medicine", "choose professor"]


def burns_a_wildcard_too(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], []], table=[{}, {cast.physicist: ["ftw"]}])
    play(game, f"play {card}", "pass")
    assert game.pile("burn") == [card, "ftw"]


def burns_alone_if_the_others_have_nothing(cast: Cast, card: str) -> None:
    table: Table = [{cast.physicist: ["physics"]}, {cast.doctor: []}]
    game = arrange(cast.deck, hands=[[card], []], table=table)
    play(game, f"play {card}")
    assert [game.table(0), game.table(1)] == table
    assert (game.to_move, game.pile("burn")) == (0, [card])


def is_blocked_by_the_owner(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], ["im-with-her"]], table=[{}, {cast.physicist: ["physics"]}])
    play(game, f"play {card}", "block im-with-her")
    assert game.table(1) == {cast.physicist: ["physics"]}
    assert game.pile("burn") == [card, "im-with-her"]
