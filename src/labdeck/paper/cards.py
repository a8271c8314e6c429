"""Sheets of cards: fronts and backs that meet, whichever way the sheets are turned over or folded."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from labdeck.deck import DeckFile
from labdeck.deck.words import counted
from labdeck.faces import sheet

from .document import Page
from .grid import Edge, Grid, Slot, folded_grid, full_grid
from .markup import at, picture, rule
from .notes import Headings, note
from .order import Order
from .pictures import Pictures, Side
from .selection import selected

Sides = tuple[Side, Side]  # of a card
EDGES: dict[str, Edge] = {"long": "long", "short": "short"}


def card_pages(order: Order, deck: DeckFile, pictures: Pictures, headings: Headings) -> Iterator[Page]:
    """The cards of a deck on sheets, with their backs as the order wants them."""
    cards = selected(deck, order)
    sides = [(pictures.front(deck, title), pictures.back(deck, title)) for title in cards]
    yield from _pages(order, deck, sides, headings)


def blank_pages(order: Order, deck: DeckFile, pictures: Pictures, headings: Headings) -> Iterator[Page]:
    """A sheet of blank cards for each pile of a deck."""
    for number, pile in enumerate(sheet(deck).piles):
        sides = [(pictures.blank(deck), pictures.pile_back(deck, pile))] * grid_of(order).count
        yield from _pages(order, deck, sides, () if number else headings)


def grid_of(order: Order) -> Grid:
    """The grid of all sheets of an order."""
    return folded_grid(order.paper, order.size) if order.backs == "fold" else full_grid(order.paper, order.size)


def _pages(order: Order, deck: DeckFile, cards: Sequence[Sides], headings: Headings) -> Iterator[Page]:
    grid = grid_of(order)
    piles = [list(group) for _, group in groupby(cards, key=lambda sides: sides[1])] if _has_sheets(order) else [cards]
    sheets = [pile[first : first + grid.count] for pile in piles for first in range(0, len(pile), grid.count)]
    for number, several in enumerate(sheets, 1):
        which = f"Sheet {number} of {len(sheets)}"
        fronts = [front for front, _ in several]
        backs = [back for _, back in several]
        content = _cut_marks(grid) + _laid(order, grid.fronts(), fronts)
        if order.backs == "fold":
            assert grid.fold
            content += _fold(grid) + _laid(order, grid.backs(grid.fold), backs)
        told = {"fold": "fold along the dashed line, glue, then cut."}.get(order.backs, "fronts.")
        content += note(grid, f"{which}: {told}", headings if number == 1 else ())
        yield replace(_page(order, content), is_first=number == 1)
        if edge := EDGES.get(order.backs):
            moved = [Slot(x + order.shift[0], y + order.shift[1], angle) for x, y, angle in grid.backs(edge)]
            yield _page(order, _laid(order, moved, backs) + _back_note(order, grid, which, edge))
    if _has_sheets(order):
        for pile in piles:
            backs = [pile[0][1]] * grid.count
            times = counted(-(-len(pile) // grid.count), "sheet")
            says = f"Common backs: print this page on the back of {times} of {deck.title}."
            yield _page(order, _laid(order, grid.backs("long"), backs) + note(grid, says))


def _has_sheets(order: Order) -> bool:
    """Whether the backs are on a sheet of their own, the same for many cards."""
    return order.backs == "sheet" and not order.teaches


def _page(order: Order, content: str) -> Page:
    return Page(order.paper.width, order.paper.height, content)


def _laid(order: Order, slots: Sequence[Slot], sides: Sequence[Side]) -> str:
    """Sides of cards at their places; the last sheet may have fewer cards than places."""
    width, height = order.size.width, order.size.height
    return "".join(
        at(slot.x, slot.y, picture(side.file, width, height, side.alt, slot.angle))
        for slot, side in zip(slots, sides, strict=False)
    )


def _cut_marks(grid: Grid) -> str:
    return "".join(rule(*mark) for mark in grid.marks())


def _fold(grid: Grid) -> str:
    """The line to fold along, through the middle of the sheet and between the cards."""
    wide, high = grid.paper.width, grid.paper.height
    return rule(wide / 2, 0, wide / 2, high, True) if grid.fold == "long" else rule(0, high / 2, wide, high / 2, True)


def _back_note(order: Order, grid: Grid, which: str, edge: Edge) -> str:
    x, y = order.shift
    moved = f" Moved by {x:g}, {y:g} mm.".replace("-", "−") if order.shift != (0.0, 0.0) else ""
    return note(grid, f"{which}: backs; turn over along the {edge} edge.{moved}")
