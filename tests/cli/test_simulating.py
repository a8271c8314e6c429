"""`labdeck simulate` and `labdeck tournament`: what they print, and what they refuse."""

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import Command
from tests.cli.test_commands import command as command

pytestmark = pytest.mark.xdist_group("compiled")  # one worker compiles, and only once


def test_a_simulation_is_told_and_written(command: Command, tmp_path: Path) -> None:
    shown = command("simulate", "gsa", "--games", "20", "--bots", "greedy,random", "--out", "games.csv")
    assert shown.status == 0
    assert "20 games with 2 players, seeds from 0" in shown.out
    assert "greedy" in shown.out
    assert shown.err == ""
    assert len((tmp_path / "games.csv").read_text().splitlines()) == 21


def test_a_simulation_as_data(command: Command) -> None:
    found = json.loads(command("simulate", "gsa", "--games", "20", "--players", "3", "--seed", "5", "--json").out)
    assert (found["deck"], found["players"], found["seed"], found["games"]) == ("gsa", 3, 5, 20)
    assert [seat["bot"] for seat in found["seats"]] == ["greedy"] * 3
    assert found["turns"]["low"] < found["turns"]["value"] < found["turns"]["high"]


def test_a_tournament_is_told(command: Command) -> None:
    shown = command("tournament", "gsa", "--games", "40")
    assert "2 seatings of 2 players, each with the same 20 deals" in shown.out
    assert "greedy before random" in shown.out
    found = json.loads(command("tournament", "gsa", "--games", "40", "--players", "3", "--json").out)
    assert set(found["ratings"]) == {"greedy", "random"}
    assert found["pairs"][0]["against"] == "random"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("simulate", "gsa", "--bots", "gredy"), "did you mean greedy?"),
        (("simulate", "gsa", "--players", "9"), "9 cannot play"),
        (("simulate", "gsa", "--players", "2", "--bots", "greedy,random,greedy"), "3 bots do not fit on 2 seats"),
        (("simulate", "gsa", "--out", "games.xlsx"), "should end in .parquet, .csv or .json"),
        (("simulate", "nowhere"), "there is no such deck"),
        (("simulate", "gsa", "--games", "0"), "--games"),
        (("tournament", "gsa", "--bots", "greedy"), "two bots or more"),
        (("tournament", "gsa", "--bots", "greedy,greedy"), "each named once"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    command: Command, arguments: tuple[str, ...], says: str
) -> None:
    shown = command(*arguments)
    assert shown.status != 0
    assert says in shown.err
    assert shown.out == ""
