"""Matches give the same games interpreted and as machine code, and the same again with the same seeds."""

import pytest

from labdeck import native
from labdeck.bots import policy_of
from labdeck.bots.search.tree import NODE, ROOT
from labdeck.lab.counts import row, tally
from labdeck.lab.counts.search_rate import DECIDED, REALLY, TRIED, search_often
from labdeck.lab.figures import Figure, share
from labdeck.lab.games import play
from labdeck.lab.simulation import simulate
from labdeck.rules.numbers import NONE
from labdeck.rules.schema import State
from tests.tools import walks

TABLE = ("greedy", "easy", "search:4", "random")


def won(deck: str, one: str, others: str, seats: int, games: int) -> Figure:
    """How often one bot wins among others, sitting on each seat in turn with the same deals."""
    wins, deals = 0.0, games // seats
    for seat in range(seats):
        bots = tuple(one if p == seat else others for p in range(seats))
        wins += simulate(walks.tables_of(deck), bots, 0, deals).wins[:, seat].sum()
    return share(wins, deals * seats)


@pytest.mark.slow
@pytest.mark.parametrize("deck", walks.DECKS)
def test_policies_choose_alike_in_both_ways(deck: str) -> None:
    d, first = walks.deck_of(deck), ROOT + NODE * 5 + row.POLICIES
    out = walks.Checked([0] * (first + row.ROW))
    out[first - row.POLICIES : first - row.POLICIES + len(TABLE)] = [policy_of(name) for name in TABLE]
    out[first + row.SEED] = 5
    s, m, w = (walks.checked_state() for _ in range(3))
    tally.play_rows(s, m, w, d, d, len(TABLE), NONE, 1, first, out)
    assert play(walks.tables_of(deck), TABLE, [5]).rows.flatten().tolist() == out[first:]


@pytest.mark.parametrize("deck", walks.DECKS)
def test_searches_for_their_rate_are_the_same_in_both_ways(deck: str) -> None:
    d, tries = walks.deck_of(deck), 4
    at = ROOT + NODE * (tries + 1)
    slow, fast = [0] * (at + TRIED + 1), native.numbers(at + TRIED + 1)
    search_often(State(), State(), State(), d, 2, 30, tries, at, slow)
    states = [native.new_state() for _ in range(3)]
    for _ in range(3):  # goes on where it was
        native.entry(search_often)(*states, native.deck_record(d), 2, 10, tries, at, fast)
    assert list(fast[at:]) == slow[at:]
    assert slow[at + TRIED] == 30 * tries
    assert slow[at + DECIDED] > slow[at + REALLY] > 30 * tries


@pytest.mark.slow
def test_greedy_wins_more_than_its_share_at_every_table() -> None:
    for seats in walks.seats_of("ingenium"):
        assert won("ingenium", "greedy", "random", seats, 400).low > 1 / seats


@pytest.mark.parametrize("deck", walks.DECKS)
def test_each_level_beats_the_one_below(deck: str) -> None:
    assert won(deck, "easy", "random", 2, 100).low > 0.5
    assert won(deck, "greedy", "easy", 2, 100).low > 0.5
    assert won(deck, "search:100", "easy", 2, 24).low > 0.5
