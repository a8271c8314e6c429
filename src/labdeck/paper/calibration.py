"""The calibration page: rulers that prove the scale, and crosses that tell how far backs lie from fronts."""

from collections.abc import Iterator

from labdeck.deck import DeckFile

from .document import Page
from .markup import at, call, mm, quoted
from .notes import Headings, outlined
from .order import Order
from .pictures import Pictures

FAR = 30.0  # millimetres from a corner of the sheet to its cross
FRONT = (
    "Print at 100 % (actual size) on both sides, with the settings for the cards. Measure the two rulers first: each "
    "is 100 mm long. If they are not, the printer scales, and no shift can mend that.",
    "Then hold the sheet against a light and look at its other side.",
)
BACK = (
    "Hold this side towards you, against a light. The cross of the other side shines through. At the middle, read "
    "where its upright line meets the lying scale (X) and where its lying line meets the upright scale (Y).",
    "Type the two numbers, such as --shift 0.8,-1.2: right and down are more than zero, left and up are less. "
    "Print this page again with them: the cross is then at 0.",
)
ONE_SIDE = ("Print at 100 % (actual size). Measure the two rulers: each is 100 mm long, or the printer scales.",)


def calibration_pages(order: Order, deck: DeckFile, pictures: Pictures, headings: Headings) -> Iterator[Page]:
    """A sheet to try a printer with; on its back the scales, where there are backs to be moved."""
    has_backs = order.backs in ("long", "short")
    width, height = order.paper.width, order.paper.height
    places = [(width / 2, height / 2), *((x, y) for x in (FAR, width - FAR) for y in (FAR, height - FAR))]
    rulers = at(width / 2 - 50, height - 62, "ruler()") + at(
        18, height / 2 - 50, "rotate(90deg, reflow: true, ruler())"
    )
    crosses = "".join(f"#cross({mm(x)}, {mm(y)})\n" for x, y in places)
    yield Page(
        width, height, crosses + rulers + _words(order, FRONT if has_backs else ONE_SIDE, headings), is_first=True
    )
    if has_backs:
        right, down = order.shift
        scales = "".join(f"#scales({mm(x + right)}, {mm(y + down)})\n" for x, y in places)
        yield Page(width, height, scales + _words(order, BACK, ()))


def _words(order: Order, says: tuple[str, ...], headings: Headings) -> str:
    """What is said, between the upper crosses and the middle one."""
    room = order.paper.width - 2 * FAR - 20
    heads = f"for (level, words) in {outlined(headings)} {{ heading(level: level, words) }}"
    text = f"{{ {heads}; {call('points', *map(quoted, says))} }}"
    return at(FAR + 10, FAR + 15, f"block(width: {mm(room)}, reading(10pt, {text}))")
