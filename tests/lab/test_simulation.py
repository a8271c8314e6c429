"""Simulations are the games that the seeds deal, whoever plays them, and they keep what is done."""

import signal
from collections.abc import Generator
from threading import Event

import numpy as np
import pytest

import labdeck
from labdeck.bots import bot
from labdeck.deck import Tables, load, tables
from labdeck.lab.counts import tally
from labdeck.lab.ctrl_c import held
from labdeck.lab.figures import Figure, as_number, mean, share, share_of, student
from labdeck.lab.games import PART, Games, in_order, play
from labdeck.lab.rows import columns
from labdeck.lab.simulation import simulate


@pytest.fixture
def gsa() -> Tables:
    """A deck of many choices."""
    return tables(load("gsa"))


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


def test_games_keep_their_rows_and_nothing_of_the_search(gsa: Tables) -> None:
    for width in (tally.CARD_DEEDS, tally.ROW):
        rows = play(gsa, ("search:1000", "greedy"), [0], width=width).rows
        assert rows.base is None
        assert rows.shape == (1, width)


def test_results_come_in_the_order_of_the_work() -> None:
    assert list(in_order(lambda number: number * number, range(50), workers=7)) == [n * n for n in range(50)]


def test_who_stops_listening_does_not_wait_for_what_is_begun() -> None:
    enough, finished = Event(), []

    def work(number: int) -> int:
        if number:
            enough.wait(5)
            finished.append(number)
        return number

    results = in_order(work, range(9), workers=2)
    assert next(results) == 0
    results.close()
    assert not finished
    enough.set()


def test_what_goes_wrong_in_a_thread_is_raised() -> None:
    with pytest.raises(ZeroDivisionError):
        list(in_order(lambda number: 1 // number, [2, 1, 0]))


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


def test_ctrl_c_waits_for_what_is_done_with_a_part() -> None:
    def parts() -> Generator[int]:
        yield from range(10)

    done = []
    with held() as hold:
        for part in hold.until_pressed(parts()):
            signal.raise_signal(signal.SIGINT)
            done.append(part)
    assert done == [0]
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_where_ctrl_c_is_ignored_it_stays_so() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with held() as hold:
            signal.raise_signal(signal.SIGINT)
            assert not hold.is_pressed
        assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_figure_is_sure_only_outside_its_interval() -> None:
    assert Figure(0.3, 0.2, 0.4).sure(0.25) == 0
    assert Figure(0.3, 0.28, 0.32).sure(0.25) == pytest.approx(0.03)
    assert Figure(0.2, 0.18, 0.22).sure(0.25) == pytest.approx(-0.03)
    assert share(0, 0).high == 1


def test_a_mean_of_few_has_the_interval_of_student() -> None:
    few = mean(np.array([1.0, 2.0, 3.0]))
    assert few.value == 2
    assert few.high - few.value == pytest.approx(4.303 / np.sqrt(3), abs=0.001)
    assert [round(student(values), 2) for values in (12, 31, 121)] == [2.20, 2.04, 1.98]


def test_one_value_shows_no_spread() -> None:
    alone = mean(np.array([10.0]))
    assert as_number(alone) == "10.0"
    assert alone.sure() == 0
    assert alone.rounded() == {"value": 10.0, "low": None, "high": None}


def test_a_few_equal_values_prove_little() -> None:
    assert mean(np.array([2.0, 2.0])).sure() == 0
    assert mean(np.zeros(5)).high > 0.5
    assert 0 < mean(np.zeros(1000)).high < 0.01


def test_shares_stay_within_none_and_all() -> None:
    for found in (share(0, 10), share(10, 10), share_of(np.zeros(10), 3), share_of(np.ones(10), 3)):
        assert 0 <= found.low <= found.value <= found.high <= 1
        assert found.high - found.low > 0.2
    few, many = share(9, 10), share(900, 1000)
    assert few.low < many.low < 0.9 < many.high < few.high


def test_a_share_of_what_is_alike_counts_the_games_and_not_the_seats() -> None:
    alike, apart = np.array([1.0, 0.0] * 50), np.array([0.5, 0.5] * 50)
    assert share_of(alike, 2).low == pytest.approx(share(50, 100).low, abs=0.001)
    assert share_of(apart, 2).low == pytest.approx(share(100, 200).low, abs=0.001)
