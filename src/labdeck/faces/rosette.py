"""Rosettes: rings of crossing curves, as on banknotes, that differ from card to card."""

from .chance import Chance
from .svg import group, short, tag


def rosette(chance: Chance, x: float, y: float, r: float, colour: str, opacity: float) -> str:
    """A rosette around a point."""
    petals = chance.pick((9, 10, 12))
    narrow = round(r * chance.between(0.34, 0.62))
    turn = chance.whole(0, 180 // petals - 1)
    curves = "".join(
        tag("ellipse", rx=round(r), ry=narrow, transform=f"rotate({turn + 180 // petals * petal})")
        for petal in range(petals)
    )
    return group(
        curves, transform=f"translate({short(x)} {short(y)})", fill="none", stroke=colour, stroke_opacity=f"{opacity:g}"
    )
