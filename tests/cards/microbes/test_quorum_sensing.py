"""Each player draws 1 card from the resource pile."""

from labdeck import arrange


def test_each_player_draws_one_clockwise_from_the_acting_one() -> None:
    game = arrange(
        "microbes", hands=[[], ["quorum-sensing"], []], to_move=1, resource=["virus", "soil", "host", "plant"]
    )
    game.play("play quorum-sensing")
    assert [game.hand(seat) for seat in range(3)] == [["host"], ["virus"], ["soil"]]
    assert (game.pile("resource")[0], game.pile("burn")) == ("plant", ["quorum-sensing"])


def test_when_the_pile_runs_out_the_rest_draw_nothing() -> None:
    game = arrange("microbes", hands=[["quorum-sensing"], [], []], resource=[], discard=["plant", "soil"])
    game.play("play quorum-sensing")
    assert [game.hand(seat) for seat in range(3)] == [["soil"], [], []]


def test_burns_without_effect_with_nothing_to_draw() -> None:
    game = arrange("microbes", hands=[["quorum-sensing"], []], resource=[])
    game.play("play quorum-sensing")
    assert (game.hand(0), game.hand(1), game.pile("burn")) == ([], [], ["quorum-sensing"])


def test_nobody_is_asked_to_block_it() -> None:
    game = arrange("microbes", hands=[["quorum-sensing"], ["endospore"]])
    game.play("play quorum-sensing")
    assert (game.to_move, len(game.hand(1))) == (0, 2)
