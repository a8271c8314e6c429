"""Short words for what the tests of the rules do with a position."""

from pathlib import Path

from labdeck.deck import load, tables
from labdeck.game import Game


def offered(game: Game) -> list[str]:
    """What the seat to move may do, as texts in alphabetical order."""
    return sorted(str(choice) for choice in game.choices)


def play(game: Game, *texts: str) -> None:
    """Make these choices one after the other."""
    for text in texts:
        game.play(text)


def play_turns(game: Game, turns: int) -> None:
    """Take so many turns: draw from the first pile, do nothing else, and discard what must go."""
    until = game.state.turns + turns
    while game.state.turns < until and not game.over:
        game.play("end" if "end" in offered(game) else game.choices[0])


def told(game: Game, seat: int | None) -> str:
    """The log as a seat reads it, in one text."""
    return " ".join(entry["text"] for entry in game.view(seat).log)


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
