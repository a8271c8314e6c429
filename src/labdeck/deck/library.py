"""The decks that come with Labdeck, those that were put on the shelf beside them, and any other deck by its path."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from os import PathLike, fspath
from pathlib import Path
from types import MappingProxyType

from .errors import DeckError, Problem
from .file import DeckFile
from .reading import read_deck, read_text
from .words import listed, nearest

FOLDER = Path(__file__).parent.parent / "decks"
STEM, DIGITS = 48, 12  # of an id and of an edition, in the name of a deck on the shelf
MOST = 512  # decks on the shelf; those that were put there first go first, and are fetched again when asked for
NONE: Mapping[str, bytes] = MappingProxyType({})
_shelf: dict[str, tuple[DeckFile, str]] = {}
_sources: list[Callable[[str], object]] = []  # each puts the deck of a name on the shelf, if it has its text


def names() -> tuple[str, ...]:
    """The ids of the decks that come with Labdeck."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


def load(deck: "str | PathLike[str]") -> DeckFile:
    """A deck by its name, or by the path of its file; a DeckError lists every problem."""
    if not isinstance(deck, str | PathLike) or not isinstance(fspath(deck), str):
        raise DeckError([Problem("deck", "", "", f"{deck!r:.60} must be a name, or the path of a deck file")])
    if not isinstance(deck, str) or deck.endswith(".toml") or "/" in deck or "\\" in deck:
        return read_deck(Path(deck))
    if deck in names():
        return shipped(deck)
    if not is_on_shelf(deck):
        raise no_such_deck(deck)
    return _shelf[deck][0]


def name_of(deck: DeckFile) -> str:
    """What `load` finds a deck by: its id if it is shipped; else its id and edition, if it is on the shelf.

    So the name of a deck that somebody may change says which text it is, for ever.
    """
    return deck.id if deck.path.parent == FOLDER else f"{deck.id[:STEM]}@{deck.edition[:DIGITS]}"


def shelve(text: str, file: str = "deck.toml", pictures: Mapping[str, bytes] = NONE) -> DeckFile:
    """Puts the deck of a text and its pictures on the shelf; a DeckError lists every problem, as of that file."""
    deck = read_text(text, Path(file), pictures)
    kept = _shelf.setdefault(name_of(deck), (deck, text))[0]
    while len(_shelf) > MOST:
        del _shelf[next(iter(_shelf))]
    return kept


@contextmanager
def supplied(source: Callable[[str], object]) -> Iterator[None]:
    """Lets decks be fetched when they are first asked for: the source shelves that of a name, if it has its text."""
    _sources.append(source)
    try:
        yield
    finally:
        _sources.remove(source)


def is_on_shelf(name: str) -> bool:
    """Whether a deck is on the shelf, or could be fetched."""
    for source in _sources:
        if name in _shelf or "@" not in name:
            break
        source(name)
    return name in _shelf


def text_of(name: str) -> str:
    """The text of a deck on the shelf, with which another process can put it on its own; empty of any other."""
    return _shelf[name][1] if is_on_shelf(name) else ""


def pictures_of(name: str) -> Mapping[str, bytes]:
    """The own pictures of a deck on the shelf, for another process; none of any other."""
    return _shelf[name][0].pictures if is_on_shelf(name) else NONE


def is_here(name: str) -> bool:
    """Whether a deck is shipped, or on the shelf."""
    return name in names() or is_on_shelf(name)


def no_such_deck(deck: str) -> DeckError:
    """The error for a name that no deck has, with those that there are and the nearest."""
    known = listed(names(), "and")
    wrong = f"there is no such deck; there are {known}, and any file that ends in .toml"
    return DeckError([Problem(deck, "", "", wrong, nearest(deck, names()))])


@cache
def shipped(name: str) -> DeckFile:
    """A deck that comes with Labdeck, read once."""
    return read_deck(FOLDER / f"{name}.toml")
