"""The bench measures what it says it measures, and tells it as rows and as data."""

import json
from time import perf_counter

import pytest

from labdeck.lab.bench import bench, report, report_rows
from labdeck.lab.cores import CORES, on_all, threads, times_one
from labdeck.lab.peers import RIVAL
from labdeck.lab.players import api_player, interpreted_player
from labdeck.lab.rates import Best, Player
from labdeck.lab.searching import SEARCH_RIVAL, search_lines, search_player, search_results, search_rows


def test_a_player_counts_decisions_real_ones_and_games() -> None:
    for player in (interpreted_player("gsa"), api_player("gsa")):
        decisions, real, games = player(2)
        assert games == 2
        assert decisions > real > 100


def test_only_a_better_round_is_kept() -> None:
    best = Best(lambda games: (sum(8 for _ in range(games)), 4 * games, games), perf_counter)
    best.measure(0.01)
    assert best.rates[0] == pytest.approx(8 * best.rates[2])
    best.rates = (float("inf"),) * 3
    best.measure(0.01)
    assert best.rates[0] == float("inf")


def steady(deck: str) -> Player:
    """Plays at a rate that depends on nothing."""
    return lambda games: (4 * games, 2 * games, games)


def test_the_rates_of_all_cores_are_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Best, "measure", lambda best, seconds: tuple(map(float, best.play(1))))
    with threads() as cores:
        assert on_all(cores, steady, "gsa", 0.01) == (4 * CORES, 2 * CORES, CORES)
        assert times_one(cores, steady, "gsa", 0.01) == CORES


def test_the_results_are_json_and_have_a_row_for_each_measurement() -> None:
    results = bench(("gsa",), seconds=0.05)
    assert json.loads(json.dumps(results)) == results
    row = results["decks"]["gsa"]
    for mode in ("interpreted", "native"):
        assert row[mode]["decisions_per_s"] > row[mode]["real_decisions_per_s"] > row[mode]["games_per_s"] > 0
        assert row[mode]["clone_ns"] > 0
    assert row["native"]["decisions_per_s"] > 5 * row["interpreted"]["decisions_per_s"]
    assert row["game_play_per_s"] > 0
    assert row["native"]["all_cores"]["times_one"] > 0
    assert row["native"]["all_cores"]["processes_times_one"] > 0
    assert [line[0] for line in report_rows(results)][1:] == [
        "gsa, native",
        f"gsa, native, {results['cores']} cores",
        "gsa, interpreted",
        f"gsa, interpreted, {results['cores']} cores",
        "gsa, Game.play",
    ]


def test_the_report_names_the_rival_of_a_ratio() -> None:
    results = {"seats": 3, "cores": 2, "decks": {}, "peers": {}, "ratios": {"gsa": 4.2}}
    assert report(results).endswith(f"gsa: 4.2 times the decisions of {RIVAL}, counting only our real ones")


def test_a_search_player_counts_decisions_in_rollouts_and_tries() -> None:
    decisions, real, tries = search_player("gsa")(3)
    assert 0 < tries <= 600
    assert decisions > real > 10 * tries


def test_searches_are_compared_with_the_rival() -> None:
    searches = {"gsa": Best(lambda n: (0, 0, 0)), SEARCH_RIVAL: Best(lambda n: (0, 0, 0))}
    searches["gsa"].rates, searches[SEARCH_RIVAL].rates = (900.0, 600.0, 30.0), (200.0, 150.0, 20.0)
    results = search_results(searches)
    assert results["gsa"]["times_tries"] == 1.5
    assert results["gsa"]["times_decisions"] == 3.0
    assert [row[0] for row in search_rows(results)] == ["gsa, search, 2 players", SEARCH_RIVAL]
    assert search_lines(results) == [
        f"gsa: search makes 1.5 times the tries of {SEARCH_RIVAL}, "
        "and 3.0 times the decisions in rollouts, counting only our real ones"
    ]
