"""Draw 2 cards from the resource pile; harmful modifiers drawn this way burn."""

from labdeck import arrange
from tests.cards.cast import Cast
from tests.tools.sitting import offered, play


def draws_two_resources(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], []], resource=["physics", "doctorate", "professor"])
    play(game, f"play {card}")
    assert (game.hand(0), game.pile("resource")[0]) == (["physics", "doctorate"], "professor")
    assert game.pile("burn") == [card]


def burns_the_harmful_among_them(cast: Cast, card: str) -> None:
    harmful = ["stupid-patriarchy", "sexism-delays-science"]
    game = arrange(cast.deck, hands=[[card], []], resource=harmful)
    play(game, f"play {card}")
    assert (game.hand(0), sorted(game.pile("burn"))) == ([], sorted([*harmful, card]))


def keeps_the_harmless_and_plays_those_that_cannot_wait(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], []], resource=["mentors-are-awesome", "ftw"], burn=["physics"])
    play(game, f"play {card}")
    assert (game.to_move, offered(game)) == (0, ["play mentors-are-awesome"])
    play(game, "play mentors-are-awesome", "choose physics")
    assert sorted(game.hand(0)) == ["ftw", "physics"]


def burns_alone_if_there_is_nothing_to_draw(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], []], resource=[])
    play(game, f"play {card}")
    assert (game.hand(0), game.pile("burn")) == ([], [card])


def hurts_nobody_so_nobody_is_asked_to_block(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card, "im-with-her"], []], resource=["physics", "doctorate"])
    play(game, f"play {card}")
    assert (game.to_move, offered(game)) == (0, ["end"])
