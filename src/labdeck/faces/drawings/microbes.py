"""Microbes in a box from -50 to 50, no two alike: their cells vary from card to card."""

from collections.abc import Callable
from math import cos, pi, sin

from labdeck.faces.chance import Chance
from labdeck.faces.shapes import polygon
from labdeck.faces.svg import disc, dot, dots, group, line, path, short, tag

GROUPS = (  # how large cells are, and the place and turn of each
    (1.0, ((-8, -20, -14), (4, 19, 10))),
    (0.86, ((-20, -24, 8), (10, 2, -16), (-14, 27, 12))),
    (0.72, ((-22, -28, 24), (16, -16, -20), (-22, 10, -14), (14, 28, 16))),
)


def rods(chance: Chance) -> str:
    """Rods with flagella."""
    return _several(chance, _rod)


def _rod(chance: Chance) -> str:
    long = chance.whole(17, 21)
    tails = "".join(f"M{long - 1} {y}q6 -6 11 0t11 {chance.whole(-2, 2)}" for y in (-4, 4))
    return line(tails) + tag("rect", x=-long, y=-9, width=2 * long, height=18, rx=9) + _inside(chance, long - 8)


def _inside(chance: Chance, reach: float) -> str:
    x = chance.between(-reach / 2, 0)
    return line(f"M{short(x - 6)} 0q4 -6 8 0t8 0") + dot(reach, chance.whole(-2, 2), 2)


def commas(chance: Chance) -> str:
    """Bent rods with one flagellum."""
    return _several(chance, _comma)


def _comma(chance: Chance) -> str:
    bend = chance.whole(11, 15)
    body = path(f"M-20 2Q0 -{2 * bend} 20 2A8 8 0 0 1 11 11Q0 -{bend - 8} -11 11A8 8 0 0 1 -20 2z")
    return line("M18 6q9 -2 9 8t9 7") + body + dot(-8, -1, 2.2) + dot(6, -3, 2.2)


def cocci(chance: Chance) -> str:
    """Round cells in fours or clusters."""
    spread = chance.pick(
        (
            ((-13, -13), (13, -13), (-13, 13), (13, 13)),
            ((0, -22), (-20, -6), (20, -8), (-12, 18), (13, 17)),
            ((-24, -14), (2, -24), (24, -8), (-10, 8), (16, 18), (-26, 26)),
        )
    )
    r = chance.whole(13, 14)
    return "".join(disc(x, y, r) + line(f"M{x - 7} {y - 3}q2 -6 8 -6") + dot(x + 3, y + 4, 2.4) for x, y in spread)


def spirals(chance: Chance) -> str:
    """Corkscrews with a row of grains inside."""
    drawn = ""
    for y in (-22, 20):
        tilt, phase = chance.whole(-14, 14), chance.pick((-1, 1))
        coil = f"M-38 0q6.3 {-22 * phase} 12.6 0" + "t12.6 0" * 5
        grains = dots([(x, 0) for x in range(-12, 13, 8)], 2.2)
        thick = path(coil, fill="none", stroke_width=13) + path(coil, fill="none", stroke="#fff", stroke_width=7)
        drawn += group(
            line("M36 0q5 -5 10 0M-38 0q-5 5 -9 0") + thick + grains, transform=f"translate(0 {y})rotate({tilt})"
        )
    return drawn


def threads(chance: Chance) -> str:
    """Hyphae: branching threads that end in chains of spores."""
    stems = spores = ""
    for at in (-26, -2, 24):
        lean, top = chance.whole(-12, 12), chance.whole(-18, -6)
        stems += f"M{at // 2} 46Q{at} 20 {at + lean // 3} {top}M{at} 14q{lean} -4 {lean * 2} -16"
        for side in (-11, 0, 11):
            x, y = at + lean // 3 + side * 0.8, top - (16 if side else 20)
            stems += f"M{at + lean // 3} {top}L{short(x)} {short(y)}"
            spores += disc(x, y - 4, 4.6) + disc(x + side * 0.15, y - 13, 4.2)
    return line(stems) + spores


