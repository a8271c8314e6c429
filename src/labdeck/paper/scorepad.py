"""The score pad: tables to write scores into, four on a page."""

from collections.abc import Iterator

from labdeck.deck import DeckFile

from .document import Page
from .markup import at, mm, rule
from .notes import Headings, outlined
from .order import Order
from .pictures import Pictures

LINES = 12  # to write on, above the total
HIGH = 7.6  # millimetres of a line
MARGIN = 11.0


def score_pages(order: Order, deck: DeckFile, pictures: Pictures, headings: Headings) -> Iterator[Page]:
    """Four pads, each with a column for every player that the deck allows."""
    say = pictures.saying(deck, "the score pad")
    width, height = order.paper.width / 2, order.paper.height / 2
    players = deck.players[1]
    cells = "[Name], " + "[], " * players + ("[], " * (players + 1)) * LINES + "[*Total*], " + "[], " * players
    table = (
        f"table(columns: (15mm,) + (1fr,) * {players}, rows: {mm(HIGH)}, inset: 1.2mm, stroke: 0.3pt, "
        f"align: left + horizon, {cells})"
    )
    content = rule(width, 4, width, 2 * height - 4, True) + rule(4, height, 2 * width - 4, height, True)
    for number in range(4):
        row, column = divmod(number, 2)
        head = f'text(weight: "bold", {say(deck.title)})'
        if not number:
            head = f"{{ for (level, words) in {outlined(headings)} [#box(heading(level: level, words)) ] }}"
        pad = (
            f"block(width: {mm(width - 2 * MARGIN)}, {{ set text(size: 8pt); {head}; v(1.5mm, weak: true); {table} }})"
        )
        content += at(column * width + MARGIN, row * height + MARGIN, pad)
    yield Page(order.paper.width, order.paper.height, content, is_first=True)
