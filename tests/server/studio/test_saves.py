"""The server is killed while decks are saved; `python -m tests.programs.saves` does it longer."""

import asyncio
from pathlib import Path

from tests.programs.saves import kill_often


def test_ten_kills_lose_no_save_and_make_none_twice(tmp_path: Path) -> None:
    report = asyncio.run(kill_often(tmp_path, 10))
    assert report.kills == 10
    assert report.aside > 0
    assert report.is_clean, report


def test_acknowledging_a_save_before_the_commit_is_found_out(tmp_path: Path) -> None:
    assert asyncio.run(kill_often(tmp_path, 15, "page")).lost > 0