def phage(chance: Chance) -> str:
    """A head, a tail and legs, on the cell it lands on."""
    head = path(polygon(0, -24, 21, 6, pi / 6)) + line("M0 -45L-18 -14H18zM0 -3L-18 -14M0 -3L18 -14")
    tail = path("M-6 -3H6V22H-6z", fill="#fff") + line("M-6 3H6M-6 9H6M-6 15H6")
    far = chance.whole(30, 36)
    legs = line(f"M-6 22L-22 6L-{far} 40M6 22L22 6L{far} 40M-4 22L-12 12L-16 40M4 22L12 12L16 40M0 22V34")
    return legs + tail + head + path("M-10 22h20v4h-20z", fill="currentColor") + line("M-46 42Q0 34 46 42")


def spiked(chance: Chance) -> str:
    """A ball with spikes, its genes inside."""
    spikes = chance.whole(13, 17)
    out, heads = "", []
    for spike in range(spikes):
        angle = 2 * pi * spike / spikes
        out += f"M{short(29 * cos(angle))} {short(29 * sin(angle))}L{short(41 * cos(angle))} {short(41 * sin(angle))}"
        heads.append((43 * cos(angle), 43 * sin(angle)))
    genes = "".join(f"M{short(-15 + 10 * (n % 4))} {-12 + 13 * (n // 4)}q5 4 1 10" for n in range(8))
    return line(out) + dots(heads, 3.4) + disc(0, 0, 29) + disc(0, 0, 23, fill="#fff") + line(genes)


def capsid(chance: Chance) -> str:
    """A shell with twenty faces and a coat of fibres."""
    hairs = "".join(
        f"M{short(34 * cos(a))} {short(34 * sin(a))}L{short(46 * cos(a))} {short(46 * sin(a))}"
        for a in (2 * pi * hair / 26 for hair in range(26))
    )
    turn = pi / 6
    corners = [(16 * cos(turn + pi * k * 2 / 3), 16 * sin(turn + pi * k * 2 / 3)) for k in range(3)]
    inner = "L".join(f"{short(x)} {short(y)}" for x, y in corners)
    edges = ""
    for k, (x, y) in enumerate(corners):
        for corner in (2 * k - 1, 2 * k, 2 * k + 1):
            angle = turn + pi * corner / 3
            edges += f"M{short(x)} {short(y)}L{short(36 * cos(angle))} {short(36 * sin(angle))}"
    return (
        (line(hairs) if chance.whole(0, 2) else "")
        + path(polygon(0, 0, 36, 6, turn))
        + path(f"M{inner}z", fill="#fff")
        + line(edges)
    )


def staffs(chance: Chance) -> str:
    """Stiff hollow rods wound from a thread."""
    drawn = ""
    for x, y, turn in ((-8, -20, -32), (10, 16, -26)):
        turn += chance.whole(-6, 6)
        winding = "".join(f"M{at} -9l5 18" for at in range(-32, 30, 6))
        staff = tag("rect", x=-36, y=-9, width=72, height=18) + line(winding)
        staff += tag("ellipse", cx=36, rx=4, ry=9, fill="#fff")
        drawn += group(staff, transform=f"translate({x} {y})rotate({turn})")
    return drawn


def amoeba(chance: Chance) -> str:
    """A cell that flows on feet of its own."""
    lobes = chance.whole(6, 8)
    points = []
    for lobe in range(2 * lobes):
        angle = pi * lobe / lobes
        far = chance.between(21, 27) if lobe % 2 else chance.between(36, 46)
        points.append((far * cos(angle), far * sin(angle)))
    outline = smooth(points)
    grains = dots([(chance.whole(-18, 18), chance.whole(-18, 18)) for _ in range(6)], 2)
    return path(outline) + disc(-6, -4, 10, fill="#fff") + dot(-6, -4, 4.5) + disc(13, 9, 5.5, fill="#fff") + grains


