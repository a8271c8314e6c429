"""Fields of study as motifs, in a box from -50 to 50: each in a few strokes, varied from card to card."""

from math import cos, pi, sin

from labdeck.faces.chance import Chance
from labdeck.faces.shapes import polygon
from labdeck.faces.svg import disc, dot, dots, group, line, path, short, tag


def orbits(chance: Chance) -> str:
    """A nucleus and what circles it."""
    turn, rings = chance.between(0, 60), chance.whole(2, 4)
    drawn = []
    for ring in range(rings):
        angle = turn + 180 * ring / rings
        at = chance.between(0, 2 * pi)
        electron = dot(45 * cos(at), 17 * sin(at), 4.5)
        ellipse = tag("ellipse", rx=45, ry=17, fill="none")
        drawn.append(group(ellipse + electron, transform=f"rotate({short(angle)})"))
    return "".join(drawn) + dot(0, 0, 7)


def molecule(chance: Chance) -> str:
    """Rings of atoms with arms."""
    r = 17.0
    wide = r * 0.866
    rings = [(0.0, 0.0)] + [
        place for place in ((2 * wide, 0.0), (-2 * wide, 0.0), (wide, 1.5 * r), (-wide, -1.5 * r)) if chance.whole(0, 2)
    ]
    drawn = "".join(path(polygon(x, y, r, 6, pi / 6)) for x, y in rings)
    drawn += "".join(tag("circle", cx=x, cy=y, r=8, fill="none") for x, y in rings[::2])
    arms = [(wide, -r / 2, 1.0, -1.0), (-wide, r / 2, -1.0, 1.0), (0.0, r, 0.0, 1.6)]
    for x, y, right, down in arms:
        far = chance.between(11, 15)
        ends = x + right * far, y + down * far
        drawn += line(f"M{short(x)} {short(y)}L{short(ends[0])} {short(ends[1])}") + dot(*ends, chance.pick((4, 5.5)))
    return drawn


def circuit(chance: Chance) -> str:
    """A chip and its tracks."""
    tracks = ""
    for side in range(4):
        paths, ends = "", []
        for at in (-12, 0, 12):
            far, bend = chance.pick((38, 42, 45)), chance.pick((-6, 0, 6)) if at else 0
            paths += f"M{at} -20V-28l{bend} -6V-{far}"
            ends.append((at + bend, -far))
        tracks += group(line(paths) + dots(ends, 3), transform=f"rotate({90 * side})")
    places = [(x, y) for y in (-9, 0, 9) for x in (-9, 0, 9) if chance.whole(0, 1)]
    bits = "".join(f"M{x - 3} {y - 3}h6v6h-6z" for x, y in places)
    return (
        tracks + tag("rect", x=-20, y=-20, width=40, height=40, rx=4) + path(bits, fill="currentColor", stroke="none")
    )


def gears(chance: Chance) -> str:
    """Two wheels that turn each other."""
    turn = chance.whole(0, 90)
    large = group(_gear(26, chance.whole(10, 13)), transform=f"translate(-13 9)rotate({turn})")
    return large + group(_gear(15, chance.whole(7, 9)), transform=f"translate(23 -22)rotate({turn})")


def _gear(r: int, teeth: int) -> str:
    half = pi * (r + 3) / teeth
    cogs = tag("circle", r=r + 3, fill="none", stroke_width=7, stroke_linecap="butt", stroke_dasharray=f"{half:.2f}")
    return cogs + tag("circle", r=r) + tag("circle", r=round(r * 0.4), fill="#fff") + dot(0, 0, r / 8)


def pulse(chance: Chance) -> str:
    """A heart and its beat."""
    high, low = chance.whole(22, 30), chance.whole(12, 18)
    heart = path("M0 40C-30 20 -44 2 -44 -14C-44 -34 -14 -42 0 -20C14 -42 44 -34 44 -14C44 2 30 20 0 40z")
    beat = line(f"M-46 0H-20l5 -8 7 {low} 8 -{low + high} 9 {2 * high} 7 -{high + 8}H46")
    return heart + beat


def strata(chance: Chance) -> str:
    """A mountain and the layers below it."""
    peak, side = chance.whole(-12, 12), chance.pick((-1, 1))
    mountains = path(f"M-42 6L{peak} -38L40 6z") + path(f"M{peak - 9} -26l5 6 5 -5 5 7 5 -6L{peak} -38z", fill="#fff")
    layers = ""
    for layer in range(3):
        y, wave = 8 + 12 * layer, side * chance.whole(4, 9)
        reach = (44, 40, 30)[layer]
        shape = f"M-{reach} {y}q{reach / 2:g} {wave} {reach} 0t{reach} 0l-4 9q-{reach / 2 - 4:g} {-wave} -{reach - 4} 0"
        layers += path(f"{shape}t-{reach - 4} 0z", fill="currentColor" if layer == 1 else "#fff")
    return mountains + layers


