"""SVG text: elements, short numbers, and strings that are safe inside it."""

from collections.abc import Iterable
from html import escape

JOINERS = "\u200c\u200d"  # with which Persian, Hindi and emoji are written
Attributes = dict[str, str | float]


def short(value: float) -> str:
    """A number with at most one decimal, as short as it can be written."""
    return f"{value:.1f}".removesuffix(".0").replace("-0.", "-.").removeprefix("0") or "0"


def safe(text: str) -> str:
    """Text as XML may hold it: control characters out, everything with a meaning of its own escaped."""
    return escape("".join(letter for letter in text if letter.isprintable() or letter in JOINERS), quote=True)


def tag(name: str, content: str = "", /, **attributes: str | float) -> str:
    """An element; an underscore in an attribute's name stands for a hyphen."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else short(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{given}>{content}</{name}>" if content else f"<{name}{given}/>"


def path(d: str, **attributes: str | float) -> str:
    """A path."""
    return tag("path", d=d, **attributes)


def line(d: str) -> str:
    """A path that is only drawn, not filled."""
    return path(d, fill="none")


def solid(d: str) -> str:
    """A path filled with the ink it is drawn in."""
    return path(d, fill="currentColor")


def disc(x: float, y: float, r: float, **attributes: str | float) -> str:
    """A circle in the ground's colour, outlined."""
    return tag("circle", cx=x, cy=y, r=r, **attributes)


def dot(x: float, y: float, r: float) -> str:
    """A circle of ink."""
    return disc(x, y, r, fill="currentColor", stroke="none")


def dots(points: Iterable[tuple[float, float]], r: float) -> str:
    """Circles of ink of one size, as the ends of strokes without length."""
    d = "".join(f"M{short(x)} {short(y)}h.01" for x, y in points)
    return path(d, fill="none", stroke_width=2 * r)


def group(content: str, **attributes: str | float) -> str:
    """Elements that share attributes; nothing where there are none."""
    return tag("g", content, **attributes) if content else ""


def document(width: float, height: float, name: str, content: str, bleed: float = 0.0) -> str:
    """A whole picture, with the name that a screen reader says; it reaches over its edges by the bleed."""
    box = " ".join(map(short, (0 - bleed, 0 - bleed, width + 2 * bleed, height + 2 * bleed)))
    return tag("svg", tag("title", safe(name)) + content, xmlns="http://www.w3.org/2000/svg", viewBox=box, role="img")
