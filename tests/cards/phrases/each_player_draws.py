"""Each player draws 1 card from the resource pile; modifiers drawn this way burn."""

from labdeck import arrange
from tests.cards.cast import Cast
from tests.tools.sitting import offered, play


def deals_one_card_to_each_player_clockwise_from_its_own(cast: Cast, card: str) -> None:
    resource = ["physics", "doctorate", "professor"]
    game = arrange(cast.deck, hands=[[], [card], []], resource=resource, to_move=1)
    play(game, f"play {card}")
    assert [game.hand(1), game.hand(2), game.hand(0)] == [["physics"], ["doctorate"], ["professor"]]
    assert game.pile("burn") == [card]


def burns_the_modifiers_among_them_harmful_or_not(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], [], []], resource=["ftw", "physics", "stupid-patriarchy"])
    play(game, f"play {card}")
    assert [game.hand(0), game.hand(1), game.hand(2)] == [[], ["physics"], []]
    assert sorted(game.pile("burn")) == sorted([card, "ftw", "stupid-patriarchy"])


def burns_alone_if_there_is_nothing_to_draw(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], []], resource=[])
    play(game, f"play {card}")
    assert [game.hand(0), game.hand(1), game.pile("burn")] == [[], [], [card]]


def hurts_nobody_so_nobody_is_asked_to_block(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], ["im-with-her"]], resource=["physics", "doctorate"])
    play(game, f"play {card}")
    assert (game.to_move, offered(game)) == (0, ["end"])
