"""Beginnings: decks to begin one's own from: small ones that were made for it, and those that come with Labdeck."""

from functools import cache
from pathlib import Path
from typing import Any

from labdeck.deck import DeckError, Problem, load, names
from labdeck.deck.library import FOLDER
from labdeck.deck.reading import read_text
from labdeck.deck.starter import starters
from labdeck.deck.words import listed, nearest


@cache
def beginnings() -> tuple[dict[str, Any], ...]:
    """What there is to begin from, the small ones first; the fields of `Beginning`."""
    small = [(name, read_text(text, Path(f"{name}.toml"))) for name, text in starters().items()]
    found = [(name, deck, True) for name, deck in small] + [(name, load(name), False) for name in names()]
    return tuple(
        {
            "id": name,
            "title": deck.title,
            "about": deck.about,
            "rules": deck.rules,
            "size": sum(deck.counts.values()),
            "is_small": is_small,
        }
        for name, deck, is_small in found
    )


def beginning(name: str) -> str:
    """The text of a deck to begin from; a DeckError if there is none of that name."""
    if name in starters():
        return starters()[name]
    if name in names():
        return (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    known = [*starters(), *names()]
    says = f"there is no such deck to begin from; there are {listed(known, 'and')}"
    raise DeckError([Problem(name, "", "", says, nearest(name, known))])
