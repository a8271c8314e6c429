"""The decks that come with Labdeck, and any other deck by its path."""

from functools import cache
from os import PathLike, fspath
from pathlib import Path

from .errors import DeckError, Problem
from .file import DeckFile
from .reading import read_deck
from .words import listed, nearest

FOLDER = Path(__file__).parent.parent / "decks"


def names() -> tuple[str, ...]:
    """The ids of the decks that come with Labdeck."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


def load(deck: "str | PathLike[str]") -> DeckFile:
    """A deck by its id, or by the path of its file; a DeckError lists every problem."""
    if not isinstance(deck, str | PathLike) or not isinstance(fspath(deck), str):
        raise DeckError([Problem("deck", "", "", f"{deck!r:.60} must be a name, or the path of a deck file")])
    if not isinstance(deck, str) or deck.endswith(".toml") or "/" in deck or "\\" in deck:
        return read_deck(Path(deck))
    if deck not in names():
        raise no_such_deck(deck)
    return shipped(deck)


def no_such_deck(deck: str) -> DeckError:
    """The error for a name that no deck has, with those that there are and the nearest."""
    known = listed(names(), "and")
    wrong = f"there is no such deck; there are {known}, and any file that ends in .toml"
    return DeckError([Problem(deck, "", "", wrong, nearest(deck, names()))])


@cache
def shipped(name: str) -> DeckFile:
    """A deck that comes with Labdeck, read once."""
    return read_deck(FOLDER / f"{name}.toml")
