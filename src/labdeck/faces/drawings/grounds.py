"""Grounds on which a living thing is shown, filling a box from -50 to 50."""

from labdeck.faces.chance import Chance
from labdeck.faces.svg import disc, dots, line, path, tag


def tissue(chance: Chance) -> str:
    """Cells side by side, as in a body."""
    cells, middles = "", []
    for row in range(4):
        for column in range(4):
            x, y = -45 + 27 * column + 13 * (row % 2), -40 + 27 * row
            cells += tag("rect", x=x - 11, y=y - 11, width=23, height=23, rx=chance.whole(8, 11))
            middles.append((x + chance.whole(-3, 3), y + chance.whole(-3, 3)))
    return cells + dots(middles, 3)


def earth(chance: Chance) -> str:
    """Crumbs and stones in layers."""
    layers = path("M-50 -16q25 -7 50 0t50 0V50H-50z") + path("M-50 14q25 -7 50 0t50 0V50H-50z")
    grains = "".join(
        dots([(chance.whole(-46, 46), chance.whole(-10, 48)) for _ in range(number)], r)
        for number, r in ((8, 1.5), (7, 2.2), (5, 3))
    )
    stones = "".join(
        tag("ellipse", cx=x, cy=y, rx=chance.whole(6, 9), ry=4, fill="#fff") for x, y in ((-30, 4), (26, 24), (-16, 36))
    )
    return (
        layers
        + grains
        + stones
        + line("M-34 -20q-4 -12 2 -20M-26 -20q4 -10 -1 -16M22 -18q-4 -14 3 -22M31 -18q3 -8 8 -12")
    )


def blade(chance: Chance) -> str:
    """A leaf from near by, with its veins."""
    veins = ""
    for at in range(-34, 35, 14):
        bow = chance.whole(10, 14)
        veins += f"M{at} {-at}q-2 -{bow} 5 -27M{at} {-at}q{bow} 2 27 -5"
    return path("M-48 48C-62 -10 -20 -56 50 -52C56 18 14 58 -48 48z") + line(f"M-50 50L50 -52{veins}")


def sea(chance: Chance) -> str:
    """Waves above, depth below."""
    first = chance.whole(-36, -30)
    swells = ""
    for row in range(6):
        y = first + 17 * row
        swells += f"M-{54 - 4 * (row % 2)} {y}q9 -9 18 0" + "t18 0" * 5
    return path(f"M-54 {first}q9 -9 18 0t18 0t18 0t18 0t18 0t18 0V50H-54z") + line(swells)


def pond(chance: Chance) -> str:
    """Still water with rings and reeds."""
    ripples = ""
    for x, y in ((-20, 4), (22, 22), (-10, 38)):
        x += chance.whole(-4, 4)
        ripples += "".join(tag("ellipse", cx=x, cy=y, rx=r, ry=r * 0.3, fill="none") for r in (8, 17, 26))
    reeds = line("M38 50Q36 0 42 -34M30 50Q30 10 24 -12M-40 50Q-40 6 -36 -22")
    heads = "".join(
        tag("ellipse", cx=x, cy=y, rx=3.4, ry=10, fill="currentColor") for x, y in ((42, -30), (-36, -18), (24, -8))
    )
    return path("M-50 -14H50V50H-50z") + ripples + reeds + heads


def heat(chance: Chance) -> str:
    """A hot spring, its rim and its steam."""
    rims = "".join(tag("ellipse", cx=0, cy=24, rx=rx, ry=ry) for rx, ry in ((54, 30), (42, 21), (30, 13)))
    steam = "".join(f"M{x} {chance.whole(0, 6)}q-8 -10 0 -20t0 -{chance.whole(14, 22)}" for x in (-34, -14, 10, 32))
    bubbles = "".join(disc(x, 24 + chance.whole(-6, 6), 3, fill="#fff") for x in (-18, -4, 8, 20))
    return rims + line(steam) + bubbles


def sky(chance: Chance) -> str:
    """Clouds and air."""
    clouds = "".join(
        path(f"M{x - 18} {y}a9 9 0 0 1 8 -12a12 12 0 0 1 22 -2a8 8 0 0 1 6 14z")
        for x, y in ((-22, -18), (24, -6), (-12, 22), (28, 34))
    )
    return clouds + line(f"M-46 {chance.whole(0, 6)}q12 -6 24 0t24 0M-6 44q12 -6 24 0")