def smooth(points: list[tuple[float, float]]) -> str:
    """A closed curve that swings from middle to middle between points."""
    middles = [((x + points[at - 1][0]) / 2, (y + points[at - 1][1]) / 2) for at, (x, y) in enumerate(points)]
    d = f"M{short(middles[0][0])} {short(middles[0][1])}"
    for at, (x, y) in enumerate(points):
        end = middles[(at + 1) % len(points)]
        d += f"Q{short(x)} {short(y)} {short(end[0])} {short(end[1])}"
    return f"{d}z"


def slime(chance: Chance) -> str:
    """A net of veins that spreads from one food to others."""
    trunks = twigs = ""
    ends = []
    for branch in range(7):
        angle = 2 * pi * (branch + chance.between(-0.2, 0.2)) / 7
        x, y = 24 * cos(angle), 24 * sin(angle)
        trunks += f"M0 0Q{short(x * 0.6 - y * 0.35)} {short(y * 0.6 + x * 0.35)} {short(x)} {short(y)}"
        for side in (-0.32, 0.0, 0.32):
            far = chance.between(36, 44)
            end = far * cos(angle + side), far * sin(angle + side)
            twigs += f"M{short(x)} {short(y)}L{short(end[0])} {short(end[1])}"
            ends.append(end)
    net = tag("circle", r=24, fill="none", stroke_dasharray="9 5")
    return (
        disc(0, 0, 40, stroke="none")
        + line(twigs)
        + path(trunks, fill="none", stroke_width=4)
        + net
        + dots(ends, 2.4)
        + disc(0, 0, 8)
    )


def plated(chance: Chance) -> str:
    """A ball covered with round plates."""
    plates = [(0.0, 0.0, 15.0)]
    turn = chance.between(0, pi / 3)
    plates += [(27 * cos(turn + pi * k / 3), 27 * sin(turn + pi * k / 3), 13.5) for k in range(6)]
    drawn = tag("circle", r=30)
    for x, y, r in reversed(plates):
        spokes = "".join(
            f"M{short(x + 5 * cos(a))} {short(y + 5 * sin(a))}L{short(x + r * cos(a))} {short(y + r * sin(a))}"
            for a in (pi * k / 5 for k in range(10))
        )
        drawn += disc(x, y, r) + line(spokes) + disc(x, y, 5, fill="#fff")
    return drawn


def rings_in_cells(chance: Chance) -> str:
    """Parasites, each a ring with a jewel, inside blood cells."""
    drawn = ""
    for x, y, r in ((-18, -16, 25), (22, 2, 20), (-10, 28, 17)):
        x, y = x + chance.whole(-2, 2), y + chance.whole(-2, 2)
        at = chance.between(0, 2 * pi)
        jewel = dot(x + 0.4 * r * cos(at), y + 0.4 * r * sin(at), r * 0.16)
        drawn += disc(x, y, r) + disc(x, y, r * 0.4, fill="#fff") + jewel
    return drawn


def lobed(chance: Chance) -> str:
    """Cells with corners and fine hooks, as archaea have them."""
    return _several(chance, _lobed)


def _lobed(chance: Chance) -> str:
    sides = chance.pick((3, 4, 5))
    hooks = "".join(
        f"M{short(14 * cos(a))} {short(14 * sin(a))}l{short(9 * cos(a))} {short(9 * sin(a))}q3 0 3 -4"
        for a in (2 * pi * hook / 7 for hook in range(7))
    )
    corners = [(far * cos(pi * k / sides), far * sin(pi * k / sides)) for k, far in enumerate([24.0, 13.0] * sides)]
    return line(hooks) + path(smooth(corners)) + dot(-3, -2, 2.6) + dot(5, 4, 2) + dot(3, -6, 2)


def _several(chance: Chance, cell: Callable[[Chance], str]) -> str:
    drawn = ""
    scale, places = chance.pick(GROUPS)
    for x, y, turn in places:
        turn += chance.whole(-9, 9)
        drawn += group(cell(chance), transform=f"translate({x} {y})rotate({turn})scale({scale:g})")
    return drawn
