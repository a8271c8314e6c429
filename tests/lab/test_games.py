"""Games in worker threads: in order, the same with any number of workers, and dropped when nobody listens."""

from threading import Event

import pytest

from labdeck.deck import Tables
from labdeck.lab.counts import row
from labdeck.lab.games import in_order, play


def test_games_keep_their_rows_and_nothing_of_the_search(gsa: Tables) -> None:
    for width in (row.CARD_DEEDS, row.ROW):
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
