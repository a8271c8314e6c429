"""Positions in which a seat is asked in a window, of each kind, with something to answer with and without."""

import sys
from pathlib import Path
from shutil import copytree

import labdeck
from labdeck import Game
from labdeck.deck import library, load, tables

OPPOSED = "opposed"  # ingenium, but for a block that cancels any modifier
KINDS = {"block": "ingenium", "oppose": OPPOSED, "answer": "heroes", "inspire": "heroes"}
WORKER = """
import sys
from pathlib import Path
from labdeck.deck import library
library.FOLDER = Path(sys.argv[1])
from labdeck.server.worker import serve
serve(int(sys.argv[2]))
"""


def lay_decks(folder: Path) -> tuple[str, ...]:
    """Have this process play the shipped decks and the opposed one from a folder; the command of a worker that does."""
    copytree(library.FOLDER, folder)
    text = (folder / "ingenium.toml").read_text(encoding="utf-8").replace('id = "ingenium"', f'id = "{OPPOSED}"')
    said = text.replace("Cancel a modifier that would hurt you.", "Cancel any modifier.")
    (folder / f"{OPPOSED}.toml").write_text(said, encoding="utf-8")
    library.FOLDER = folder
    library.shipped.cache_clear()
    return sys.executable, "-c", WORKER, str(folder)


def position(kind: str, holds: bool, names: tuple[str, str] = ("Ann", "Ben")) -> Game:
    """Seat 1 is asked in a window of that kind, and nothing that others see tells whether it can do more than pass."""
    deck = KINDS[kind]
    if deck == "heroes":
        return hero(kind, holds, names)
    hands = [["stupid-patriarchy"], ["im-with-her" if holds else "physics"]]
    mats = [{}, {"jill-tarter": ["astronomy", "physics"]}]
    game = labdeck.arrange(deck, hands=hands, table=mats, to_move=0, phase="act", names=names)
    game.play("play stupid-patriarchy")
    if not game.is_window:
        game.play("choose astronomy")
    return game


def hero(kind: str, holds: bool, names: tuple[str, str]) -> Game:
    """The same with heroes: as seat 1's turn begins, or when seat 0 plays an inspiration as its own begins."""
    cards = [card.id for card in tables(load("heroes")).cards if card.role == "hero"]
    held = {"answer": "peer-review", "inspire": "eureka"}[kind] if holds else cards[11]
    other = "eureka" if kind == "answer" else cards[10]
    hands = [[other, *cards[:5]], [held, *cards[5:10]]]
    game = labdeck.arrange("heroes", hands=hands, to_move=int(kind == "inspire"), phase="inspire", names=names)
    if kind == "answer":
        game.play("play eureka")
    return game


def at_rest(kind: str, names: tuple[str, str]) -> Game:
    """A position of the same deck in which seat 0 is to choose, and nobody else."""
    return labdeck.arrange(KINDS[kind], players=2, to_move=0, phase="act", names=names)
