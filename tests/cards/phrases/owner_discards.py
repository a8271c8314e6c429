"""Choose any active scientist (woman of colour): its owner discards 1 resource beside it."""

from labdeck import arrange
from tests.cards.cast import Cast
from tests.tools.sitting import Table, offered, play


def makes_the_owner_discard_a_resource_of_their_choice(cast: Cast, card: str) -> None:
    table = [{}, {cast.reformer: ["professor", "activist"]}, {cast.researcher: ["doctorate"]}]
    game = arrange(cast.deck, hands=[[card]], table=table)
    play(game, f"play {card}", f"choose {cast.reformer}", "pass")
    assert (game.to_move, offered(game)) == (1, ["choose activist", "choose professor"])
    play(game, "choose activist")
    assert game.table(1) == {cast.reformer: ["professor"]}
    assert (game.pile("discard"), game.pile("burn")) == (["activist"], [card])


def offers_every_woman_of_colour_with_or_without_a_resource(cast: Cast, card: str) -> None:
    table = [{cast.reformer: ["professor"]}, {cast.researcher: [], cast.physicist: ["physics"]}]
    game = arrange(cast.deck, hands=[[card], []], table=table)
    play(game, f"play {card}")
    assert offered(game) == sorted([f"choose {cast.reformer}", f"choose {cast.researcher}"])


def hits_its_players_own_if_she_is_the_only_one(cast: Cast, card: str) -> None:
    table = [{cast.reformer: ["professor"]}, {cast.physicist: ["physics"]}]
    game = arrange(cast.deck, hands=[[card], []], table=table)
    play(game, f"play {card}", "pass")
    assert (game.table(0), game.pile("discard")) == ({cast.reformer: []}, ["professor"])


def asks_nobody_to_block_where_there_is_nothing_to_lose(cast: Cast, card: str) -> None:
    table: Table = [{cast.reformer: ["professor"]}, {cast.researcher: []}]
    game = arrange(cast.deck, hands=[[card], ["im-with-her"]], table=table)
    play(game, f"play {card}", f"choose {cast.researcher}")
    assert (game.to_move, offered(game)) == (0, ["end"])
    assert (game.table(0), game.pile("burn")) == (table[0], [card])


def burns_alone_if_no_woman_of_colour_has_a_resource(cast: Cast, card: str) -> None:
    table: Table = [{cast.reformer: []}, {cast.physicist: ["physics"]}]
    game = arrange(cast.deck, hands=[[card], []], table=table)
    play(game, f"play {card}")
    assert (game.table(1), game.pile("burn")) == (table[1], [card])


def is_blocked_by_the_owner(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], ["im-with-her"]], table=[{}, {cast.reformer: ["professor"]}])
    play(game, f"play {card}", "block im-with-her")
    assert game.table(1) == {cast.reformer: ["professor"]}
    assert game.pile("burn") == [card, "im-with-her"]
