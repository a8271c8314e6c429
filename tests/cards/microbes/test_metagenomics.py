"""Look at the top 5 cards of the resource pile: take 1, put the others back on top."""

from labdeck import arrange

TOP = ["virus", "soil", "host", "ocean", "plant"]


def test_takes_one_of_five_and_puts_the_others_back_in_the_order_chosen() -> None:
    game = arrange("microbes", hands=[["metagenomics"], []], resource=[*TOP, "medicine"])
    game.play("play metagenomics")
    assert sorted(game.view(0).choices) == sorted(f"choose {kind}" for kind in TOP)
    for kind in ("host", "virus", "plant", "soil"):
        game.play(f"choose {kind}")
    assert game.hand(0) == ["host"]
    assert game.pile("resource")[:5] == ["ocean", "soil", "plant", "virus", "medicine"]
    assert game.pile("burn") == ["metagenomics"]


def test_with_fewer_there_it_looks_at_what_is_there() -> None:
    game = arrange("microbes", hands=[["metagenomics"], []], resource=[], discard=["plant", "soil", "host"])
    game.play("play metagenomics")
    assert sorted(game.view(0).choices) == ["choose host", "choose soil"]
    game.play("choose soil")
    assert (game.hand(0), game.pile("resource"), game.pile("discard")) == (["soil"], ["host"], ["plant"])


def test_burns_without_effect_with_no_card_to_look_at() -> None:
    game = arrange("microbes", hands=[["metagenomics"], []], resource=[], discard=["plant"])
    game.play("play metagenomics")
    assert (game.hand(0), game.pile("burn")) == ([], ["metagenomics"])


def test_nobody_is_asked_to_block_it() -> None:
    game = arrange("microbes", hands=[["metagenomics"], ["endospore"]], resource=TOP)
    for text in ("play metagenomics", "choose host", "choose virus", "choose plant", "choose soil"):
        game.play(text)
        assert game.to_move == 0
