"""Simulations are the games that the seeds deal, whoever plays them, and they keep what is done."""

import signal
from collections.abc import Generator

import numpy as np

import labdeck
from labdeck.bots import bot
from labdeck.deck import Tables
from labdeck.lab.ctrl_c import held
from labdeck.lab.games import PART, Games, play
from labdeck.lab.rows import columns
from labdeck.lab.simulation import simulate


def test_a_row_is_the_game_of_its_seed(gsa: Tables) -> None:
    played = simulate(gsa, ("greedy",) * 3, 40, 2)
    for row in range(2):
        game = labdeck.new("gsa", players=3, seed=40 + row)
        first = game.to_move
        while (seat := game.to_move) is not None:
            game.play(bot("greedy", 0).choose(game.masked(seat), game.tables.deck, seat))
        assert game.result is not None
        table = {name: values[row] for name, values in columns(played).items()}
        assert table["seed"] == 40 + row
        assert table["first"] == first
        assert table["ended"] == game.result.reason
        assert tuple(table[f"score_{p}"] for p in range(3)) == game.result.scores
        assert tuple(p for p in range(3) if table[f"win_{p}"]) == game.result.winners


def test_the_number_of_workers_changes_nothing(gsa: Tables) -> None:
    games = 2 * PART + 7
    alone = simulate(gsa, ("greedy", "random"), 3, games, workers=1)
    assert len(alone) == games
    for workers in (2, 5):
        assert np.array_equal(simulate(gsa, ("greedy", "random"), 3, games, workers).rows, alone.rows)


def test_a_searching_bot_is_simulated_the_same_with_any_number_of_workers(gsa: Tables) -> None:
    games = [simulate(gsa, ("search:20", "greedy"), 0, 4, workers) for workers in (1, 3)]
    assert np.array_equal(games[0].rows, games[1].rows)


def test_interrupted_it_keeps_what_is_done(gsa: Tables) -> None:
    def tell(done: int) -> None:
        if done >= 2 * PART:
            signal.raise_signal(signal.SIGINT)

    kept = simulate(gsa, ("random",) * 2, 0, 100 * PART, tell=tell)
    assert np.array_equal(kept.rows, simulate(gsa, ("random",) * 2, 0, 2 * PART).rows)


def test_interrupted_before_the_first_game_it_has_nothing_to_give(gsa: Tables) -> None:
    def parts() -> Generator[Games]:
        signal.raise_signal(signal.SIGINT)
        yield play(gsa, ("random",) * 2, [0])

    with held() as hold:
        assert list(hold.until_pressed(parts())) == []
        assert hold.is_pressed
