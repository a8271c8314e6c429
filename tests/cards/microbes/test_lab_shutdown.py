"""You skip your next turn."""

from labdeck import arrange
from tests.tools.sitting import play


def test_its_player_skips_the_next_turn_only() -> None:
    game = arrange("microbes", hands=[["lab-shutdown"], []], skip=[0, 1])
    turn = game.view(None).turn
    play(game, "play lab-shutdown", "pass", "end")
    assert (game.to_move, game.view(None).turn) == (1, turn + 3)  # both have skipped once
    assert game.view(None).skips == [0, 0]


def test_it_always_finds_its_player_also_with_nothing_on_the_table() -> None:
    game = arrange("microbes", hands=[["lab-shutdown"], []], project=[], resource=[])
    play(game, "play lab-shutdown", "pass")
    assert (game.view(None).skips, game.pile("burn")) == ([1, 0], ["lab-shutdown"])


def test_a_block_saves_the_turn() -> None:
    game = arrange("microbes", hands=[["lab-shutdown", "endospore"], []])
    play(game, "play lab-shutdown", "block endospore")
    assert (game.view(None).skips, sorted(game.pile("burn"))) == ([0, 0], ["endospore", "lab-shutdown"])
