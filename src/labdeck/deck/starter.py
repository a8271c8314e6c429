"""Starters: small whole decks of each family, to begin one's own with."""

from functools import cache
from pathlib import Path

from .families import FAMILIES
from .places import Places
from .rewriting import rewritten
from .shape import an_id, plain

FOLDER = Path(__file__).parent / "starters"
UNNAMED = "my-deck"
LONGEST = 60  # letters of an id and a title


@cache
def starters() -> dict[str, str]:
    """The texts of the starters by their names; the first of each family is called by its rules."""
    paths = sorted(FOLDER.glob("*.toml"), key=lambda path: (path.stem not in FAMILIES, path.stem))
    return {path.stem: path.read_text(encoding="utf-8") for path in paths}


def starter(which: str, name: str) -> str:
    """The text of a deck file to begin with: a starter, called by a name."""
    return called(starters()[which], name)


def called(text: str, name: str) -> str:
    """The text of a deck file with another id and title, which follow from a name."""
    return rewritten(Places(text), [(("deck", "id"), id_of(name)), (("deck", "title"), title_of(name))])


def id_of(name: str) -> str:
    """A name for programs, from a name for people."""
    made = plain(name)[:LONGEST].strip("-")
    return made if not an_id(made) else UNNAMED


def title_of(name: str) -> str:
    """A name for people, from that of a file."""
    words = "".join(letter for letter in name.replace("-", " ").replace("_", " ") if letter.isprintable()).split()
    title = " ".join(words)[:LONGEST].strip() or UNNAMED.replace("-", " ")
    return title[:1].upper() + title[1:]
