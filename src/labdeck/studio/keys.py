"""Keys: what tells the cards of a text from each other, whatever becomes of their order."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

Content = dict[str, Any]
Key = tuple[str, int]  # a card's id or kind, and which of those that have the same


def are_cards(value: Any) -> bool:
    """Whether a value of a text is a list of cards."""
    return isinstance(value, list) and all(isinstance(card, dict) for card in value)


def keys_of(cards: list[Content]) -> Iterator[Key]:
    """The keys of cards, in their order."""
    seen: Counter[str] = Counter()
    for card in cards:
        word = id_of(card) + str(card.get("asks", ""))
        yield word, seen[word]
        seen[word] += 1


def keyed(cards: list[Content]) -> dict[Key, Content]:
    """Cards by their keys, in their order."""
    return dict(zip(keys_of(cards), cards, strict=True))


def id_of(card: Content) -> str:
    """A card's id; that of a resource is its kind, and a question has that of its card."""
    return str(next((card[name] for name in ("id", "kind", "card") if name in card), ""))
