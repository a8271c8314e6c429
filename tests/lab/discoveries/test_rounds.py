"""How games of discoveries go: every count is that of the games' own events."""

from collections import Counter

import pytest

from labdeck.deck import load
from labdeck.lab.discoveries.count_rounds import (
    CANCELLED,
    EXCHANGED,
    IDLE,
    INSPIRED,
    RESHUFFLED,
    SCORELESS,
    SCORES,
    STOLEN,
    TURNS,
    WINNERS,
    choose_for_asked,
    count_rounds,
)
from labdeck.lab.discoveries.rounds import counted, measure_rounds, report
from labdeck.rules.kernel import step
from labdeck.rules.numbers import EXCHANGES, PASSES, PLAYS, REFILLS, RESOURCE_PILE, STEALS
from labdeck.rules.numbers import SCORES as SCORES_IT
from labdeck.rules.schema import State
from tests.tools import walks


@pytest.mark.parametrize("seed", range(3))
def test_counts_what_the_events_of_a_game_tell(seed: int) -> None:
    d, m, seats = walks.deck_of("heroes"), State(), 4
    out = [0] * (SCORES + seats)
    count_rounds(State(), m, d, seats, seed, 1, out)
    s = walks.dealt(d, seats, seed)
    s.events = []
    verbs: Counter[int] = Counter()
    scoring, passing, reshuffles, cancels = set(), set(), 0, 0
    while not s.over:
        s.events.clear()
        turn = s.turns
        step(s, d, choose_for_asked(s, m, d))
        verbs.update(event[0] for event in s.events)
        cancels += sum(event[0] == PLAYS and d.cancels[event[2]] for event in s.events)
        reshuffles += any(event[0] == REFILLS and event[4] == RESOURCE_PILE for event in s.events)
        scoring |= {turn for event in s.events if event[0] == SCORES_IT}
        passing |= {turn for event in s.events if event[0] == PASSES}
    assert out[EXCHANGED] == verbs[EXCHANGES]
    assert out[INSPIRED] == verbs[PLAYS]
    assert out[CANCELLED] == cancels
    assert out[STOLEN] == verbs[STEALS]
    assert out[RESHUFFLED] == reshuffles
    assert out[SCORELESS] == s.turns - len(scoring)
    assert out[IDLE] == len(passing - scoring)
    assert (out[WINNERS], out[TURNS], *out[SCORES:]) == (s.winners, s.turns, *s.score[:seats])


@pytest.mark.slow
def test_games_have_the_same_rounds_in_both_ways() -> None:
    d = walks.deck_of("heroes")
    for seats in (2, 3, 4):
        out = [0] * (3 * (SCORES + seats))
        count_rounds(State(), State(), d, seats, 8, 3, out)
        assert counted(d, seats, 3, first=8).flatten().tolist() == out


@pytest.mark.slow
def test_a_report_says_what_the_figures_are() -> None:
    measured = measure_rounds(load("heroes"), 3, 50)
    assert abs(sum(measured.wins) - 1) < 1e-9
    assert measured.shared <= measured.tied
    assert measured.score <= measured.winners_score
    assert measured.rounds["p5"] <= measured.rounds["mean"] <= measured.rounds["max"]
    assert f"mean {measured.score:.1f}, winner {measured.winners_score:.1f}" in report(measured)
    assert measured == measure_rounds(load("heroes"), 3, 50)
