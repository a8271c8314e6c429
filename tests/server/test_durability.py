"""The server is killed in the middle of play, again and again; `python -m tests.programs.durability` does it longer."""

import asyncio
from pathlib import Path

import pytest

from labdeck.server.loadtest import loadtest
from tests.programs.durability import kill_often


def test_twenty_kills_lose_nothing_and_do_nothing_twice(tmp_path: Path) -> None:
    report = asyncio.run(kill_often(tmp_path, 20))
    assert report.kills == 20
    assert report.resent > 0
    assert report.in_window > 0  # answers that waited for others
    assert report.is_clean, report


@pytest.mark.parametrize("planted", ["entry", "held"])
def test_acknowledging_before_the_commit_is_found_out(tmp_path: Path, planted: str) -> None:
    report = asyncio.run(kill_often(tmp_path, 40, planted))
    assert report.lost > 0


def test_a_small_load_has_no_errors(capsys: pytest.CaptureFixture[str]) -> None:
    figures = loadtest(tables=3, players=3, rate=20.0, seconds=4.0, turns=1)
    assert figures["errors"] == 0
    assert figures["choices"] > 5
    assert figures["cpu_ms_a_choice"] > 0
    assert figures["open_files"] > 9
    assert "p99_ms" in capsys.readouterr().out
