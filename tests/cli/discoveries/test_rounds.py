"""The command `labdeck rounds`."""

import json

import pytest

from labdeck.cli import run


@pytest.mark.slow
def test_the_command_writes_json_for_each_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rounds", "heroes", "--games", "5", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["players"] for row in rows] == [2, 3, 4]
    assert all(row["games"] == 5 and len(row["wins"]) == row["players"] for row in rows)
