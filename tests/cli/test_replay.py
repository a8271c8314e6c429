"""Replays: stepped through by keys, told as lines, and written out as JSON."""

import json
import re
from pathlib import Path

import pytest

from labdeck import View, replay

from .keyboard import Terminal, pipe

STEP = r"Step \d+ of \d+> "


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a finished game in it."""
    folder = tmp_path_factory.mktemp("finished")
    options = ["--players", "2", "--projects", "4", "--seed", "5", "--humans", "0", "--save", "game"]
    assert pipe(folder, ["play", "ingenium", *options]).returncode == 0
    return folder


def test_steps_go_forward_and_back(finished: Path) -> None:
    terminal = Terminal(finished, ["replay", "game"], 100, 40)
    opening = terminal.read(STEP)
    assert "Step 0 of" in opening
    first = terminal.type("", STEP)
    assert "Step 1 of" in first
    assert "chose: draw " in first
    assert "Step 2 of" in terminal.type("n", STEP)
    assert terminal.type("b", STEP).partition("chose:")[2] == first.partition("chose:")[2]
    assert "'s turn." in terminal.type("t", STEP)
    assert "Step 0 of" in terminal.type("p", STEP)
    assert "The game ended: " in terminal.type("99999", STEP)
    assert "Step 5 of" in terminal.type("5", STEP)
    assert "Step 5 of" in terminal.type("nonsense", STEP)
    terminal.child.sendline("q")
    terminal.rest()
    assert terminal.status == 0


def test_after_the_end_all_hands_are_shown(finished: Path) -> None:
    game = replay((finished / "game").read_text(), until=0)
    shown = " ".join(Terminal(finished, ["replay", "game", "--all", "--plain"]).read(STEP).split())
    names = {card.id: card.name for card in game.cards}
    for p in range(game.seats):
        assert f"{game.names[p]} holds: " in shown
        assert all(names[c] in shown for c in game.hand(p))


def test_a_seat_sees_only_its_own_hand(finished: Path) -> None:
    game = replay((finished / "game").read_text(), until=0)
    shown = Terminal(finished, ["replay", "game", "--seat", "1"]).read(STEP)
    names = {card.id: card.name for card in game.cards}
    assert all(names[c] in shown for c in game.hand(1))
    assert not any(names[c] in shown for c in game.hand(0) if c not in game.hand(1))


def test_piped_it_tells_the_whole_story(finished: Path) -> None:
    shown = pipe(finished, ["replay", "game"]).stdout
    assert "draws" in shown
    assert "[P5]" in shown
    assert "The game ended: " in shown


def test_json_has_a_view_for_every_step(finished: Path) -> None:
    written = json.loads(pipe(finished, ["replay", "game", "--seat", "0", "--json"]).stdout)
    game = replay((finished / "game").read_text())
    assert len(written["steps"]) == len(game.played) + 1
    assert all(step["hands"] is None for step in written["steps"])
    assert all(step["choice"] is None for step in written["steps"] if step["seat"] != 0)
    last = View.from_json(json.dumps(written["steps"][-1]["view"]))
    assert last.result == game.result
    log = [entry for step in written["steps"] for entry in step["view"]["log"]]
    assert log == game.view(0).log


def test_hands_are_secret_before_the_end(tmp_path: Path) -> None:
    pipe(tmp_path, ["play", "ingenium", "--seed", "3", "--save", "game"], ["1"])
    shown = pipe(tmp_path, ["replay", "game", "--all"])
    assert shown.returncode == 2
    assert "still secret" in shown.stderr
    written = json.loads(pipe(tmp_path, ["replay", "game", "--json"]).stdout)
    assert all(step["hands"] is None and not step["view"]["hand"] for step in written["steps"])


@pytest.mark.parametrize(
    ("options", "says"), [(["--seat", "7"], "they are 0 to 1"), (["--seat", "0", "--all"], "either --seat or --all")]
)
def test_options_that_do_not_fit_are_refused(finished: Path, options: list[str], says: str) -> None:
    shown = pipe(finished, ["replay", "game", *options])
    assert shown.returncode == 2
    assert says in shown.stderr


def test_an_old_record_says_how_far_it_agrees_and_is_shown_so_far(finished: Path) -> None:
    text = (finished / "game").read_text()
    (finished / "old").write_text(re.sub("position 32 .*", f"position 32 {'0' * 16}", text))
    shown = pipe(finished, ["replay", "old"])
    assert shown.returncode == 1
    assert "lead to another position than when the record was made; its first 16 of" in shown.stderr
    assert shown.stderr.endswith("choices agree; --until 16 goes so far\n")
    story = pipe(finished, ["replay", "old", "--until", "16"])
    assert (story.returncode, story.stdout.splitlines()[-1]) == (0, "The game goes on from here.")
    again = pipe(finished, ["play", "--resume", "old", "--until", "16", "--save", "again"])
    assert again.returncode == 0
    assert replay((finished / "again").read_text()).played[:16] == replay(text).played[:16]
    assert "position 32 0000" in (finished / "old").read_text()
    refused = pipe(finished, ["play", "ingenium", "--until", "16"])
    assert (refused.returncode, "--until goes with --resume" in refused.stderr) == (2, True)
