"""The picture on a card."""

from .layout import Box
from .palette import INK, mixed
from .printed import Printed, Sheet
from .svg import tag


def drawn_art(drawn_from: Sheet, title: Printed, box: Box) -> str:
    """The picture of a card, in its box."""
    return tag("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=8, fill=mixed(INK, 0.1))
