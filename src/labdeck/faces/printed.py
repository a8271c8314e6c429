"""What is printed on a card: its words, its marks and where they come from, whatever family its deck is of."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from labdeck.deck import Card, DeckFile, Project, Title, tables
from labdeck.deck.needs import need_bits
from labdeck.deck.shape import STEPS, WILD
from labdeck.deck.tables import words_of
from labdeck.rules.numbers import SAME

from .marks import Mark, marks_of

TIMES = {"at once": "played at once", "keep": "kept until played", "any time": "played as an answer"}


@dataclass(frozen=True, slots=True)
class Printed:
    """A title as its faces show it."""

    card: Card
    kinds: tuple[str, ...]  # what the card is
    needs: tuple[str, ...]  # what it asks for, one for each card: a kind, or "any" or "one" of a class
    source: str
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
    classes: dict[str, tuple[str, ...]]
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
        return hash(self.deck.digest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Held) and other.deck == self.deck


@lru_cache(maxsize=16)
def _sheet(held: _Held) -> Sheet:
    deck = held.deck
    given = {getattr(title, "id", "") or getattr(title, "kind", ""): title for title in deck.titles}
    cards = {card.id: card for card in tables(deck).cards}
    classes = _classes(deck, cards.values())
    titles = {
        id_: Printed(card, _kinds(classes, card), _needs(deck, card), _source(given[id_]), _note(given[id_]))
        for id_, card in cards.items()
    }
    marks = marks_of(classes, {card.kind: card.name for card in deck.resources})
    return Sheet(deck, titles, classes, marks, tuple(dict.fromkeys(card.back for card in cards.values())))


def _classes(deck: DeckFile, cards: Iterable[Card]) -> dict[str, tuple[str, ...]]:
    """The deck's classes of kinds, with the types and steps that only its family names."""
    classes = dict(deck.classes)
    known = set(chain.from_iterable(classes.values()))
    types = dict.fromkeys(kind for card in cards for kind in card.types if kind not in known)
    if types:
        first = next(iter(classes))
        classes[first] = (*classes[first], *types)
    return classes | ({"step": (*STEPS, WILD)} if any(card.step for card in cards) else {})


def _kinds(classes: dict[str, tuple[str, ...]], card: Card) -> tuple[str, ...]:
    """The kinds that a card is of."""
    if any(card.id in kinds for kinds in classes.values()):
        return (card.id,)
    return (*card.types, *filter(None, [card.step]))


def _needs(deck: DeckFile, card: Card) -> tuple[str, ...]:
    words = words_of(deck)
    needs = []
    for text in card.needs:
        for bits in need_bits(text, words):
            name = next((name for name in deck.classes if words.bits[name] == bits & ~SAME), "")
            needs.append(f"{'one' if bits & SAME else 'any'} {name}" if text not in words.kinds else text)
    return tuple(needs)


def _source(title: Title) -> str:
    """Where the parts of a title come from."""
    return "; ".join(f"{what}: {where}" for what, where in title.source.items())


def _note(title: Title) -> str:
    """That a project is mandatory, and what it costs unfinished where that is not its points."""
    if not isinstance(title, Project):
        return ""
    cost = f"unfinished −{title.unfinished}" if title.unfinished != title.points else ""
    return ", ".join(filter(None, ["mandatory" if title.mandatory else "", cost]))
