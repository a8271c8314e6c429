"""Spacecraft, their parts and where they go, in a box from -50 to 50."""

from math import cos, pi, sin

from labdeck.faces.svg import disc, dot, dots, line, path, short, solid, tag


def _around(r: float, far: float, rays: int) -> str:
    """Strokes around the middle, from one distance to another."""
    turns = [2 * pi * ray / rays for ray in range(rays)]
    return line(
        "".join(
            f"M{short(r * cos(turn))} {short(r * sin(turn))}L{short(far * cos(turn))} {short(far * sin(turn))}"
            for turn in turns
        )
    )


SWING_BY = (
    disc(4, -2, 20)
    + line("M-9 -12q14 -8 27 -3M-14 0q18 -7 36 0M-8 12q12 -6 25 -2")
    + line("M-46 36C-18 40 34 40 38 6C40 -14 34 -30 24 -42")
    + solid("M18 -49L34 -44L22 -32z")
    + dots([(-38, -30), (-26, -42), (40, 36)], 2)
)
ION_ENGINE = (
    path("M-44 -22H-14L4 -34V34L-14 22H-44z")
    + line("M-36 -22V22M-26 -22V22")
    + path("M4 -24Q12 0 4 24z", fill="#fff")
    + line("M14 -14H40M14 0H48M14 14H40M18 -26H28M18 26H28")
    + dots([(46, -14), (46, 14), (36, -26), (36, 26)], 2.2)
)
HEAT_SHIELD = (
    path("M-22 -10L-14 -38H14L22 -10z", fill="#fff")
    + path("M-40 -10H40Q34 20 0 22Q-34 20 -40 -10z")
    + line("M-30 -2Q0 12 30 -2")
    + line("M-36 22Q-30 32 -34 44M-18 30Q-12 38 -16 48M0 32V48M18 30Q12 38 16 48M36 22Q30 32 34 44")
)
PARACHUTE = (
    path("M-44 -8A44 38 0 0 1 44 -8Q36 -16 29 -8Q22 -16 15 -8Q7 -16 0 -8Q-7 -16 -15 -8Q-22 -16 -29 -8Q-36 -16 -44 -8z")
    + line("M-15 -8Q-14 -34 0 -46Q14 -34 15 -8M-44 -8L-6 28M-15 -8L-3 28M15 -8L3 28M44 -8L6 28")
    + path("M-12 28H12L8 44H-8z", fill="#fff")
)
PANELS = (
    tag("rect", x=-47, y=-16, width=30, height=32)
    + tag("rect", x=17, y=-16, width=30, height=32)
    + line("M-37 -16V16M-27 -16V16M-47 0H-17M27 -16V16M37 -16V16M17 0H47M-17 0H-11M11 0H17")
    + tag("rect", x=-11, y=-22, width=22, height=44, rx=3, fill="#fff")
    + line("M-11 -8H11M0 -22V-34")
    + disc(0, -37, 4)
)
BATTERY = (
    tag("rect", x=-14, y=-34, width=28, height=68, rx=5)
    + path("M-14 -26H-40V26H-14zM14 -26H40V26H14z", fill="#fff")
    + line("M-40 -9H-14M-40 9H-14M14 -9H40M14 9H40M-8 -34V-44H8V-34")
    + dot(0, 0, 4)
    + line("M0 -10V-22M-8.7 5L-10 16M8.7 5L10 16")
)
CAMERA = (
    path("M-44 -22H-20L-12 -34H12L20 -22H44V32H-44z")
    + disc(0, 5, 20, fill="#fff")
    + disc(0, 5, 11)
    + dot(0, 5, 3.5)
    + dot(33, -12, 3.2)
)
PRISM = (
    path("M-6 -34L28 26H-40z", fill="#fff")
    + line("M-48 14L-18 -4")
    + line("M8 -12L46 -20M11 -6L48 -6M14 0L48 8M18 6L46 22")
    + line("M-18 -4L8 -12M-18 -4L11 -6M-18 -4L14 0M-18 -4L18 6")
)
BOOM = (
    tag("rect", x=-44, y=8, width=30, height=30, rx=4)
    + line("M-14 18L34 -30M-14 28L-6 28L34 -20M-6 10L0 18M4 0L10 8M14 -10L20 -2M24 -20L30 -12")
    + disc(38, -32, 9, fill="#fff")
    + dot(38, -32, 3)
    + line("M-36 -6Q-34 -28 -12 -34M-22 -2Q-20 -16 -6 -20")
)
RADAR = (
    path("M-10 -46L26 -10L2 -2z", fill="#fff")
    + line("M-20 -20L0 0")
    + line("M-24 -8A26 26 0 0 0 -6 12M-34 2A42 42 0 0 0 -14 24M-42 14A56 56 0 0 0 -24 34")
    + path("M-48 46L-30 34L-14 42L6 26L20 38L34 30L48 46z")
)
ARM = (
    tag("rect", x=-46, y=26, width=92, height=16, rx=4)
    + path("M-34 26L-26 -16L-18 -14L-24 26z", fill="#fff")
    + path("M-26 -20L16 -36L20 -28L-20 -12z", fill="#fff")
    + disc(-22, -16, 7)
    + disc(18, -32, 6)
    + line("M20 -26L28 -4")
    + path("M18 -4H38L36 12Q28 18 20 12z")
    + dots([(26, 20), (32, 22)], 1.8)
)
DISH_ANTENNA = (
    path("M-40 -36Q-36 14 20 26Q-4 2 -40 -36z")
    + path("M-40 -36Q-2 -22 20 26Q-6 0 -40 -36z", fill="#fff")
    + line("M-10 -6L18 -26M-26 -22L18 -26L10 8")
    + dot(18, -26, 4)
    + line("M26 -40A20 20 0 0 1 34 -20M32 -48A32 32 0 0 1 44 -18")
    + path("M-12 14L-26 46H10L0 22z")
)
SATELLITE = (
    disc(8, -8, 20)
    + line("M-10 -16Q8 -8 27 -16M-12 -4Q8 6 28 -4M-4 10Q8 14 20 10")
    + line("M-8 2L-44 26M-4 8L-30 46M20 8L26 46M26 2L46 22")
    + dots([(-36, -34), (-22, -44), (40, -38)], 2)
)
PROBE = (
    path("M-24 -38Q0 -14 24 -38Q20 -12 0 -10Q-20 -12 -24 -38z")
    + line("M0 -24V-44")
    + dot(0, -45, 3)
    + tag("rect", x=-16, y=-10, width=32, height=16, rx=2, fill="#fff")
    + line("M-16 0L-46 14M-16 4L-34 22M16 0H38M-28 5L-26 14M-38 10L-36 20")
    + tag("rect", x=34, y=-10, width=12, height=22, rx=2)
    + line("M34 -3H46M34 5H46M-4 6L-10 40M4 6L8 34")
    + disc(9, 38, 5)
)
ROVER = (
    tag("rect", x=-34, y=-6, width=62, height=20, rx=3)
    + line("M-18 -6V-36M-18 -30H-4M28 0L44 -10L46 8M-26 14L-30 26M-4 14V26M20 14L26 26M-30 26L-4 22L26 26")
    + tag("rect", x=-30, y=-44, width=26, height=12, rx=2, fill="#fff")
    + dot(-11, -38, 3)
    + disc(-30, 34, 10, fill="#fff")
    + disc(-2, 34, 10, fill="#fff")
    + disc(26, 34, 10, fill="#fff")
    + dots([(-30, 34), (-2, 34), (26, 34)], 2.5)
    + line("M-48 45H48")
)
LANDER = (
    path("M-20 -8L-12 -30H12L20 -8z", fill="#fff")
    + tag("rect", x=-28, y=-8, width=56, height=18, rx=3)
    + line("M-26 10L-40 38M26 10L40 38M-48 38H-32M32 38H48M-40 24L-14 10M40 24L14 10M0 -30V-44M-8 -44H8")
    + path("M-8 10H8L12 22H-12z", fill="#fff")
    + line("M-6 28L-10 44M6 28L10 44M0 28V40")
)
HELICOPTER = (
    line("M0 -40V6M-46 -36Q-20 -42 0 -36Q20 -30 46 -36M-46 -22Q-20 -16 0 -22Q20 -28 46 -22")
    + tag("rect", x=-14, y=4, width=28, height=24, rx=3)
    + tag("rect", x=-12, y=-48, width=24, height=8, fill="#fff")
    + dot(0, 17, 4)
    + line("M-14 12L-40 42M14 12L40 42M-46 42H-34M34 42H46M-10 28L-18 42M10 28L18 42")
)
COMET = (
    path("M-6 -2Q20 -40 48 -46Q30 -20 16 8Q38 -12 48 -14Q34 16 8 24z", fill="#fff")
    + path("M-40 12Q-44 -2 -30 -8Q-20 -18 -8 -8Q8 -10 10 8Q18 22 2 30Q-8 44 -24 36Q-40 34 -40 12z")
    + disc(-20, 6, 5, fill="#fff")
    + disc(-4, 18, 4, fill="#fff")
    + dots([(-28, 22), (-14, 30), (-6, 2)], 2)
)
RINGED = (
    disc(0, 0, 26)
    + line("M-24 -10Q0 -2 24 -10M-25 6Q0 14 25 6")
    + path(
        "M-24 10C-44 22 -50 30 -44 32C-34 36 36 4 45 -20C48 -28 38 -26 24 -12C34 -18 36 -16 34 -12C26 2 -24 26 -33 24Z"
    )
    + dots([(-34, -32), (38, 30), (-12, -44)], 2)
)
MOON = (
    disc(0, 0, 42)
    + disc(-14, -14, 10, fill="#fff")
    + disc(16, -4, 7, fill="#fff")
    + disc(-8, 18, 8, fill="#fff")
    + disc(18, 22, 5, fill="#fff")
    + line("M-32 4q6 2 8 8M24 -26q6 4 8 10M-2 -34q6 0 10 4")
)
SUN = disc(0, 0, 22) + dots([(-8, -6), (-3, -9), (7, 4), (10, 8), (-4, 10)], 2) + _around(29, 46, 12)
HONEYCOMB = "".join(
    path("M" + "L".join(f"{short(x + 12 * cos(pi * s / 3))} {short(y + 12 * sin(pi * s / 3))}" for s in range(6)) + "z")
    for x, y in [(0, -22), (0, 22), (-19, -11), (19, -11), (-19, 11), (19, 11), (0, 0)]
) + line("M-42 40L42 40M-34 46L34 46M-12 34L-8 40M12 34L8 40")
