"""Another player skips their next 2 turns."""

from labdeck import arrange
from tests.cards.cast import Cast
from tests.tools.sitting import Table, offered, play


def makes_the_chosen_player_skip_two_turns(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card]], players=3)
    play(game, f"play {card}")
    assert offered(game) == ["choose seat 1", "choose seat 2"]
    play(game, "choose seat 2", "pass")
    assert (game.view(None).skips, game.pile("burn")) == ([0, 0, 2], [card])


def adds_up_with_the_turns_skipped_already(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], []], skip=[0, 1])
    play(game, f"play {card}", "pass")
    assert game.view(None).skips == [0, 3]


def gives_its_player_two_turns_more_if_two_play(cast: Cast, card: str) -> None:
    table: Table = [{cast.physicist: []}, {}]
    game = arrange(cast.deck, hands=[[card], []], table=table, project=[], resource=[], refill=[])
    play(game, f"play {card}", "pass")
    turns = []
    for _ in range(4):
        turns.append(game.to_move)
        play(game, "end")
    assert turns == [0, 0, 0, 1]


def never_lacks_another_player_even_at_an_empty_table(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], []])
    play(game, f"play {card}")
    assert (game.to_move, offered(game)) == (1, ["pass"])


def is_blocked_by_that_player(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], ["im-with-her"]])
    play(game, f"play {card}", "block im-with-her")
    assert (game.view(None).skips, game.pile("burn")) == ([0, 0], [card, "im-with-her"])
