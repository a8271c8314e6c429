"""Minutes of most games, beside what the deck promises; and points in spans that end at zero."""

import numpy as np
import pytest

from labdeck.lab.balance.durations import duration_section
from labdeck.lab.balance.scores import distribution
from labdeck.lab.figures import Figure

from .studied import played


def test_nine_games_of_ten_take_the_minutes_that_are_told() -> None:
    games = played("ingenium")
    (row,) = duration_section({3: games}).rows
    _, _, shortest, short, long, longest, *_ = row
    assert [shortest, short, long, longest] == sorted(float(str(number)) for number in row[2:6])
    minutes = games.decisions * 8 / 60
    within = (minutes >= float(str(shortest)) - 0.1) & (minutes <= float(str(longest)) + 0.1)
    assert 0.88 < np.mean(within) < 0.94


def test_minutes_are_promised_to_the_best_numbers_of_players() -> None:
    alone, best = duration_section({2: played("ingenium", 2), 3: played("ingenium")}).rows
    assert alone[-2:] == ("–", "–")
    assert best[-2:] == played("ingenium").tables.file.minutes


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_span_of_points_reaches_over_zero_and_all_seats_are_in_one(players: int) -> None:
    games = played("ingenium", players)
    rows = distribution(games).rows
    shares = [share.value for *_, share in rows if isinstance(share, Figure)]
    assert sum(shares) == pytest.approx(1)
    below = sum(share for share, (_, most, _) in zip(shares, rows, strict=True) if int(str(most)) < 0)
    assert below == pytest.approx(np.mean(games.scores < 0))
