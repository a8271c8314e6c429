"""Move 1 achievement from another player's scientist to one of yours that needs it."""

from labdeck import arrange
from tests.cards.cast import Cast
from tests.tools.sitting import Table, offered, play


def moves_an_achievement_that_yours_needs(cast: Cast, card: str) -> None:
    theirs = {cast.colleague: ["physics", "doctorate", "professor", "activist"]}
    game = arrange(cast.deck, hands=[[card], []], table=[{cast.physicist: ["doctorate"]}, theirs])
    play(game, f"play {card}", "pass")
    assert game.table(0) == {cast.physicist: ["doctorate", "professor"]}
    assert game.table(1) == {cast.colleague: ["physics", "doctorate", "activist"]}
    assert game.pile("burn") == [card]


def lets_its_player_choose_what_moves_and_where(cast: Cast, card: str) -> None:
    table: Table = [{cast.physicist: [], cast.researcher: []}, {cast.colleague: ["doctorate", "professor"]}]
    game = arrange(cast.deck, hands=[[card], []], table=table)
    play(game, f"play {card}")
    assert (game.to_move, offered(game)) == (0, ["choose doctorate", "choose professor"])
    play(game, "choose professor", f"choose {cast.researcher}", "pass")
    assert game.table(0) == {cast.physicist: [], cast.researcher: ["professor"]}


def burns_alone_if_yours_need_none_of_theirs(cast: Cast, card: str) -> None:
    table = [{cast.physicist: ["doctorate"]}, {cast.colleague: ["physics", "doctorate", "activist"]}]
    game = arrange(cast.deck, hands=[[card], []], table=table)
    play(game, f"play {card}")
    assert [game.table(0), game.table(1)] == table
    assert (game.to_move, game.pile("burn")) == (0, [card])


def is_blocked_by_the_owner(cast: Cast, card: str) -> None:
    table: Table = [{cast.physicist: []}, {cast.colleague: ["professor"]}]
    game = arrange(cast.deck, hands=[[card], ["im-with-her"]], table=table)
    play(game, f"play {card}", "block im-with-her")
    assert [game.table(0), game.table(1)] == table
    assert game.pile("burn") == [card, "im-with-her"]
