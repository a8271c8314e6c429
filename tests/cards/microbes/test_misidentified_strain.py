"""Put this on one of your microbes: it needs 1 more classification that it already needs."""

from labdeck import arrange
from tests.tools.sitting import assert_refused, play

PHAGE = ["virus", "medicine"]


def test_the_microbe_needs_one_more_of_its_classification() -> None:
    hand = ["misidentified-strain", "bacteria", "virus"]
    game = arrange("microbes", hands=[hand, []], table=[{"bacteriophage-t4": PHAGE}, {}])
    play(game, "play misidentified-strain", "pass")
    assert_refused(game, "complete bacteriophage-t4", "P11")
    assert_refused(game, "put bacteria", "P10")
    play(game, "put virus on bacteriophage-t4", "complete bacteriophage-t4")
    assert (game.pile("burn"), sorted(game.pile("discard"))) == (["misidentified-strain"], sorted([*PHAGE, "virus"]))


def test_with_habitat_loss_the_needs_add_up() -> None:
    beside = ["virus", "misidentified-strain", "habitat-loss"]
    game = arrange("microbes", hands=[["virus", "freshwater", "freshwater"], []], table=[{"mimivirus": beside}, {}])
    play(game, "put virus on mimivirus", "put freshwater on mimivirus", "put freshwater on mimivirus")
    assert game.view(0).needs["mimivirus"]["missing"] == ["ability"]


def test_burns_without_effect_with_no_active_microbe() -> None:
    game = arrange("microbes", hands=[["misidentified-strain", "endospore"], []], table=[{}, {"mimivirus": []}])
    game.play("play misidentified-strain")
    assert "end" in game.view(0).choices
    assert (game.table(1), game.pile("burn")) == ({"mimivirus": []}, ["misidentified-strain"])


def test_a_block_keeps_it_off_the_microbe() -> None:
    game = arrange("microbes", hands=[["misidentified-strain", "endospore"], []], table=[{"mimivirus": []}, {}])
    play(game, "play misidentified-strain", "block endospore")
    assert (game.table(0), sorted(game.pile("burn"))) == ({"mimivirus": []}, ["endospore", "misidentified-strain"])
