"""You may take 1 card of your choice from burn."""

from labdeck import arrange
from tests.cards.cast import Cast
from tests.tools.sitting import offered, play


def takes_the_chosen_card(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], []], burn=["physics", "doctorate"])
    play(game, f"play {card}", "choose doctorate")
    assert (game.hand(0), game.pile("burn")) == (["doctorate"], [card, "physics"])


def may_be_declined(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], []], burn=["physics"])
    play(game, f"play {card}", "pass")
    assert (game.hand(0), game.pile("burn")) == ([], [card, "physics"])


def offers_what_may_be_kept_and_nothing_that_is_played_at_once(cast: Cast, card: str) -> None:
    kept = ["ftw", "im-with-her", cast.doctor]
    game = arrange(cast.deck, hands=[[card], []], burn=["stupid-patriarchy", *kept])
    play(game, f"play {card}")
    assert offered(game) == sorted([*(f"choose {each}" for each in kept), "pass"])


def does_not_tell_the_others_what_was_taken(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], []], burn=["physics", "doctorate"])
    play(game, f"play {card}", "choose doctorate")
    assert "doctorate" in str(game.view(0).log).lower()
    assert "doctorate" not in str(game.view(1).log).lower()


def burns_alone_if_burn_is_empty(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card], []], discard=["physics"])
    play(game, f"play {card}")
    assert (game.hand(0), game.pile("burn"), offered(game)) == ([], [card], ["end"])


def hurts_nobody_so_nobody_is_asked_to_block(cast: Cast, card: str) -> None:
    game = arrange(cast.deck, hands=[[card, "im-with-her"], []], burn=["physics"])
    play(game, f"play {card}")
    assert (game.to_move, offered(game)) == (0, ["choose physics", "pass"])
