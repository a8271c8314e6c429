"""Deck files for tests: a shipped one with something changed, and what is left of a pile."""

from pathlib import Path

from labdeck.deck import load, tables


def altered(folder: Path, deck: str, *changes: tuple[str, str]) -> Path:
    """A shipped deck in a file of its own, with some texts replaced."""
    text = load(deck).path.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = folder / f"{deck}.toml"
    path.write_text(text, encoding="utf-8")
    return path


def rest_of(deck: str, back: str, *left: str) -> list[str]:
    """All cards with a back but one copy of those left: lay them elsewhere, and the pile has just the left ones."""
    cards = [card.id for card in tables(load(deck)).cards if card.back == back]
    for card in left:
        cards.remove(card)
    return cards
