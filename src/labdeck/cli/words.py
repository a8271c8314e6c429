"""Names that people read for the ids of cards and kinds."""

from collections.abc import Iterable

from labdeck import Game
from labdeck.deck import Card, DeckFile, Title, tables


def in_words(kinds: Iterable[str]) -> str:
    """Needs or kinds as people read them."""
    return ", ".join(kind.replace("-", " ") for kind in kinds)


def copies_in_words(number: int) -> str:
    """How many copies of a card there are."""
    return "1 copy" if number == 1 else f"{number} copies"


def cards_by_id(game: Game) -> dict[str, Card]:
    """A card for each id."""
    return {card.id: card for card in game.cards}


def names_by_id(game: Game) -> dict[str, str]:
    """The name of each card id."""
    return {card.id: card.name for card in game.cards}


def effect_of(deck: DeckFile, title: Title) -> str:
    """What a card says, with kinds by their names."""
    return next(card.effect for card in tables(deck).cards if card.id == title.id)
