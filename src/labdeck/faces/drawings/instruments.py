"""Instruments and methods of the laboratory as motifs, in a box from -50 to 50."""

from math import pi, sin

from labdeck.faces.chance import Chance
from labdeck.faces.svg import disc, dot, line, path, short, solid, tag

MICROSCOPE = (
    path("M-8 -46l14 -5 20 52 -14 5z")
    + path("M14 8l9 -3 4 10 -9 3z", fill="#fff")
    + line("M-4 -14C-34 -8 -40 26 -12 36M-2 22H34")
    + solid("M-34 36H34v9H-34z")
    + disc(-13, -6, 6, fill="#fff")
)
TUBES = (
    path("M-36 -30V24a8 8 0 0 0 16 0V-30M-8 -30V24a8 8 0 0 0 16 0V-30M20 -30V24a8 8 0 0 0 16 0V-30", fill="#fff")
    + path("M-36 4V24a8 8 0 0 0 16 0V4zM-8 -10V24a8 8 0 0 0 16 0V-10zM20 12V24a8 8 0 0 0 16 0V12z")
    + line("M-42 -30H-14M-14 -30H14M14 -30H42")
)
FAMILY = (
    line("M-18 -30H18M0 -30V-6M-32 -6H32M-32 -6V6M0 -6V6M32 -6V6M0 20V30M-16 30H16M-16 30v6M16 30v6")
    + tag("rect", x=-34, y=-41, width=20, height=20)
    + disc(26, -30, 11, fill="currentColor")
    + disc(-32, 13, 9)
    + tag("rect", x=-9, y=5, width=18, height=18, fill="currentColor")
    + disc(32, 13, 9)
    + disc(-16, 40, 6, fill="currentColor")
    + tag("rect", x=10, y=35, width=12, height=11)
)


def gel(chance: Chance) -> str:
    """Bands that DNA leaves on a gel."""
    bands = ""
    for lane in (-30, -15, 0, 15, 30):
        y = chance.whole(-32, -26)
        while y < 38:
            bands += f"M{lane - 4.5:g} {y}h9"
            y += chance.whole(9, 21)
    return tag("rect", x=-42, y=-42, width=84, height=84, rx=5) + line(bands)


def screen(chance: Chance) -> str:
    """A screen on which sequences are compared."""
    rows = ""
    for y in (-24, -14, -4, 6):
        x = -30
        while x < 24:
            wide = chance.whole(4, 14)
            rows += f"M{x} {y}h{min(wide, 30 - x)}"
            x += wide + 8
    return (
        tag("rect", x=-44, y=-38, width=88, height=58, rx=6)
        + line(rows)
        + path("M-10 20h20l4 16h-28z", fill="#fff")
        + line("M-26 38h52")
    )


def helix(chance: Chance) -> str:
    """A double strand of DNA."""
    turn = chance.between(0, pi)
    return _strands(turn, -46, 46)


def scissors(chance: Chance) -> str:
    """A double strand that is being cut."""
    cut = line("M14 -24L-24 24M-14 -24L24 24") + disc(-28, 31, 8, fill="#fff") + disc(28, 31, 8, fill="#fff")
    return (
        _strands(chance.between(0, pi), -46, 46)
        + path("M-16 -30h32v34h-32z", stroke="none", fill="#fff", fill_opacity=".7")
        + cut
        + dot(0, 0, 3)
    )


def _strands(turn: float, start: int, end: int) -> str:
    one, other, rungs = [], [], ""
    for x in range(start, end + 1, 4):
        y = 20 * sin(x / 15 + turn)
        one.append(f"{x} {short(y)}")
        other.append(f"{x} {short(-y)}")
        if abs(y) > 7 and (x - start) % 8 == 4:
            rungs += f"M{x} {short(y)}V{short(-y)}"
    return line(rungs + f"M{'L'.join(one)}M{'L'.join(other)}")
