"""Cards as people and programs read them, and a deck ready to play."""

from dataclasses import dataclass

from labdeck.rules.schema import Deck

from .file import DeckFile
from .knobs import Knobs


@dataclass(frozen=True, slots=True)
class Card:
    """One card of the deck: what people and programs read on it."""

    id: str
    name: str
    role: str
    play: str
    points: int
    needs: tuple[str, ...]
    tags: tuple[str, ...]
    effect: str
    facts: tuple[str, ...]
    about: str
    copies: int
    back: str
    types: tuple[str, ...] = ()  # of a discovery, a hero or an enhancement
    step: str = ""  # of a discovery


@dataclass(frozen=True, slots=True)
class Tables:
    """A deck ready to play: its file, its knobs, its integers, and a card, kind or tag for each number."""

    file: DeckFile
    knobs: Knobs
    deck: Deck
    cards: tuple[Card, ...]
    kinds: tuple[str, ...]
    tags: tuple[str, ...]
