"""Cancel a modifier that would hurt you."""

from labdeck import arrange
from tests.cards.cast import Cast
from tests.tools.sitting import assert_refused, offered, play


def cancels_what_another_player_aims_at_you(cast: Cast, card: str) -> None:
    table = [{}, {cast.physicist: ["physics"]}]
    game = arrange(cast.deck, hands=[["stupid-patriarchy"], [card, "medicine"]], table=table)
    play(game, "play stupid-patriarchy")
    assert (game.to_move, offered(game)) == (1, [f"block {card}", "pass"])
    play(game, f"block {card}")
    assert (game.table(1), game.hand(1)) == (table[1], ["medicine"])
    assert game.pile("burn") == ["stupid-patriarchy", card]


def cancels_what_you_drew_yourself(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, resource=["back-handed-compliment", card], table=[{}, {}], phase="draw")
    play(game, "draw resource", "draw resource", "play back-handed-compliment", f"block {card}")
    assert (game.hand(0), game.pile("burn")) == ([], ["back-handed-compliment", card])


def may_be_held_back(cast: Cast, card: str) -> None:
    table = [{}, {cast.physicist: ["physics"]}]
    game = arrange(cast.deck, hands=[["stupid-patriarchy"], [card]], table=table)
    play(game, "play stupid-patriarchy", "pass")
    assert (game.table(1), game.hand(1)) == ({cast.physicist: []}, [card])


def cannot_be_played_while_nothing_hurts(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], []], table=[{cast.physicist: ["physics"]}, {}])
    assert_refused(game, f"play {card}", "P20")


def is_of_no_use_to_a_player_who_is_not_hurt(cast: Cast, card: str) -> None:
    table = [{}, {cast.physicist: ["physics"]}, {}]
    game = arrange(cast.deck, hands=[["stupid-patriarchy"], ["doctorate"], [card]], table=table)
    play(game, "play stupid-patriarchy")
    assert (game.to_move, offered(game)) == (1, ["pass"])
    play(game, "pass")
    assert (game.to_move, game.hand(2)) == (0, [card])


def cannot_be_blocked_itself(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[["biased-family-leave"], [card]])
    play(game, "play biased-family-leave", f"block {card}")
    assert (game.to_move, offered(game)) == (0, ["end"])
