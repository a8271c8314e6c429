"""Draw 2 cards from the resource pile."""

from labdeck import arrange


def test_draws_two_cards_from_the_resource_pile() -> None:
    game = arrange("microbes", hands=[["binary-fission"], []], resource=["virus", "soil", "host"])
    game.play("play binary-fission")
    assert (sorted(game.hand(0)), game.pile("resource")[0]) == (["soil", "virus"], "host")
    assert game.pile("burn") == ["binary-fission"]


def test_draws_what_there_is() -> None:
    game = arrange("microbes", hands=[["binary-fission"], []], resource=[], discard=["soil", "virus"])
    game.play("play binary-fission")
    assert (game.hand(0), game.pile("discard")) == (["virus"], ["soil"])


def test_burns_without_effect_with_nothing_to_draw() -> None:
    game = arrange("microbes", hands=[["binary-fission"], []], resource=[], discard=["soil"])
    game.play("play binary-fission")
    assert (game.hand(0), game.pile("discard"), game.pile("burn")) == ([], ["soil"], ["binary-fission"])


def test_nobody_is_asked_to_block_it() -> None:
    game = arrange("microbes", hands=[["binary-fission"], ["endospore"]])
    game.play("play binary-fission")
    assert (game.to_move, len(game.hand(0)), game.hand(1)) == (0, 2, ["endospore"])
