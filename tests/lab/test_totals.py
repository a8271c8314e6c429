"""Totals come to the same as the games they are of, whatever the parts in which those come."""

from dataclasses import replace
from math import sqrt

import numpy as np
import pytest

from labdeck.deck import load, tables
from labdeck.lab.figures import Sums, mean
from labdeck.lab.games import Games
from labdeck.lab.simulation import simulate
from labdeck.lab.totals import Totals, summary


@pytest.fixture(scope="module")
def played() -> Games:
    """Some games of a deck in which wins are shared."""
    return simulate(tables(load("gsa")), ("greedy", "random", "greedy"), 0, 100)


def test_a_summary_has_the_shares_of_the_rows(played: Games) -> None:
    found = summary(played)
    assert [seat.bot for seat in found.seats] == ["greedy", "random", "greedy"]
    for p, seat in enumerate(found.seats):
        assert seat.wins.value == pytest.approx(played.wins[:, p].mean())
        assert seat.score.value == played.scores[:, p].mean()
    assert found.seats[0].wins.low > found.seats[1].wins.high
    assert sum(figure.value for figure in found.endings.values()) == pytest.approx(1)


@pytest.mark.parametrize("size", [1, 7, 99])
def test_parts_come_to_the_same_as_all_at_once(played: Games, size: int) -> None:
    totals = Totals(played.bots)
    for at in range(0, len(played), size):
        totals.add(replace(played, rows=played.rows[at : at + size]))
    assert totals.games == 100
    assert totals.summary() == summary(played)


@pytest.mark.parametrize("values", [[5], [3, 3, 3, 3], [-2, 0, 9], list(range(50))])
def test_running_sums_have_the_mean_of_their_numbers(values: list[int]) -> None:
    sums = Sums()
    for value in values:
        sums.add(np.array([value]))
    found, gathered = sums.mean, mean(np.array(values))
    assert (found.value, found.low, found.high) == pytest.approx((gathered.value, gathered.low, gathered.high))


def test_running_sums_lose_nothing_among_large_numbers() -> None:
    sums = Sums()
    sums.add(np.array([10**9, 10**9 + 2]))
    assert sums.mean.high - sums.mean.value == pytest.approx(12.706 * sqrt(2) / sqrt(2))
