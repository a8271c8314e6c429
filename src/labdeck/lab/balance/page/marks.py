"""Marks: the pieces of pictures as SVG, at parts of their width and pixels of their height.

Widths are per cent, so that a picture fits every screen and its letters keep their size.
"""

from html import escape
from math import isfinite

from labdeck.lab.figures import Figure

from .scales import Scale

SHAPES = {
    "usual": '<circle r="4.5"/>',
    "more": '<path d="M0-6.5 6 4.5H-6z"/>',
    "less": '<path d="M0 6.5 6-4.5H-6z"/>',
    "idle": '<path d="M-5-5 5 5M5-5-5 5"/>',
}


def percent(part: float) -> str:
    """A part of the width."""
    return f"{100 * part:.2f}%"


def svg(height: float | str, *marks: str, name: str = "", label: str = "") -> str:
    """A drawing as wide as its place. One without a label is hidden from screen readers: its row says the same."""
    told = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    known = f'class="{name}" ' if name else ""
    return f'<svg {known}width="100%" height="{height}" {told}>{"".join(marks)}</svg>'


def upright(part: float, name: str, top: float | str = 0, bottom: float | str = "100%") -> str:
    """A line from top to bottom."""
    x = percent(part)
    return f'<line class="{name}" x1="{x}" x2="{x}" y1="{top}" y2="{bottom}"/>'


def level(y: float | str, name: str, start: float = 0.0, end: float = 1.0) -> str:
    """A line from left to right."""
    return f'<line class="{name}" x1="{percent(start)}" x2="{percent(end)}" y1="{y}" y2="{y}"/>'


def box(start: float, end: float, name: str, top: float = 0, height: float | str = "100%") -> str:
    """A rectangle."""
    return f'<rect class="{name}" x="{percent(start)}" y="{top}" width="{percent(end - start)}" height="{height}"/>'


def words(part: float, y: float, text: str, name: str, anchor: str = "middle") -> str:
    """Some words."""
    return f'<text class="{name}" x="{percent(part)}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'


def placed(part: float, *marks: str, y: str = "0") -> str:
    """Marks whose places are pixels from a part of the width, and from the top or `y`."""
    return f'<svg x="{percent(part)}" y="{y}" overflow="visible">{"".join(marks)}</svg>'


def shape(kind: str, x: float, y: float, name: str) -> str:
    """A dot, or a triangle that points to more or less, at pixels."""
    return f'<g class="dot {name}" transform="translate({x:g} {y:g})">{SHAPES[kind]}</g>'


def whisker(scale: Scale, figure: Figure, y: float | str, name: str = "") -> str:
    """The interval of a figure; nothing if it has none."""
    if not (isfinite(figure.low) and isfinite(figure.high)):
        return ""
    return level(y, f"whisker {name}", scale.at(figure.low), scale.at(figure.high))


def arrow(scale: Scale, start: float, end: float, y: str) -> str:
    """An arrow from one number to another, whose head is clear of the mark there."""
    way = 1 if end > start else -1
    head = f'<path class="arrow-head" d="M{-7 * way} 0l{-7 * way}-4v8z"/>'
    return level(y, "arrow", scale.at(min(start, end)), scale.at(max(start, end))) + placed(scale.at(end), head, y=y)
