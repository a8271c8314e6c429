"""The pictures of a print: each side of each card drawn once, with the words that a screen reader says for it."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from labdeck.deck import DeckFile
from labdeck.deck.words import counted, listed
from labdeck.faces import back, blank, face, icon, pile_back, sheet
from labdeck.faces.cut import Cut
from labdeck.faces.printed import Printed

from .codes import with_code
from .glyphs import said
from .markup import quoted
from .order import Order

CODE = 60.0  # units: the side of a code on a back that teaches


class Side(NamedTuple):
    """A side of a card: the file of its picture, and what is said for it; nothing if it is the same on many."""

    file: str
    alt: str


class Pictures:
    """Pictures by the names of their files, and the texts on them, each with the words for where it is."""

    def __init__(self, order: Order, bleed: float = 0.0) -> None:
        self.order, self.cut = order, order.cut(bleed)
        self.files: dict[str, bytes] = {}
        self.texts: list[tuple[str, str]] = []

    def front(self, deck: DeckFile, title: Printed) -> Side:
        """The front of a card."""
        card = title.card.id
        return Side(self._kept(deck, "face", card, partial(face, deck, card, self.cut)), described(deck, title))

    def back(self, deck: DeckFile, title: Printed) -> Side:
        """The other side of a card: the back of its pile, or what it teaches."""
        return self._teaching(deck, title) if self.order.teaches else self.pile_back(deck, title.card.back)

    def pile_back(self, deck: DeckFile, pile: str) -> Side:
        """The back of a pile."""
        return Side(self._kept(deck, "pile", pile, partial(pile_back, deck, pile, self.cut)), "")

    def blank(self, deck: DeckFile) -> Side:
        """A card to write on."""
        return Side(self._kept(deck, "blank", "card", partial(blank, deck, self.cut)), "A blank card to write on")

    def icon(self, deck: DeckFile, kind: str) -> Side:
        """The mark of a kind, which stands beside its name."""
        return Side(self._kept(deck, "icon", kind, partial(icon, deck, kind)), "")

    def saying(self, deck: DeckFile, where: str) -> Callable[[str], str]:
        """What turns a text of a part into Typst's, and remembers it among the texts that must be printable."""

        def said_there(text: str) -> str:
            self.texts.append((f"{deck.id}: {where}", text))
            return quoted(text)

        return said_there

    def _teaching(self, deck: DeckFile, title: Printed) -> Side:
        card, more = title.card, self.order.more
        cut = self.cut if not more else _with_room(self.cut)
        facts = " ".join(card.facts) or card.about

        def draw() -> str:
            drawn = back(deck, card.id, cut)
            return with_code(drawn, more.replace("{card}", card.id), cut) if more else drawn

        return Side(self._kept(deck, "back", card.id, draw), f"The other side of {card.name}: {facts}")

    def _kept(self, deck: DeckFile, sort: str, what: str, draw: Callable[[], str]) -> str:
        number = self.order.decks.index(deck)
        name = f"{sort}-{number}-{what}.svg"
        if name not in self.files:
            drawn = draw()
            self.files[name] = drawn.encode()
            self.texts.append((f"{deck.id}: {what}", said(drawn)))
        return name


def _with_room(cut: Cut) -> Cut:
    """The cut with room for a code beside the sources."""
    return replace(cut, code=CODE, source=max(cut.source, CODE + 6))


def described(deck: DeckFile, title: Printed) -> str:
    """What is said for the front of a card: all that is printed on it."""
    card, marks = title.card, sheet(deck).marks
    sort = deck.words.get(card.role, card.role)
    parts = [card.name, sort]
    if card.points or title.needs:
        parts.append(counted(card.points, "point"))
    if title.needs:
        parts.append(f"needs {listed([marks[need].name for need in title.needs], 'and')}")
    if title.kinds and card.id not in title.kinds:
        parts.append(listed([marks[kind].name for kind in title.kinds], "and"))
    return ", ".join(filter(None, [*parts, title.note])) + (f". {card.effect}" if card.effect else ".")
