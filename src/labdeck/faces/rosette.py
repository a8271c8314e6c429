"""Rosettes: rings of crossing curves, as on banknotes, that differ from card to card."""

from .chance import Chance
from .svg import group, short, tag


def rosette(chance: Chance, x: float, y: float, r: float, colour: str, opacity: float) -> str:
    """A rosette around a point."""
    petals = chance.whole(7, 12)
    narrow = r * chance.between(0.34, 0.62)
    turn = chance.between(0, 180 / petals)
    curves = "".join(
        tag("ellipse", rx=r, ry=narrow, transform=f"rotate({short(turn + 180 * petal / petals)})")
        for petal in range(petals)
    )
    return group(
        curves, transform=f"translate({short(x)} {short(y)})", fill="none", stroke=colour, stroke_opacity=f"{opacity:g}"
    )
