"""What is printed on a card: its words, its marks and where they come from, whatever family its deck is of."""

from dataclasses import dataclass
from functools import lru_cache

from labdeck.deck import Card, DeckFile, Resource, tables, taught_by

from .families import family_of
from .family import Classes
from .marks import Mark, marks_of

TIMES = {"at once": "played at once", "keep": "kept until played", "any time": "played as an answer"}


@dataclass(frozen=True, slots=True)
class Printed:
    """A title as its faces show it."""

    card: Card
    kinds: tuple[str, ...]  # what the card is
    needs: tuple[str, ...]  # what it asks for, one for each card: a kind, or "any" or "one" of a class
    source: str  # of what the card teaches
    note: str  # what else is said of a project on its last line

    @property
    def wanted(self) -> tuple[str, ...]:
        """The kinds that the card is about: its own, or those it needs."""
        return self.kinds or self.needs


@dataclass(frozen=True, slots=True)
class Sheet:
    """Every title of a deck by its id, with its classes of kinds, their marks and the names of its piles."""

    deck: DeckFile
    titles: dict[str, Printed]
    classes: Classes
    marks: dict[str, Mark]
    piles: tuple[str, ...]


def sheet(deck: DeckFile) -> Sheet:
    """What the faces of a deck are drawn from."""
    return _sheet(_Held(deck))


class _Held:
    """A deck as a key that can be hashed: equal decks have equal sheets."""

    def __init__(self, deck: DeckFile) -> None:
        self.deck = deck

    def __hash__(self) -> int:
        return hash(self.deck.edition)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Held) and other.deck == self.deck


@lru_cache(maxsize=16)
def _sheet(held: _Held) -> Sheet:
    deck = held.deck
    given = {title.id: title for title in deck.titles}
    cards = {card.id: card for card in tables(deck).cards}
    family = family_of(deck)
    classes = family.classes(deck, tuple(cards.values()))
    titles = {
        id_: Printed(card, _kinds(classes, card), family.needs(deck, card), taught_by(title.source), family.note(title))
        for id_, card in cards.items()
        for title in (given[id_],)
    }
    marks = marks_of(classes, {card.kind: card.name for card in deck.of(Resource)})
    return Sheet(deck, titles, classes, marks, tuple(dict.fromkeys(card.back for card in cards.values())))


def _kinds(classes: Classes, card: Card) -> tuple[str, ...]:
    """The kinds that a card is of."""
    if any(card.id in kinds for kinds in classes.values()):
        return (card.id,)
    return (*card.types, *filter(None, [card.step]))
