"""A booklet of facts: what each card of a deck teaches and where that is from, to be read aloud at the table."""

from collections.abc import Iterator

from labdeck.deck import DeckFile
from labdeck.faces import sheet
from labdeck.faces.printed import Printed
from labdeck.guide import guide

from .document import Page
from .errors import PaperError
from .markup import mm, quoted
from .notes import Headings, outlined
from .order import Order
from .pictures import Pictures

MARGIN, GUTTER = 13.0, 9.0


def fact_pages(order: Order, deck: DeckFile, pictures: Pictures, headings: Headings) -> Iterator[Page]:
    """Every title that teaches something, by its sort: its name, what it teaches, and where that is from."""
    say = pictures.saying(deck, "the facts")
    titles = sheet(deck).titles
    parts = []
    for group in guide(deck).cards:
        taught = [titles[entry.card] for entry in group.entries if _taught(titles[entry.card])]
        if taught:
            parts.append(f"#heading(level: 3, {quoted(group.heading)})")
        for title in taught:
            lines = [f"#par[*#{say(title.card.name)}*]", *(f"#par({say(text)})" for text in _taught(title))]
            if title.source:
                lines.append(f"#par(text(size: 0.8em, {say(f'From: {title.source}')}))")
            parts.append(f"#block(breakable: false, below: 1.3em, [{chr(10).join(lines)}])")
    if not parts:
        raise PaperError(f"what: the cards of {deck.id} have no facts, so there is no booklet of them")
    heads = f"#for (level, words) in {outlined(headings)} {{ heading(level: level, words) }}\n"
    text = f"#reading(9pt, columns(2, gutter: {mm(GUTTER)}, [\n{heads}{chr(10).join(parts)}\n]))\n"
    yield Page(order.paper.width, order.paper.height, text, margin=MARGIN, is_first=True)


def _taught(title: Printed) -> tuple[str, ...]:
    """The facts of a card, or its background."""
    card = title.card
    return tuple(card.facts) or ((card.about,) if card.about else ())
