"""The bots and the plan of the how-to are what it says: they play, by the commands that it names."""

import re
import shlex
import sys
from pathlib import Path

import pytest

from labdeck.bots.habits import is_held
from labdeck.lab.games import play
from labdeck.rules import numbers as n
from labdeck.rules.schema import Deck, State
from tests.cli.said import Command
from tests.tools import walks

TEXT = (Path(__file__).parents[2] / "docs/how-to/write-a-bot.md").read_text(encoding="utf-8")
WHOLE, CLOSER, PLAN = re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
COMMANDS = re.findall(r"^\$ labdeck (.*)$", TEXT, re.MULTILINE)


@pytest.fixture(autouse=True)
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder of whoever follows the how-to."""
    (tmp_path / "my_bots.py").write_text(f"{WHOLE}\n\n{CLOSER}", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)


@pytest.mark.parametrize("line", COMMANDS)
def test_the_commands_let_the_bot_play(command: Command, line: str) -> None:
    arguments = [*shlex.split(re.sub(r"--games \d+", "", line))]
    arguments += ["--humans", "0", "--save", "game"] if arguments[0] == "play" else ["--games", "4"]
    shown = command(*arguments)
    assert (shown.status, shown.err) == (0, "")
    assert "Careful" in shown.out


@pytest.mark.parametrize("deck", walks.DECKS)
def test_both_bots_play_every_deck(deck: str) -> None:
    games = play(walks.tables_of(deck), ("my_bots:Careful", "my_bots:Patient", "random"), range(2))
    assert (games.ended > 0).all()


def test_the_careful_bot_is_better_than_chance() -> None:
    games = play(walks.tables_of("ingenium"), ("my_bots:Careful", "random"), range(20))
    assert games.wins[:, 0].mean() > 0.5


def test_the_plan_likes_what_it_says() -> None:
    made: dict[str, object] = {}
    exec(PLAN, made)
    likes = made["likes"]
    assert callable(likes)
    d, s = walks.deck_of("gsa"), walks.dealt(walks.deck_of("gsa"), 2, 1)
    met = dict.fromkeys((True, False), 0)
    for codes, _ in walks.walk(d, s, 1):
        for code in codes if s.ask == n.ASK_DISCARD else ():
            assert likes(s, d, s.asked, code) == stays(s, d, code)
            met[stays(s, d, code)] += 1
    assert all(met.values())


def stays(s: State, d: Deck, code: int) -> bool:
    """Whether no project leaves the hand by a code."""
    return not is_held(s, s.asked, code) or d.role[code] != n.PROJECT
