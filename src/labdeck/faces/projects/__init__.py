"""The projects family on faces."""

from collections.abc import Sequence

from labdeck.deck import Card, DeckFile, Project, Title
from labdeck.deck.projects import need_bits
from labdeck.faces.family import Classes, Family
from labdeck.rules.numbers import SAME


def classes(deck: DeckFile, cards: Sequence[Card]) -> Classes:
    """The deck's own classes."""
    return dict(deck.classes)


def needs(deck: DeckFile, card: Card) -> tuple[str, ...]:
    """What a project needs, one for each card: a kind, or "any" or "one" of a class."""
    words = deck.vocabulary
    found = []
    for text in card.needs:
        for bits in need_bits(text, words):
            name = next((name for name in deck.classes if words.bits[name] == bits & ~SAME), "")
            found.append(f"{'one' if bits & SAME else 'any'} {name}" if text not in words.kinds else text)
    return tuple(found)


def note(title: Title) -> str:
    """That a project is mandatory, and what it costs unfinished where that is not its points."""
    if not isinstance(title, Project):
        return ""
    cost = f"unfinished −{title.unfinished}" if title.unfinished != title.points else ""
    return ", ".join(filter(None, ["mandatory" if title.mandatory else "", cost]))


FAMILY = Family(classes, needs, note)
