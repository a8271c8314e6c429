"""Matches give the same games interpreted and compiled, and the same again with the same seeds."""

import pytest

from labdeck.bots.contest import Share, contest, games_of
from labdeck.bots.match import GREEDY, POLICY_BITS, RANDOM, play_matches
from labdeck.rules.schema import State
from tests import walks

pytestmark = pytest.mark.xdist_group("compiled")  # one worker compiles, and only once


@pytest.mark.slow
@pytest.mark.parametrize("deck", walks.DECKS)
def test_compiled_policies_choose_as_the_interpreted_ones(deck: str) -> None:
    d, bots = walks.deck_of(deck), ("greedy", "random", "greedy")
    policies = GREEDY | RANDOM << POLICY_BITS | GREEDY << 2 * POLICY_BITS
    out = [0] * (4 * 6)
    play_matches(State(), State(), d, 3, policies, 5, 4, out)
    assert games_of(d, bots, 5, 4).flatten().tolist() == out


@pytest.mark.slow
def test_greedy_wins_more_than_its_share_at_every_table() -> None:
    for seats in walks.seats_of("ingenium"):
        share = contest(walks.deck_of("ingenium"), "greedy", "random", seats, 400)
        assert share.interval[0] > 1 / seats


def test_an_interval_holds_its_share_and_narrows_with_more_games() -> None:
    few, many = Share(9, 10), Share(900, 1000)
    assert few.interval[0] < many.interval[0] < 0.9 < many.interval[1] < few.interval[1]
    assert Share(10, 10).interval[1] == 1.0
