"""Games with cards that say what no shipped card says: gsa's cards and some of one's own."""

from importlib.resources import files
from pathlib import Path
from typing import Any

from labdeck import Game, arrange

NO = "Cancel a modifier that would hurt you."
NEVER = "Cancel any modifier."
CARD = "saying"  # the card that a test is about
HASTY = "hasty"  # one that is played at once
MODIFIER = '\n[[modifier]]\nid = "{id}"\nname = "{id}"\ncopies = 1\nplay = "{play}"\neffect = "{effect}"\n'


def deck_saying(folder: Path, effect: str, play: str = "keep", **more: str) -> Path:
    """A deck in which a card says something, and others, by their names, something else."""
    text = files("labdeck").joinpath("decks", "gsa.toml").read_text(encoding="utf-8")
    text = text.replace('id = "gsa"', 'id = "spoken"', 1)
    for card, said in {CARD: effect, **more}.items():
        when = "any time" if said in (NO, NEVER) else play if card == CARD else "at once" if card == HASTY else "keep"
        text += MODIFIER.format(id=card, play=when, effect=said)
    path = folder / "spoken.toml"
    path.write_text(text, encoding="utf-8")
    return path


def saying(folder: Path, effect: str, *, play: str = "keep", more: dict[str, str] | None = None, **given: Any) -> Game:
    """A game in which seat 0 holds the card, with the other cards of its hand behind it."""
    hands = given.pop("hands", [[], []])
    hands = [[CARD, *hands[0]], *hands[1:]]
    return arrange(deck_saying(folder, effect, play, **(more or {})), hands=hands, **given)


def said(folder: Path, effect: str, *choices: str, **given: Any) -> Game:
    """Such a game after the card has been played and answered; who is asked to block passes where that is said."""
    game = saying(folder, effect, **given)
    game.play(f"play {CARD}")
    for choice in choices:
        game.play(choice)
    return game


def knows(game: Game, seat: int, card: str) -> bool:
    """Whether a seat knows one of the cards of that name, wherever it lies."""
    ids = [card.id for card in game.cards]
    return any(game.state.seen[c] >> seat & 1 for c, name in enumerate(ids) if name == card)
