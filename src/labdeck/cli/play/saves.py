"""Saved games: a record in a file, with a line that says who plays each seat."""

import os
from datetime import datetime
from pathlib import Path

from labdeck import Game, RecordError, replay
from labdeck.game.record import LARGEST

HUMAN = "human"
PLAYERS = "# players: "


def state_folder() -> Path:
    """The user's folder for games that were given no file."""
    base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(base) / "labdeck"


def new_file(deck: str) -> Path:
    """A name for a game of the deck that no file has yet."""
    stem = f"{deck}-{datetime.now():%Y-%m-%d-%H%M%S}"
    number = 1
    while (file := state_folder() / f"{stem}{f'-{number}' if number > 1 else ''}.labdeck").exists():
        number += 1
    return file


def write(file: Path, game: Game, players: tuple[str, ...]) -> None:
    """Save the game; a file that was there stays whole until the new one is."""
    file.parent.mkdir(parents=True, exist_ok=True)
    half = file.with_name(f"{file.name}.half")
    with open(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
        out.write(f"{game.record}{PLAYERS}{' '.join(players)}\n")
    half.replace(file)


def read(file: Path, deck: str = "", until: int | None = None) -> tuple[Game, tuple[str, ...]]:
    """The game in a file, and who plays each seat if the file says so."""
    text = read_text(file)
    game = replayed(file, text, deck, until)
    said = [line.removeprefix(PLAYERS) for line in text.splitlines() if line.startswith(PLAYERS)]
    players = tuple(said[-1].split()) if said else ()
    return game, players if len(players) == game.seats else ()


def replayed(file: Path, text: str, deck: str = "", until: int | None = None) -> Game:
    """The game that the text of a file tells; a RecordError names the file, and how to go as far as it can."""
    try:
        return replay(text, deck or None, until)
    except RecordError as error:
        option = f"; --until {error.agrees} goes so far" if error.agrees is not None else ""
        raise RecordError(f"{file}: {error}{option}") from None


def read_text(file: Path) -> str:
    """The text in a file; a RecordError if it cannot be a record."""
    with open(file, "rb") as source:
        content = source.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise RecordError(f"{file} is larger than {LARGEST} bytes")
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise RecordError(f"{file} is not a text") from None
