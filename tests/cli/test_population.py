"""`labdeck tournament --population`: the matrix, the best answers, and what is refused."""

import json
import re
from pathlib import Path

import pytest

from labdeck.bots import plans
from tests.cli.keyboard import Terminal
from tests.cli.said import Command


def test_a_population_is_told_in_a_matrix_and_by_best_answers(command: Command) -> None:
    shown = command("tournament", "gsa", "--population", "--games", "2880")
    assert shown.status == 0
    lines = shown.out.splitlines()
    assert "72 seatings of 2 players, each with the same 40 deals." in lines[0]
    assert "The fair share is 50. greedy makes the other choices of the plans." in lines
    heads = lines.index(next(line for line in lines if line.split() == [*"123456789"]))
    rows = [line.split() for line in lines[heads + 1 : heads + 10]]
    assert [row[1] for row in rows] == ["greedy", "easy", "random", *plans()]
    assert all(row[2 + number] == "·" for number, row in enumerate(rows))
    assert all(re.fullmatch(r"\d+±\d+", cell) for row in rows for cell in row[2:] if cell != "·")
    assert re.search(r"^random +\S+ +\d+ \(\d+ to \d+\) +surely$", shown.out, re.MULTILINE)
    assert all(len(line) <= 80 for line in lines)


def test_a_population_as_data_with_an_own_bot(command: Command, tmp_path: Path) -> None:
    bot = "tests.tools.own_bots:Finisher"
    arguments = ("--bots", f"easy,{bot}", "--players", "3", "--games", "1", "--seed", "4", "--json")
    found = json.loads(command("tournament", "wise", "--population", *arguments).out)
    assert (found["players"], found["deals"], found["seed"], found["filler"]) == (3, 1, 4, "easy")
    assert found["bots"] == ["easy", bot, "random", *(f"{plan}+easy" for plan in plans())]
    assert {pair["among"] for pair in found["wins"] if pair["bot"] == bot} == {*found["bots"]} - {bot}
    assert [answer["to"] for answer in found["answers"]] == found["bots"]


def test_long_names_are_cut_in_the_matrix_alone(command: Command) -> None:
    bot = "tests.tools.own_bots:AsGreedy"
    shown = command("tournament", "heroes", "--population", "--bots", f"random,{bot}", "--games", "1")
    assert "2 …tools.own_bots:AsGreedy" in shown.out
    assert re.search(rf"^{bot} ", shown.out, re.MULTILINE)


def test_a_matrix_too_wide_for_the_terminal_goes_on_below(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    lines = command("tournament", "heroes", "--population", "--games", "1").out.splitlines()
    heads = [line.split() for line in lines if line.strip().replace(" ", "").isdecimal()]
    assert len(heads) == 2
    assert heads[0] + heads[1] == [*"123456789"]
    assert max(len(line) for line in lines[4:25]) <= 60


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        ("rush,greedy", "the first bot makes the other choices of the plans, so it cannot be one itself"),
        ("rush+easy", "so it cannot be one itself"),
        ("greedi", "did you mean greedy?"),
    ],
)
def test_what_cannot_fill_plans_is_refused(command: Command, bots: str, says: str) -> None:
    shown = command("tournament", "gsa", "--population", "--bots", bots)
    assert shown.status == 2
    assert says in shown.err


def test_ctrl_c_keeps_the_deals_of_a_population(tmp_path: Path) -> None:
    arguments = ("tournament", "heroes", "--population", "--bots", "random", "--games", "9000000")
    terminal = Terminal(tmp_path, arguments, columns=100)
    terminal.read(r" [2-9]\d{4}/")  # every table has played a part
    terminal.child.sendintr()
    shown = terminal.rest()
    assert terminal.status == 130
    kept = re.search(r"interrupted after ([\d,]+) of [\d,]+ deals; those are kept", shown)
    assert kept
    assert f"each with the same {kept[1]} deals." in shown
