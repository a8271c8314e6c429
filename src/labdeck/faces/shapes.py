"""Shapes: an outline for every class of kinds, so that classes differ without colour."""

from math import cos, pi, sin

from .svg import Attributes, disc, path, short, tag

SHAPES = ("round", "square", "hexagon", "diamond", "shield", "octagon")
SEAL = 20  # bows of the seal that holds a number of points


def outline(shape: str, x: float, y: float, r: float, **attributes: str | float) -> str:
    """A shape around a point that looks as large as a circle of this radius."""
    if shape == "round":
        return disc(x, y, r, **attributes)
    if shape == "square":
        side = r * 0.9
        return tag("rect", x=x - side, y=y - side, width=2 * side, height=2 * side, rx=r / 5, **attributes)
    if shape == "shield":
        top, side = y - r * 0.92, r * 0.92
        curve = f"q0 {short(r * 1.15)} {short(-side)} {short(r * 1.35)}q{short(-side)} {short(-r * 0.2)} {short(-side)}"
        d = f"M{short(x - side)} {short(top)}h{short(2 * side)}v{short(r * 0.6)}{curve} {short(-r * 1.35)}z"
        return path(d, **attributes)
    sides, turn = {"hexagon": (6, 0.0), "diamond": (4, 0.0), "octagon": (8, pi / 8)}[shape]
    return path(polygon(x, y, r * (1.12 if sides == 4 else 1.06), sides, turn), **attributes)


def polygon(x: float, y: float, r: float, sides: int, turn: float = 0.0, inner: float = 1.0) -> str:
    """The path of a polygon; with an inner radius, a share of the outer one, every second corner lies there."""
    corners = []
    for corner in range(sides):
        angle = turn + 2 * pi * corner / sides
        far = r * (inner if corner % 2 else 1)
        corners.append(f"{short(x + far * cos(angle))} {short(y + far * sin(angle))}")
    return f"M{'L'.join(corners)}z"


def seal(x: float, y: float, r: float, colour: str, is_hollow: bool = False) -> str:
    """The scalloped edge of a seal: dots of a thick stroke around a disc; hollow, a ring of dots."""
    if is_hollow:
        return disc(x, y, r * 0.9, fill="#fff", stroke=colour, stroke_width=r / 9, stroke_dasharray=f"{r / 5:.2f}")
    inner = r * 0.86
    step = 2 * pi * inner / SEAL
    edge: Attributes = {"stroke": colour, "stroke_width": step * 1.15, "stroke_dasharray": f"0 {step:.3f}"}
    return disc(x, y, inner, fill=colour, stroke_linecap="round", **edge)
