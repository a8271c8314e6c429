"""Matches give the same games interpreted and compiled, and the same again with the same seeds."""

import numpy as np
import pytest

from labdeck.bots import policy_of
from labdeck.bots.contest import Share, contest, games_of
from labdeck.bots.match import play_matches
from labdeck.bots.policies import compiled_policies
from labdeck.bots.practice import DECIDED, REALLY, TRIED, practise
from labdeck.bots.tree import NODE, ROOT
from labdeck.rules.numbers import SEATS
from labdeck.rules.records import deck_record, new_states
from labdeck.rules.schema import State
from tests import walks

TABLE = ("greedy", "easy", "search:4", "random")


@pytest.mark.slow
@pytest.mark.parametrize("deck", walks.DECKS)
def test_compiled_policies_choose_as_the_interpreted_ones(deck: str) -> None:
    d, games, width = walks.deck_of(deck), 2, 3 + len(TABLE)
    at = ROOT + NODE * 5 + SEATS
    out = walks.Checked([0] * (at + games * width))
    out[at - SEATS : at - SEATS + len(TABLE)] = [policy_of(name) for name in TABLE]
    s, m, w = (walks.checked_state() for _ in range(3))
    play_matches(s, m, w, d, len(TABLE), 5, games, at, out)
    assert games_of(d, TABLE, 5, games).flatten().tolist() == out[at:]


@pytest.mark.parametrize("deck", walks.DECKS)
def test_searches_for_practice_are_the_same_interpreted_and_compiled(deck: str) -> None:
    d, tries = walks.deck_of(deck), 4
    at = ROOT + NODE * (tries + 1)
    slow, fast = [0] * (at + TRIED + 1), np.zeros(at + TRIED + 1, np.int64)
    practise(State(), State(), State(), d, 2, 30, tries, at, slow)
    states = new_states(3)
    for _ in range(3):  # goes on where it was
        compiled_policies().practice.practise(*states, deck_record(d)[0], 2, 10, tries, at, fast)
    assert fast[at:].tolist() == slow[at:]
    assert slow[at + TRIED] == 30 * tries
    assert slow[at + DECIDED] > slow[at + REALLY] > 30 * tries


def test_the_games_are_the_same_with_any_number_of_threads() -> None:
    d = walks.deck_of("wise")
    assert games_of(d, TABLE, 3, 5, threads=1).tolist() == games_of(d, TABLE, 3, 5, threads=2).tolist()


@pytest.mark.slow
def test_greedy_wins_more_than_its_share_at_every_table() -> None:
    for seats in walks.seats_of("ingenium"):
        share = contest(walks.deck_of("ingenium"), "greedy", "random", seats, 400)
        assert share.interval[0] > 1 / seats


@pytest.mark.parametrize("deck", walks.DECKS)
def test_each_level_beats_the_one_below(deck: str) -> None:
    d = walks.deck_of(deck)
    assert contest(d, "easy", "random", 2, 100).interval[0] > 0.5
    assert contest(d, "greedy", "easy", 2, 100).interval[0] > 0.5
    assert contest(d, "search:100", "easy", 2, 24).interval[0] > 0.5


def test_an_interval_holds_its_share_and_narrows_with_more_games() -> None:
    few, many = Share(9, 10), Share(900, 1000)
    assert few.interval[0] < many.interval[0] < 0.9 < many.interval[1] < few.interval[1]
    assert Share(10, 10).interval[1] == 1.0