def stars(chance: Chance) -> str:
    """A ringed planet among stars."""
    tilt = chance.whole(-28, -12)
    sky = ""
    for x, y in ((-34, -28), (30, -34), (38, 24), (-36, 26), (2, -42), (8, 40)):
        sky += _star(x + chance.whole(-4, 4), y + chance.whole(-4, 4), chance.pick((3, 5, 6, 8)))
    planet = disc(0, 0, chance.whole(18, 22)) + line("M-17 -7q17 7 34 0M-18 8q18 7 36 0")
    ring = line("M-18 4C-40 10 -44 2 -18 -5M18 -5C44 -12 42 -2 18 4Q0 12 -18 4")
    return path(sky, fill="currentColor", stroke="none") + group(planet + ring, transform=f"rotate({tilt})")


def _star(x: int, y: int, r: int) -> str:
    """A star with four points."""
    return f"M{x} {y - r}q0 {r} {r} {r}q-{r} 0 -{r} {r}q0 -{r} -{r} -{r}q{r} 0 {r} -{r}z"


def leaves(chance: Chance) -> str:
    """A twig with leaves in pairs."""
    twig = line("M-4 46Q6 10 0 -24")
    drawn = ""
    for pair, y in enumerate((26, 6, -12)):
        far = (30, 28, 22)[pair] + chance.whole(-2, 3)
        for side in (-1, 1):
            x, rise = side * far, chance.whole(14, 20)
            drawn += path(f"M1 {y}q{x * 0.3:g} -{rise} {x} -{rise - 2}q{-x * 0.1:g} {rise} {-x} {rise - 2}z")
            drawn += line(f"M1 {y}L{short(x * 0.62)} {short(y - rise * 0.6)}")
    return twig + drawn + path("M0 -22q-13 -10 0 -25q13 15 0 25zv-10")


def figures(chance: Chance) -> str:
    """A star drawn in a circle with compasses."""
    points, skip = chance.pick(((5, 2), (7, 2), (7, 3), (8, 3), (9, 2), (9, 4)))
    corners = [
        (42 * sin(2 * pi * skip * corner / points), -42 * cos(2 * pi * skip * corner / points))
        for corner in range(points)
    ]
    star = "L".join(f"{short(x)} {short(y)}" for x, y in corners)
    return disc(0, 0, 42) + path(f"M{star}z", fill="#fff", fill_rule="evenodd") + dots([*corners, (0, 0)], 3.5)


def waves(chance: Chance) -> str:
    """Waves that spread and cross."""
    x = chance.whole(14, 22)
    rings = "".join(tag("circle", cx=side * x, r=r, fill="none") for r in range(8, 30, 7) for side in (-1, 1))
    return disc(0, 0, 46) + rings + dot(-x, 0, 3) + dot(x, 0, 3)


def bits(chance: Chance) -> str:
    """Rows of zeros and ones."""
    drawn = ""
    for row in range(5):
        for column in range(5):
            x, y = -32 + 16 * column, -32 + 16 * row
            drawn += f"M{x} {y - 4}v8" if chance.whole(0, 1) else f"M{x - 3} {y}a3 4 0 1 0 6 0a3 4 0 1 0 -6 0"
    return tag("rect", x=-42, y=-42, width=84, height=84, rx=8) + line(drawn)


def veins(chance: Chance) -> str:
    """A leaf with its net of veins."""
    ribs = "".join(
        f"M0 {y}q{side * 8} -3 {side * chance.whole(16, 24)} -{chance.whole(10, 16)}"
        for y in (-14, 0, 14, 26)
        for side in (-1, 1)
    )
    return path("M0 -46C36 -26 36 22 0 40C-36 22 -36 -26 0 -46z") + line(f"M0 -46V48{ribs}")


WORLD = disc(0, 0, 42) + line("M-42 0h84M-36 -21h72M-36 21h72M0 -42v84") + tag("ellipse", rx=20, ry=42, fill="none")
MIND = (
    path("M-3 38V-38C-14 -46 -28 -40 -28 -30C-42 -28 -44 -12 -38 -6C-46 4 -40 18 -32 20C-32 34 -14 44 -3 38z")
    + path("M3 38V-38C14 -46 28 -40 28 -30C42 -28 44 -12 38 -6C46 4 40 18 32 20C32 34 14 44 3 38z")
    + line("M-28 -12q10 -4 14 6M-30 10q8 4 14 -2M28 -12q-10 -4 -14 6M30 10q-8 4 -14 -2")
)
POLYMATH = (
    path(polygon(0, 0, 46, 16, pi / 16, 0.62))
    + disc(0, 0, 22, fill="#fff")
    + line("M-46 0h92M0 -46v92M-32 -32l64 64M32 -32l-64 64")
    + dot(0, 0, 8)
)
