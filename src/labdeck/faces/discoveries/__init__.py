"""The discoveries family on faces."""

from collections.abc import Sequence
from itertools import chain

from labdeck.deck import Card, DeckFile, Title
from labdeck.deck.discoveries import STEPS, WILD
from labdeck.faces.family import Classes, Family


def classes(deck: DeckFile, cards: Sequence[Card]) -> Classes:
    """The deck's class of types, with those that only the rules name, such as polymath; and the steps."""
    found = dict(deck.classes)
    known = set(chain.from_iterable(found.values()))
    types = dict.fromkeys(kind for card in cards for kind in card.types if kind not in known)
    first = next(iter(found))
    return found | {first: (*found[first], *types), "step": (*STEPS, WILD)}


def needs(deck: DeckFile, card: Card) -> tuple[str, ...]:
    """No card has needs: a discovery shows its types, which are its kinds."""
    return ()


def note(title: Title) -> str:
    """Nothing more is said of a card."""
    return ""


FAMILY = Family(classes, needs, note)
