"""Bots at the terminal: every level sits down, a hint says why, and a long thought is told."""

import re
from pathlib import Path
from threading import Event

import pytest

import labdeck
from labdeck.bots.seat import name_beside
from labdeck.cli.play.bots import hints
from labdeck.cli.play.plain import PlainScreen
from labdeck.cli.play.sitting import Sitting
from labdeck.cli.play.waiting import told_if_slow
from tests.cli.keyboard import pipe
from tests.cli.positions import nearly_done
from tests.tools.patience import PATIENCE

SHORT = ["--players", "2", "--projects", "4", "--seed", "5"]


def test_bots_of_several_kinds_play_to_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = labdeck.new("ingenium", players=3, seed=5, projects=6)
    assert Sitting(game, ("search:5", "easy", "normal"), PlainScreen(), tmp_path / "game").run() == 0
    assert "The game ended: " in capsys.readouterr().out
    assert game.over


def test_a_level_has_its_name_at_the_table(tmp_path: Path) -> None:
    shown = pipe(tmp_path, ["play", "wise", *SHORT, "--humans", "0", "--bots", "easy,search:3", "--save", "game"])
    assert shown.returncode == 0
    first, second = name_beside("easy", 0, ()), name_beside("search:3", 1, ())
    assert f"Bots: {first} (easy), {second} (search:3).\n" in shown.stdout
    assert "is thinking" not in shown.stdout


def test_an_unknown_bot_is_refused_with_the_nearest(tmp_path: Path) -> None:
    shown = pipe(tmp_path, ["play", "wise", "--bots", "hart"])
    assert shown.returncode == 2
    assert "there are random, easy, greedy, normal, hard, search:N" in shown.stderr
    assert shown.stderr.endswith("; did you mean hard?\n")


def test_a_hint_says_what_and_why(tmp_path: Path) -> None:
    shown = pipe(tmp_path, ["play", "--resume", nearly_done(tmp_path)], ["h"]).stdout
    assert "I would take " in shown
    assert re.search(r"I thought it through \d+ times: it came out ahead in \d+ of \d+ tries", " ".join(shown.split()))


def test_a_hint_where_there_is_one_choice_says_so() -> None:
    game = labdeck.arrange("ingenium", hands=[[], []], table=[{}, {}], to_move=0, phase="act")
    assert hints(game, 0, PlainScreen()) == ["I would take 1, the only choice: End the action phase."]


def test_only_what_takes_long_is_told() -> None:
    told = Event()
    with told_if_slow(told.set):
        pass
    assert not told.is_set()
    with told_if_slow(told.set):
        assert told.wait(PATIENCE)
