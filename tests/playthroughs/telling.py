"""Write a playthrough: `python -m tests.playthroughs.telling` renews all of them."""

from pathlib import Path
from typing import Any

import labdeck
from labdeck.bots import bot
from labdeck.deck import load, names
from labdeck.game import Game

FOLDER = Path(__file__).parent
TABLES = [(deck, players) for deck in names() for players in (2, 4)]


def opened(deck: str, players: int) -> Game:
    """The same deal each time, of a game that is not long."""
    shorter: dict[str, Any] = {"projects": 3 * players} if load(deck).rules == "projects" else {}
    return labdeck.new(deck, players=players, seed=2026, **shorter)


def played(deck: str, players: int) -> Game:
    """A short game between greedy bots, always the same."""
    game = opened(deck, players)
    greedy = bot("greedy", 1)
    while not game.over:
        seat = game.to_move
        assert seat is not None
        game.play(greedy.choose(game.masked(seat), game.tables.deck, seat))
    return game


def told(game: Game) -> str:
    """The game as a spectator is told it, and how it ended; facts and other words of the deck do not matter here."""
    lines = [f"{entry['n']:>4} {entry['rule']:>4}  {entry['text']}" for entry in game.view(None).log]
    choices = [f"{choice.name}" for choice in game.played]
    return "\n".join([*lines, "", str(game.result), "", *choices, ""])


def file_of(deck: str, players: int) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / f"{deck}-{players}.txt"


if __name__ == "__main__":
    for deck, players in TABLES:
        file_of(deck, players).write_text(told(played(deck, players)), encoding="utf-8")
