"""What is printed on a card: its words, its marks and where they come from, whatever family its deck is of."""

from dataclasses import dataclass, fields
from functools import lru_cache

from labdeck.deck import Card, DeckFile, tables
from labdeck.deck.needs import need_bits
from labdeck.deck.tables import words_of
from labdeck.rules.numbers import SAME

from .marks import Mark, marks_of


@dataclass(frozen=True, slots=True)
class Printed:
    """A title as its faces show it."""

    card: Card
    kinds: tuple[str, ...]  # what the card is
    needs: tuple[str, ...]  # what it asks for, one for each card: a kind, or "any" or "one" of a class
    source: str

    @property
    def wanted(self) -> tuple[str, ...]:
        """The kinds that the card is about: its own, or those it needs."""
        return self.kinds or self.needs


@dataclass(frozen=True, slots=True)
class Sheet:
    """Every title of a deck by its id, with the marks of its kinds and the names of its piles."""

    deck: DeckFile
    titles: dict[str, Printed]
    marks: dict[str, Mark]
    piles: tuple[str, ...]


@lru_cache(maxsize=16)
def _sheet(digest: str, held: "_Held") -> Sheet:
    deck = held.deck
    sources = _sources(deck)
    cards = {card.id: card for card in tables(deck).cards}
    titles = {
        card.id: Printed(card, _kinds(deck, card), _needs(deck, card), sources.get(card.id, ""))
        for card in cards.values()
    }
    return Sheet(deck, titles, marks_of(deck), tuple(dict.fromkeys(card.back for card in cards.values())))


class _Held:
    """A deck as the cache may hold it: decks with one digest are equal."""

    def __init__(self, deck: DeckFile) -> None:
        self.deck = deck

    def __hash__(self) -> int:
        return hash(self.deck.digest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Held) and other.deck.digest == self.deck.digest


def sheet(deck: DeckFile) -> Sheet:
    """What the faces of a deck are drawn from."""
    return _sheet(deck.digest, _Held(deck))


def _kinds(deck: DeckFile, card: Card) -> tuple[str, ...]:
    """The kinds that a card is of: any word in its fields that is a kind, but for what it needs."""
    known = {kind for kinds in deck.classes.values() for kind in kinds}
    if card.id in known:
        return (card.id,)
    values = [getattr(card, field.name) for field in fields(card) if field.name not in ("id", "name", "needs")]
    words = [word for value in values for word in (value if isinstance(value, tuple) else (value,))]
    return tuple(dict.fromkeys(word for word in words if isinstance(word, str) and word in known))


def _needs(deck: DeckFile, card: Card) -> tuple[str, ...]:
    words = words_of(deck)
    needs = []
    for text in card.needs:
        for bits in need_bits(text, words):
            name = next((name for name in deck.classes if words.bits[name] == bits & ~SAME), "")
            needs.append(f"{'one' if bits & SAME else 'any'} {name}" if text not in words.kinds else text)
    return tuple(needs)


def _sources(deck: DeckFile) -> dict[str, str]:
    """Where the parts of each title come from, by its id."""
    groups = [getattr(deck, field.name) for field in fields(deck)]
    titles = [title for group in groups if isinstance(group, tuple) for title in group if hasattr(title, "source")]
    told = {getattr(title, "id", "") or getattr(title, "kind", ""): title.source for title in titles}
    return {id_: "; ".join(f"{what}: {where}" for what, where in source.items()) for id_, source in told.items()}
