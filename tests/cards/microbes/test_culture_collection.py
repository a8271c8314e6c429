"""Take 1 resource of your choice from discard."""

from labdeck import arrange


def test_takes_a_resource_of_choice_from_anywhere_in_discard() -> None:
    discard = ["soil", "mimivirus", "host", "universal-medium"]
    game = arrange("microbes", hands=[["culture-collection"], []], discard=discard)
    game.play("play culture-collection")
    assert sorted(game.view(0).choices) == ["choose host", "choose soil"]
    game.play("choose host")
    assert (game.hand(0), game.pile("discard")) == (["host"], ["soil", "mimivirus", "universal-medium"])
    assert game.pile("burn") == ["culture-collection"]


def test_burns_without_effect_when_discard_has_no_resource() -> None:
    game = arrange("microbes", hands=[["culture-collection"], []], discard=["mimivirus", "endospore"], burn=["soil"])
    game.play("play culture-collection")
    assert (game.hand(0), game.pile("burn")) == ([], ["culture-collection", "soil"])
    assert game.pile("discard") == ["mimivirus", "endospore"]


def test_nobody_is_asked_to_block_it() -> None:
    game = arrange("microbes", hands=[["culture-collection"], ["endospore"]], discard=["soil"])
    game.play("play culture-collection")
    assert (game.to_move, game.hand(0)) == (0, ["soil"])
