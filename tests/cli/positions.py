"""Positions that tests go on from, saved as `labdeck play` saves them."""

from pathlib import Path
from typing import Any

import labdeck
from labdeck.cli.play import saves

ALONE = ("human", "greedy")
TOGETHER = ("human", "human")


def saved(folder: Path, players: tuple[str, ...] = ALONE, **position: Any) -> str:
    """The name of a file in the folder with a game of ingenium in this position; a person has the first seat."""
    names = [f"{'Player' if who == 'human' else 'Bot'} {chr(65 + p)}" for p, who in enumerate(players)]
    whole: dict[str, Any] = {"hands": [[], []], "table": [{}, {}], "phase": "act", "to_move": 0, "seed": 1}
    saves.write(folder / "game", labdeck.arrange("ingenium", names=names, **whole | position), players)
    return "game"


def nearly_done(folder: Path, players: tuple[str, ...] = ALONE, **position: Any) -> str:
    """The first seat lacks one resource of Rachel Chang, and holds it."""
    beside = ["geoscience", "chemistry", "professor"]
    table = [{"rachel-chang": beside}, {}]
    return saved(folder, players, **{"hands": [["doctorate", "physics"], []], "table": table} | position)
