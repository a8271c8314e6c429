"""Put this on one of your microbes: it needs 1 more habitat that it already needs."""

from labdeck import arrange
from tests.tools.sitting import Table, assert_refused, play

COLI = ["bacteria", "host", "medicine"]


def test_the_microbe_needs_one_more_of_its_habitat() -> None:
    game = arrange("microbes", hands=[["habitat-loss", "soil", "host"], []], table=[{"escherichia-coli": COLI}, {}])
    play(game, "play habitat-loss", "pass")
    assert game.table(0) == {"escherichia-coli": [*COLI, "habitat-loss"]}
    assert_refused(game, "complete escherichia-coli", "P11")
    assert_refused(game, "put soil", "P10")
    play(game, "put host on escherichia-coli", "complete escherichia-coli")
    assert game.pile("burn") == ["habitat-loss"]


def test_its_player_chooses_the_microbe_after_the_moment_to_block() -> None:
    table: Table = [{"mimivirus": [], "vibrio-cholerae": [], "bacteriophage-t4": []}, {}]
    game = arrange("microbes", hands=[["habitat-loss"], []], table=table)
    play(game, "play habitat-loss", "pass")
    assert sorted(game.view(0).choices) == ["choose mimivirus", "choose vibrio-cholerae"]
    game.play("choose vibrio-cholerae")
    assert game.table(0)["vibrio-cholerae"] == ["habitat-loss"]


def test_burns_without_effect_where_no_habitat_is_needed() -> None:
    table: Table = [{"lactobacillus-delbrueckii": [], "bacteriophage-t4": []}, {"mimivirus": []}]
    game = arrange("microbes", hands=[["habitat-loss", "endospore"], []], table=table)
    game.play("play habitat-loss")
    assert "end" in game.view(0).choices
    assert (game.table(0), game.table(1), game.pile("burn")) == (*table, ["habitat-loss"])


def test_a_block_keeps_it_off_the_microbe() -> None:
    game = arrange("microbes", hands=[["habitat-loss", "endospore"], []], table=[{"escherichia-coli": COLI}, {}])
    play(game, "play habitat-loss", "block endospore")
    assert game.table(0) == {"escherichia-coli": COLI}
    assert sorted(game.pile("burn")) == ["endospore", "habitat-loss"]
