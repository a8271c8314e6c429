"""The decks that come with Labdeck, and any other deck by its path."""

from functools import cache
from pathlib import Path

from .errors import DeckError, Problem
from .file import DeckFile, read_deck
from .words import listed, nearest

FOLDER = Path(__file__).parent.parent / "decks"


def names() -> tuple[str, ...]:
    """The ids of the decks that come with Labdeck."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


def load(deck: str | Path) -> DeckFile:
    """A deck by its id, or by the path of its file; a DeckError lists every problem."""
    if not isinstance(deck, str) or deck.endswith(".toml") or "/" in deck or "\\" in deck:
        return read_deck(Path(deck))
    if deck not in names():
        known = listed(names(), "and")
        wrong = f"there is no such deck; there are {known}, and any file that ends in .toml"
        raise DeckError([Problem(deck, "", "", wrong, nearest(deck, names()))])
    return _shipped(deck)


@cache
def _shipped(name: str) -> DeckFile:
    return read_deck(FOLDER / f"{name}.toml")
