"""The box: a tuck box to cut, fold and glue, as large as the deck is thick."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from labdeck.deck import DeckFile
from labdeck.faces import sheet

from .document import Page
from .errors import PaperError
from .markup import at, call, mm, picture, rule
from .notes import Headings, outlined
from .order import Order
from .pictures import Pictures
from .selection import selected

EASE = 1.2  # millimetres more than the cards
GLUE, TUCK, DUST = 11.0, 14.0, 15.0  # the flap for glue, the one that is tucked in, and those beside it
SLANT = 3.0  # of a flap's corners
EDGE = 5.0  # of the sheet that stays free
MOST = 6  # boxes for one deck
Line = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Net:
    """A box laid flat: the size of the room in it, in millimetres."""

    wide: float
    high: float
    deep: float

    @property
    def columns(self) -> tuple[float, ...]:
        """Where panels begin from left to right: flap, front, side, back, side, and the end."""
        ends, at_ = [0.0], 0.0
        for width in (GLUE, self.wide, self.deep, self.wide, self.deep):
            at_ += width
            ends.append(at_)
        return tuple(ends)

    @property
    def top(self) -> float:
        """Where the panels begin from above."""
        return TUCK + self.deep

    @property
    def size(self) -> tuple[float, float]:
        """The width and height of all of it."""
        return self.columns[-1], self.top + self.high + self.deep

    def folds(self) -> Iterator[Line]:
        """Lines to fold along."""
        top, bottom = self.top, self.top + self.high
        _, front, side, back, other, end = self.columns
        yield from ((x, top, x, bottom) for x in (front, side, back, other))
        yield (side, top, end, top)
        yield (back, TUCK, other, TUCK)
        yield (front, bottom, end, bottom)

    def cuts(self) -> Iterator[Line]:
        """Lines to cut along."""
        top, bottom = self.top, self.top + self.high
        glue, front, side, back, other, end = self.columns
        dust = min(DUST, self.deep + TUCK)
        yield from joined((front, top), (glue, top + SLANT), (glue, bottom - SLANT), (front, bottom))
        yield (front, top, side, top)
        for left, right in ((side, back), (other, end)):
            yield from joined((left, top), (left + 1, top - dust), (right - 1, top - dust), (right, top))
            low = min(dust, self.deep)
            yield from joined((left, bottom), (left + 1, bottom + low), (right - 1, bottom + low), (right, bottom))
        yield from joined((back, top), (back, TUCK), (back + SLANT, 0), (other - SLANT, 0), (other, TUCK), (other, top))
        for left, right in ((front, side), (back, other)):
            low = bottom + self.deep
            yield from joined((left, bottom), (left + 1, low), (right - 1, low), (right, bottom))
        yield (end, top, end, bottom)


def joined(*corners: tuple[float, float]) -> Iterator[Line]:
    """The lines from each corner to the next."""
    for (x, y), (to_x, to_y) in pairwise(corners):
        yield (x, y, to_x, to_y)


def box_pages(order: Order, deck: DeckFile, pictures: Pictures, headings: Headings) -> Iterator[Page]:
    """A box for the cards of a deck, or several that each fit on a sheet."""
    cards = len(selected(deck, order))
    room = sorted((order.paper.width - 2 * EDGE, order.paper.height - 2 * EDGE))
    for boxes in range(1, MOST + 1):
        each = -(-cards // boxes)
        net = Net(order.size.width + EASE, order.size.height + EASE, each * order.stock + EASE)
        if all(side <= most for side, most in zip(sorted(net.size), room, strict=True)):
            for number in range(1, boxes + 1):
                which = f" {number} of {boxes}" if boxes > 1 else ""
                yield _page(order, deck, pictures, net, each, which, headings if number == 1 else ())
            return
    raise PaperError(f"what: a box for {cards} cards of {order.stock:g} mm does not fit on {order.paper.name}")


def _page(
    order: Order, deck: DeckFile, pictures: Pictures, net: Net, cards: int, which: str, headings: Headings
) -> Page:
    width, height = net.size
    drawn = _panels(order, deck, pictures, net)
    drawn += "".join(rule(*line, dashed=True) for line in net.folds()) + "".join(rule(*line) for line in net.cuts())
    content = f"box(width: {mm(width)}, height: {mm(height)}, [{drawn}])"
    is_turned = width > order.paper.width - 2 * EDGE
    if is_turned:
        content = call("rotate", "90deg", content, reflow="true")
        width, height = height, width
    says = (
        f"A box{which} for {cards} cards of {order.stock:g} mm: {net.wide:.1f} × {net.high:.1f} × {net.deep:.1f} mm. "
        "Cut the full lines, fold the dashed ones, glue the long flap and the bottom. Print at 100\u00a0%."
    )
    heads = f"for (level, words) in {outlined(headings)} [#box(heading(level: level, words)) ]"
    note = f'block(width: {mm(order.paper.width - 2 * EDGE - 4)}, {{ set text(size: 7pt); {heads}; "{says}" }})'
    left, top = (order.paper.width - width) / 2, (order.paper.height - height) / 2
    return Page(
        order.paper.width, order.paper.height, at(left, max(top, EDGE), content) + at(EDGE + 2, EDGE, note),
        is_first=True,
    )  # fmt: skip


def _panels(order: Order, deck: DeckFile, pictures: Pictures, net: Net) -> str:
    """What is printed on the box: a pile's back in front, the deck's words behind, its title on the sides."""
    say = pictures.saying(deck, "the box")
    _, front, side, back, other, _ = net.columns
    inset = EASE / 2
    cover = pictures.pile_back(deck, sheet(deck).piles[0])
    shown = at(front + inset, net.top + inset, picture(cover.file, order.size.width, order.size.height, ""))
    words = call(
        "behind", mm(net.wide - 10), mm(net.high - 10),
        f'text(size: 11pt, weight: "bold", {say(deck.title)})', say(deck.about),
        f"text(size: 6pt, {say(deck.credits)})",
    )  # fmt: skip
    shown += at(back + 5, net.top + 6, words)
    if net.deep >= 7:
        title = f"align(center + horizon, text(size: 12pt, {say(deck.title)}))"
        spine = f"box(width: {mm(net.high)}, height: {mm(net.deep)}, {title})"
        for x in (side, other):
            shown += at(x, net.top, call("pdf.artifact", call("rotate", "90deg", spine, reflow="true")))
    return shown
