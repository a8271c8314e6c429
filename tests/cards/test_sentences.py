"""What every card says is what was checked against the sheets: the tests of phrases follow a card whatever it says."""

from pathlib import Path

from labdeck.deck import load, names
from tests.phrases.sayings import speakers

SAID = Path(__file__).parent / "sentences.txt"


def said() -> list[str]:
    """A line for every card that says something: its deck, its id, when it is played, and its sentences."""
    lines = []
    for deck in names():
        for card in speakers(load(deck)):
            play = f" ({card.play})" if hasattr(card, "play") else ""
            lines.append(f"{deck}: {card.id}{play}: {card.effect}")
    return lines


def test_no_card_says_anything_else_than_was_checked() -> None:
    """A line is changed by hand, with the card, so that both are read once more."""
    assert said() == SAID.read_text().splitlines()
