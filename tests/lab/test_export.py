"""Files hold the same rows however they come, are whole or not there, and are refused before a game is played."""

import csv
import json
import os
import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from labdeck.deck import load, tables
from labdeck.lab import rows
from labdeck.lab.ctrl_c import held
from labdeck.lab.export import rows_to, why_not_to, write
from labdeck.lab.games import PART, Games
from labdeck.lab.rows import columns
from labdeck.lab.simulation import played, simulate

Row = dict[str, object]


def csv_table(file: Path) -> list[Row]:
    """The rows of a CSV; a number is what reads as one."""

    def value(text: str) -> object:
        return json.loads(text) if text[:1].isdigit() or text[:1] == "-" else text

    with open(file, newline="") as lines:
        return [{name: value(text) for name, text in row.items()} for row in csv.DictReader(lines)]


def json_table(file: Path) -> list[Row]:
    """The rows of a JSON file."""
    found: list[Row] = json.loads(file.read_text())
    return found


def parquet_table(file: Path) -> list[Row]:
    """The rows of a Parquet file."""
    found: list[Row] = pytest.importorskip("pyarrow.parquet").read_table(file).to_pylist()
    return found


READERS: dict[str, Callable[[Path], list[Row]]] = {".csv": csv_table, ".json": json_table, ".parquet": parquet_table}
SUFFIXES = list(READERS)


def rows_of(games: Games) -> list[Row]:
    """The rows that a file of these games should have."""
    table = columns(games)
    return [dict(zip(table, row, strict=True)) for row in zip(*table.values(), strict=True)]


@pytest.fixture(scope="module")
def games() -> Games:
    """A few games."""
    return simulate(tables(load("gsa")), ("greedy", "random"), 40, 30)


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_file_has_a_row_for_each_game(games: Games, tmp_path: Path, suffix: str) -> None:
    file = tmp_path / f"games{suffix}"
    write(games, file)
    assert READERS[suffix](file) == rows_of(games)


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_games_that_come_in_parts_are_written_as_all_at_once(
    games: Games, tmp_path: Path, suffix: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "GROUP", 10)
    whole, streamed = tmp_path / f"whole{suffix}", tmp_path / f"streamed{suffix}"
    write(games, whole)
    with rows_to(streamed) as add:
        for at in range(0, len(games), 7):
            add(replace(games, rows=games.rows[at : at + 7]))
    assert READERS[suffix](streamed) == rows_of(games)
    if suffix == ".parquet":
        parquet = pytest.importorskip("pyarrow.parquet")
        assert parquet.read_schema(streamed) == parquet.read_schema(whole)
        assert parquet.ParquetFile(streamed).num_row_groups == 3
    else:
        assert streamed.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_interrupted_it_leaves_a_whole_file_of_the_games_done(tmp_path: Path, suffix: str) -> None:
    gsa, bots, file = tables(load("gsa")), ("random",) * 2, tmp_path / f"games{suffix}"
    done = 0
    with held() as hold, rows_to(file) as add:
        for some in hold.until_pressed(played(gsa, bots, 0, 100 * PART)):
            if done == PART:
                signal.raise_signal(signal.SIGINT)
            add(some)
            done += len(some)
        signal.raise_signal(signal.SIGINT)
    assert READERS[suffix](file) == rows_of(simulate(gsa, bots, 0, 2 * PART))
    assert os.listdir(tmp_path) == [file.name]


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_half_written_file_replaces_nothing(
    games: Games, tmp_path: Path, suffix: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "GROUP", 1)
    file = tmp_path / f"games{suffix}"
    file.write_text("what was there before")

    def write_half() -> None:
        with rows_to(file) as add:
            add(games)
            raise OSError("no space left")

    with pytest.raises(OSError, match="no space left"):
        write_half()
    assert file.read_text() == "what was there before"
    assert os.listdir(tmp_path) == [file.name]


def test_a_link_stays_one_and_the_file_keeps_its_mode(games: Games, tmp_path: Path) -> None:
    folder, link = tmp_path / "there", tmp_path / "games.csv"
    folder.mkdir()
    file = folder / "kept.txt"
    file.write_text("old")
    file.chmod(0o640)
    link.symlink_to(file)
    write(games, link)
    assert link.is_symlink()
    assert csv_table(file) == rows_of(games)
    assert file.stat().st_mode & 0o777 == 0o640
    assert os.listdir(folder) == ["kept.txt"]


def test_a_device_is_written_as_it_is(games: Games, tmp_path: Path) -> None:
    (tmp_path / "none.csv").symlink_to(os.devnull)
    assert why_not_to(tmp_path / "none.csv") == ""
    write(games, tmp_path / "none.csv")
    assert os.listdir(tmp_path) == ["none.csv"]


def test_other_files_are_refused_before_a_game_is_played(tmp_path: Path) -> None:
    assert "should end in .parquet, .csv or .json" in why_not_to(tmp_path / "games.xlsx")
    assert "there is no folder" in why_not_to(tmp_path / "nowhere/games.csv")
    (tmp_path / "folder.csv").mkdir()
    assert "is a folder" in why_not_to(tmp_path / "folder.csv")
    assert why_not_to(tmp_path / "games.csv") == ""


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_may_not_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "there.csv").write_text("")
    tmp_path.chmod(0o500)
    assert "may not be written" in why_not_to(tmp_path / "games.csv")
    assert "the folder" in why_not_to(tmp_path / "there.csv")
