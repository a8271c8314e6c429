"""The bench measures what it says it measures, and tells it as rows and as data."""

import json
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from labdeck.lab.bench import growth, peers, starts
from labdeck.lab.bench.bench import bench, report, report_rows
from labdeck.lab.bench.cores import CORES, on_all, threads, times_one
from labdeck.lab.bench.fresh import measured
from labdeck.lab.bench.players import api_player, interpreted_player, native_player
from labdeck.lab.bench.rates import WALL, Best, Player
from labdeck.lab.bench.searching import SEARCH_RIVAL, search_lines, search_player, search_results, search_rows


def test_a_player_counts_decisions_real_ones_and_games() -> None:
    for player in (interpreted_player("gsa"), native_player("gsa"), api_player("gsa")):
        decisions, real, games = player(2)
        assert games == 2
        assert decisions > real > 100


def test_only_a_better_round_is_kept() -> None:
    best = Best(lambda games: (sum(8 for _ in range(games)), 4 * games, games), WALL)
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
    assert row["game_play"]["decisions_per_s"] > 0
    assert row["native"]["all_cores"]["times_one"] > 0
    assert row["native"]["all_cores"]["processes_times_one"] > 0
    assert [line[0] for line in report_rows(results)][1:] == [
        "gsa, native, 1 core",
        f"gsa, native, {results['cores']} cores",
        "gsa, interpreted, 1 core",
        f"gsa, interpreted, {results['cores']} cores",
        "gsa, Game.play, 1 core",
    ]


def rows_in(results: object) -> Iterator[dict[str, Any]]:
    """Every object in the data that has figures by the second, or in seconds."""
    if isinstance(results, dict):
        if any(name.endswith(("_per_s", "_s", "seconds")) for name in results):
            yield results
        for part in results.values():
            yield from rows_in(part)


def test_every_figure_says_whose_time_it_is() -> None:
    results = bench(("gsa",), seconds=0.01)
    rows = list(rows_in(results))
    assert len(rows) == 5
    assert [row["time"] for row in rows] == ["CPU", "wall", "CPU", "CPU", "wall"]
    assert [row[1] for row in report_rows(results)] == ["time", "CPU", "wall", "CPU", "wall", "CPU"]


def best_of(*rates: float) -> Best:
    """What has been measured already."""
    best = Best(lambda games: (0, 0, 0))
    best.rates = (rates[0], rates[1], rates[2])
    return best


def test_we_are_compared_with_the_fastest_of_open_spiel() -> None:
    rivals = {
        "open_spiel one": best_of(200, 100, 9),
        "open_spiel other": best_of(180, 120, 9),
        "rlcard": best_of(999, 999, 9),
    }
    found = peers.compared(best_of(900, 600, 9), rivals)
    assert (found["times_all"], found["fastest_all"]) == (3.0, "open_spiel one")
    assert (found["times_real"], found["fastest_real"]) == (5.0, "open_spiel other")
    results = {"seats": 3, "cores": 2, "decks": {}, "peers": {}, "ratios": {"gsa": found}}
    assert report(results).splitlines()[-2:] == [
        "our real decisions beside OpenSpiel's fastest game of this run, one core, CPU time:",
        "  gsa: 3.0 times all decisions of open_spiel one, 5.0 times the real ones of open_spiel other",
    ]


def test_the_decisions_of_rlcard_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("rlcard")
    monkeypatch.setattr(peers, "LOOKED_AT", 2)
    tables, make = [], peers.rlcard_table

    def kept(name: str) -> Any:
        tables.append(make(name))
        return tables[-1]

    monkeypatch.setattr(peers, "rlcard_table", kept)
    decisions, real, games = peers.rlcard_player("uno")(1)
    assert decisions == len(tables[0].action_recorder)
    assert 0 < real < decisions
    assert games == 1


def test_starts_are_told_with_the_best_and_the_median(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(starts, "ROUNDS", 1)
    monkeypatch.setattr(starts, "SIMULATED", 2)
    results = starts.start_results("gsa")
    assert json.loads(json.dumps(results)) == results
    assert list(results["seconds"]) == [
        "first game by machine code",
        "first choice of the bot normal",
        "labdeck simulate gsa --games 2",
    ]
    assert all(0 < row["best_s"] <= row["median_s"] for row in results["seconds"].values())
    assert len(starts.start_lines(results)) == 4


def test_growth_is_measured_for_every_number_of_players_and_ever_more_games() -> None:
    results = growth.growth_results(("gsa", "heroes"), "gsa", 2000, 0.01)
    assert json.loads(json.dumps(results)) == results
    assert {deck: list(sizes) for deck, sizes in results["players"].items()} == {
        "gsa": ["2", "3", "4", "5"],
        "heroes": ["2", "3", "4"],
    }
    assert all(row["us_per_game"] > 0 and row["time"] == "CPU" for row in results["players"]["gsa"].values())
    assert [row["games"] for row in results["games"]["simulations"]] == [2, 20, 200, 2000]
    assert all(row["wall_s"] > 0 for row in results["games"]["simulations"])


def test_growth_is_told_as_far_as_the_system_tells_it() -> None:
    sizes = [{"games": 10 * n, "wall_s": 2.0 * n, "cpu_s": None, "peak_mib": 50.0} for n in (1, 10)]
    assert growth.growth_lines({"games": {"deck": "gsa", "simulations": sizes}}) == [
        "labdeck simulate gsa --out games.csv, a fresh process each:",
        "  10 games: 2.0 s of wall time, 50.0 MiB of memory",
        "  100 games: 20.0 s of wall time, 50.0 MiB of memory",
        "  the last ten times as many take 10.0 times the wall time, 1.0 times the memory",
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="memory is not told there")
def test_the_memory_of_a_fresh_process_is_its_own() -> None:
    ours = bytearray(200 << 20)
    ours[:] = b"1" * len(ours)
    small, large = (measured(["-c", f"print(len(b'1' * ({size} << 20)))"]).peak_mib for size in (1, 100))
    assert small is not None
    assert large is not None
    assert small < 100 < large < 200


def test_a_fresh_process_that_fails_is_told_in_a_sentence() -> None:
    with pytest.raises(ChildProcessError, match="there is no such deck"):
        measured(["-m", "labdeck", "simulate", "nowhere"])


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
    assert [row[0] for row in search_rows(results)] == ["gsa, search, 2 players, 1 core", f"{SEARCH_RIVAL}, 1 core"]
    assert search_lines(results) == [
        f"gsa: search makes 1.5 times the tries of {SEARCH_RIVAL}, "
        "and 3.0 times the decisions in rollouts, counting only our real ones (CPU time)"
    ]
