"""Figures have the confidence intervals that statistics give them."""

import numpy as np
import pytest

from labdeck.lab.figures import Figure, as_number, mean, share, share_of, student


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
