"""What pictures ask of a family of rules; `families` lists those that there are."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from labdeck.deck import Card, DeckFile, Title

Classes = dict[str, tuple[str, ...]]  # kinds by the name of their class


@dataclass(frozen=True, slots=True)
class Family:
    """A family of rules, as faces show it."""

    classes: Callable[[DeckFile, Sequence[Card]], Classes]  # all that has a mark: the deck's classes, and the family's
    needs: Callable[[DeckFile, Card], tuple[str, ...]]  # one for each card: a kind, or "any" or "one" of a class
    note: Callable[[Title], str]  # what else stands on a card's last line
