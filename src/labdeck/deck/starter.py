"""Starters: a small whole deck of each family, to begin one's own with."""

import re
import unicodedata
from pathlib import Path

from .places import Places
from .rewriting import rewritten
from .shape import an_id

FOLDER = Path(__file__).parent / "starters"
UNNAMED = "my-deck"
LONGEST = 60  # letters of an id and a title


def starter(rules: str, name: str) -> str:
    """The text of a deck file to begin with, of a family of rules and called by a name."""
    places = Places((FOLDER / f"{rules}.toml").read_text(encoding="utf-8"))
    return rewritten(places, [(("deck", "id"), id_of(name)), (("deck", "title"), title_of(name))])


def id_of(name: str) -> str:
    """A name for programs, from a name for people."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    made = "-".join(re.findall(r"[a-z0-9]+", plain))[:LONGEST].strip("-")
    return made if not an_id(made) else UNNAMED


def title_of(name: str) -> str:
    """A name for people, from that of a file."""
    words = "".join(letter for letter in name.replace("-", " ").replace("_", " ") if letter.isprintable()).split()
    title = " ".join(words)[:LONGEST].strip() or UNNAMED.replace("-", " ")
    return title[:1].upper() + title[1:]
