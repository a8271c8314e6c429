"""The list of all cards of a deck, with how many there are of each."""

from collections.abc import Iterator

from labdeck.deck import DeckFile
from labdeck.deck.words import counted
from labdeck.faces import sheet
from labdeck.faces.printed import Printed, Sheet
from labdeck.guide import guide

from .document import Page
from .markup import mm, quoted
from .notes import Headings, outlined
from .order import Order
from .pictures import Pictures

MARGIN, GUTTER = 11.0, 8.0


def _asked(title: Printed, drawn_from: Sheet) -> str:
    """What a card gives, and what it asks for."""
    if not title.needs:
        return ""
    needs = ", ".join(drawn_from.marks[need].name for need in title.needs)
    return f"{counted(title.card.points, 'point')}: {needs}."


def inventory_pages(order: Order, deck: DeckFile, pictures: Pictures, headings: Headings) -> Iterator[Page]:
    """Every title by its sort, in two columns: copies, name and what it says."""
    say = pictures.saying(deck, "the list of cards")
    titles = sheet(deck).titles
    parts = [f"#for (level, words) in {outlined(headings)} {{ heading(level: level, words) }}"]
    for group in guide(deck).cards:
        parts.append(f"#heading(level: 3, {quoted(f'{group.heading}: {group.count}')})")
        cells = []
        for entry in group.entries:
            says = entry.says or _asked(titles[entry.card], sheet(deck))
            tags = [deck.tags[tag] for tag in titles[entry.card].card.tags if tag in deck.tags]
            aside = f" [#emph({say(', '.join(tags))})]" if tags else ""
            cells.append(f"[{entry.copies} ×], [*#{say(entry.name)}* {f'#{say(says)}' if says else ''}{aside}]")
        parts.append(f"#grid(columns: (auto, 1fr), column-gutter: 1.5mm, row-gutter: 1.1mm, {', '.join(cells)})")
    text = f"#reading(7.5pt, columns(2, gutter: {mm(GUTTER)}, [\n{chr(10).join(parts)}\n]))\n"
    yield Page(order.paper.width, order.paper.height, text, margin=MARGIN, is_first=True)
