"""The examples by which the API was designed, and the one in the README, as they stand."""

import re
import subprocess
import sys
from pathlib import Path

import labdeck
from labdeck import arrange
from tests.tools.patience import PATIENCE

README = Path(__file__).parents[2] / "README.md"


def test_a_game_is_a_loop_of_choices() -> None:
    game = labdeck.new("ingenium", players=3, seed=7)
    while not game.over:
        choice = game.choices[0]
        game.play(choice)
    assert game.result is not None
    assert str(game.result).startswith("Result(scores=(")
    assert game.result.reason == "last call"
    assert game.to_move is None
    assert game.prompt == "The game is over."


def test_a_position_is_laid_out_by_ids() -> None:
    game = labdeck.arrange(
        "ingenium",
        hands=[["stupid-patriarchy"], []],
        table=[{}, {"jill-tarter": ["astronomy", "physics"]}],
        resource=["chemistry"],
        discard=[],
        burn=[],
        to_move=0,
        phase="act",
        seed=1,
    )
    game.play("play stupid-patriarchy")
    game.play("choose physics")
    game.play("pass")
    assert game.table(1)["jill-tarter"] == ["astronomy"]


def test_burns_a_resource_on_another_players_scientist() -> None:
    game = arrange(
        "ingenium",
        hands=[["stupid-patriarchy"], []],
        table=[{}, {"jill-tarter": ["astronomy", "physics"]}],
        to_move=0,
        phase="act",
    )
    game.play("play stupid-patriarchy")
    game.play("choose physics")
    game.play("pass")
    assert game.view(None).table[1]["jill-tarter"] == ["astronomy"]
    assert game.count("burn") == 2


def test_the_readme_plays_a_game() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", README.read_text(), re.MULTILINE | re.DOTALL)
    assert blocks
    for block in blocks:
        ran = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, timeout=PATIENCE)
        assert ran.returncode == 0, ran.stderr
        assert ran.stdout.strip()


def test_importing_labdeck_loads_no_game_and_no_numpy() -> None:
    look = "import sys, labdeck; print([m for m in sys.modules if m in ('numpy', 'labdeck.game', 'labdeck.rules')])"
    ran = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
