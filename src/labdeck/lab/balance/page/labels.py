"""Labels: names beside dots, where they cover least on the narrowest picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import NamedTuple

NARROWEST = 300  # pixels
LETTER = 6.6  # pixels of a letter, about
UPS = (0, -12, 12, -24, 24, -36, 36)  # pixels by which a name may be lower than its dot


class Box(NamedTuple):
    """Some room on the picture, in pixels."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "Box") -> bool:
        """Whether two overlap."""
        beside = self.left < other.right and other.left < self.right
        return beside and self.top < other.bottom and other.top < self.bottom


def dot_box(x: float, y: float) -> Box:
    """The room that a dot takes."""
    return Box(x - 5, y - 5, x + 5, y + 5)


@dataclass(frozen=True, slots=True)
class Label:
    """A name beside a dot: where its letters begin, in pixels from the middle of the lane."""

    text: str
    x: float
    y: float
    side: int  # 1 if it is to the right of its dot, else -1

    def box(self, origin: float) -> Box:
        """The room that it takes, if the middle of its lane is there."""
        near = origin + self.x
        far = near + self.side * len(self.text) * LETTER
        return Box(min(near, far), self.y - 9, max(near, far), self.y + 4)


def best_label(name: str, x: float, y: float, origin: float, taken: Sequence[Box]) -> Label:
    """The label of a dot that covers least, the nearest first; a name too long for its side is cut."""

    def cost(label: Label) -> float:
        covered = sum(map(label.box(origin).meets, taken))
        return 3 * covered + len(name) - len(label.text) + abs(label.y - 4 - y) / 12

    return min((labelled(name, x, y + up, origin, side) for up in UPS for side in (1, -1)), key=cost)


def labelled(name: str, x: float, y: float, origin: float, side: int) -> Label:
    """The label on one side of a dot."""
    start = x + side * 9
    room = int((NARROWEST - origin - start if side > 0 else origin + start) / LETTER)
    text = name if len(name) <= room else f"{name[: max(room - 1, 1)]}…"
    return Label(text, start, y + 4, side)


def label_marks(label: Label, x: float, y: float) -> str:
    """The label as SVG, with a line from its dot if it is not right beside it."""
    anchor = "start" if label.side > 0 else "end"
    text = f'<text class="name" x="{label.x:g}" y="{label.y:g}" text-anchor="{anchor}">{escape(label.text)}</text>'
    if abs(label.y - 4 - y) < 1:
        return text
    end = f'x2="{label.x - label.side * 2:g}" y2="{label.y - 4:g}"'
    return f'<line class="leader" x1="{x:g}" y1="{y:g}" {end}/>{text}'
