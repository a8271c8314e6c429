"""In a tournament everyone sits everywhere with the same deals, and the better bot is rated higher."""

import signal

import numpy as np
import pytest

from labdeck.deck import load, tables
from labdeck.lab.games import PART, play
from labdeck.lab.tournament import ELO, beats, fit, pair_shares, ratings, seatings, tournament


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    for players in (2, 3, 4):
        places = seatings(("a", "b", "c"), players)
        assert len(set(places)) == len(places)
        for p in range(players):
            on_seat = [table[p] for table in places]
            assert on_seat.count("a") == on_seat.count("b") == on_seat.count("c")
        assert all(len(set(table)) == min(3, players) for table in places)


def test_two_bots_fill_a_larger_table() -> None:
    assert ("a", "b", "b") in seatings(("a", "b"), 3)
    assert ("a", "a", "b") in seatings(("a", "b"), 3)
    assert ("a", "a", "a") not in seatings(("a", "b"), 3)


def test_the_fit_finds_the_odds() -> None:
    won = np.array([[0.0, 3000.0], [1000.0, 0.0]])
    rated = fit(won)
    assert rated[0] - rated[1] == pytest.approx(ELO * np.log(3), abs=0.5)
    assert rated.mean() == pytest.approx(1500)


def test_the_fit_ends_where_nothing_moves_any_more() -> None:
    won = np.array([[0.5, 1000.5, 1000.5], [0.5, 0.5, 1000.5], [0.5, 0.5, 0.5]])
    assert fit(won) == pytest.approx([2700, 1500, 300], abs=0.5)


@pytest.mark.parametrize(("deals", "least"), [(1, 100), (1000, 100)])
def test_a_bot_that_always_wins_is_rated_with_doubt(deals: int, least: float) -> None:
    won = np.zeros((deals, 2, 2))
    won[:, 0, 1] = 2
    rated = ratings(won, ("one", "other"))["one"]
    assert rated.low + least < rated.value < rated.high - least
    assert (rated.low > 1500) == (deals > 1)
    assert 0 < dict(pair_shares(won, ("one", "other")))["one", "other"].low < 1


def test_intervals_hold_the_truth_although_games_of_a_deal_have_luck_in_common() -> None:
    chance, truth, tries = np.random.default_rng(7), 0.7, 200
    inside = np.zeros(2)
    for _ in range(tries):
        alike = chance.random((40, 1)) < truth  # all six games of a deal end alike
        won = np.zeros((40, 2, 2))
        won[:, 0, 1], won[:, 1, 0] = 6 * alike[:, 0], 6 * ~alike[:, 0]
        rated = ratings(won, ("one", "other"))["one"]
        share = dict(pair_shares(won, ("one", "other")))["one", "other"]
        fair = 1500 + ELO * np.log(truth / (1 - truth)) / 2
        inside += (rated.low <= fair <= rated.high, share.low <= truth <= share.high)
    assert (inside / tries > 0.9).all()


def test_of_two_seats_the_winner_comes_first_and_equals_share() -> None:
    games = play(tables(load("gsa")), ("greedy", "random", "random"), range(30))
    before = beats(games, "greedy", "random")
    assert set(before) <= {0.0, 0.25, 0.5, 0.75, 1.0}
    assert (before[games.wins[:, 0] == 1] == 1).all()


@pytest.mark.parametrize("players", [2, 3])
def test_the_better_bot_is_rated_higher(players: int) -> None:
    standing = tournament(tables(load("ingenium")), ("random", "greedy"), players, 60)
    assert standing.ratings["greedy"].low > standing.ratings["random"].high
    share = standing.pairs["random", "greedy"]
    assert share.low <= share.value <= share.high < 0.5
    assert standing == tournament(tables(load("ingenium")), ("random", "greedy"), players, 60, workers=1)


def test_interrupted_it_rates_by_the_deals_that_every_table_played() -> None:
    gsa, bots = tables(load("gsa")), ("greedy", "random")

    def tell(done: int, total: int) -> None:
        if done >= 3 * PART:  # one table has played a part more than the other
            signal.raise_signal(signal.SIGINT)

    assert tournament(gsa, bots, 2, 100 * PART, tell=tell) == tournament(gsa, bots, 2, PART)


def test_interrupted_before_the_first_deal_it_has_nothing_to_tell() -> None:
    def tell(done: int, total: int) -> None:
        signal.raise_signal(signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        tournament(tables(load("gsa")), ("greedy", "random"), 2, 100 * PART, tell=tell)
