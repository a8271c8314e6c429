"""The picture on a card: a medallion of what it is about, on a rosette of its own."""

from base64 import b64encode
from math import cos, pi, sin

from labdeck.deck import DRAWINGS

from .chance import Chance
from .cut import FULL, Box, Cut
from .drawings.index import strokes
from .drawings.named import NAMED
from .palette import COLOURS, PAPER, mixed
from .printed import Printed, Sheet
from .rosette import rosette
from .scene import Figure, Scene, scene_of
from .svg import Attributes, disc, document, group, path, short, tag

STROKE = 2.6
ROUNDEL = 19.0  # radius of a sign beside the medallion, where there is room


def drawn_art(drawn_from: Sheet, title: Printed, box: Box, cut: Cut = FULL) -> str:
    """The picture of a card, in its box."""
    of_card = f"{drawn_from.deck.id}/{title.card.id}"
    within = cut.id(of_card, box)
    frame: Attributes = {"x": box.x, "y": box.y, "width": box.width, "height": box.height}
    window = tag("clipPath", tag("rect", **frame, rx=8), id=within)
    if own := drawn_from.deck.pictures.get(title.card.picture):
        return window + _photograph(own, cut, within, frame)
    chance = Chance(of_card)
    scene = scene_of(drawn_from, title)
    x, y = box.x + box.width / 2, box.y + box.height / 2
    r = min(box.height / 2 - 7, box.width * 0.38)
    main = (*scene.subjects, *filter(None, [scene.ground]))[0].colour
    return (
        window
        + tag("rect", fill=_tint(cut, main, 0.12), **frame, rx=8)
        + group(rosette(chance, x, y, box.width * 0.58, main, 0.3), clip_path=f"url(#{within})")
        + _medallion(chance, scene, x, y, r, main, cut, cut.id(of_card, (x, y, r)))
        + _signs(chance, scene.signs, box, x, y, r, cut)
    )


def drawing(name: str) -> str:
    """A drawing that a card may choose, by its name, as an SVG document; a KeyError if there is none."""
    colour = COLOURS[DRAWINGS.index(name) % len(COLOURS)] if name in DRAWINGS else ""
    figure = Figure(NAMED[name], colour)
    return document(100, 100, name.replace("-", " "), _figure(Chance(name), figure, 50, 50, 0.96, 0.26, FULL))


def _photograph(own: bytes, cut: Cut, within: str, frame: Attributes) -> str:
    """A picture of somebody's own, cut to its window; pale where ink is saved."""
    pale: Attributes = {"opacity": ".5"} if cut.is_thrifty else {}
    href = f"data:image/jpeg;base64,{b64encode(own).decode()}"
    return tag("image", href=href, preserveAspectRatio="xMidYMid slice", clip_path=f"url(#{within})", **frame, **pale)


def _tint(cut: Cut, colour: str, amount: float, ground: str = PAPER) -> str:
    """A colour laid thinly on a ground; white where ink is saved."""
    return "#fff" if cut.is_thrifty else mixed(colour, amount, ground)


def _medallion(chance: Chance, scene: Scene, x: float, y: float, r: float, main: str, cut: Cut, within: str) -> str:
    turn = chance.between(0, 360)
    content = disc(x, y, r, fill="#fff")
    if scene.ground:
        depth, tint = (0.4, 0.16) if scene.subjects else (1.0, 0.26)
        ground = _figure(chance, scene.ground, x, y, r / 49, tint, cut, depth)
        content += tag("clipPath", disc(x, y, r), id=within) + group(ground, clip_path=f"url(#{within})")
    elif len(scene.subjects) > 1:
        content += _sectors(scene, x, y, r, turn, cut)
    for subject, (right, down, share) in zip(scene.subjects, _places(len(scene.subjects), turn), strict=True):
        content += _figure(chance, subject, x + right * r, y + down * r, (r * share - 2) / 50, 0.26, cut)
    rim = disc(x, y, r, fill="none", stroke=main, stroke_width=3)
    return content + rim + disc(x, y, r - 4.5, fill="none", stroke=main, stroke_width=0.8)


def _places(count: int, turn: float) -> list[tuple[float, float, float]]:
    """Where each subject lies in a medallion of radius 1, and how large it may be."""
    if count == 1:
        return [(0.0, 0.0, 0.84)]
    far, share = (0.47, 0.48) if count == 2 else (0.53, 0.43)
    angles = [(turn / 360 + number / count) * 2 * pi for number in range(count)]
    return [(far * cos(angle), far * sin(angle), share) for angle in angles]


def _sectors(scene: Scene, x: float, y: float, r: float, turn: float, cut: Cut) -> str:
    count, drawn = len(scene.subjects), ""
    for number, subject in enumerate(scene.subjects):
        start, end = ((turn / 360 + (number + side) / count) * 2 * pi for side in (-0.5, 0.5))
        arc = f"{short(x + r * cos(start))} {short(y + r * sin(start))}A{short(r)} {short(r)} 0 0 1 "
        arc += f"{short(x + r * cos(end))} {short(y + r * sin(end))}"
        fill = _tint(cut, subject.colour, 0.13)
        drawn += path(f"M{short(x)} {short(y)}L{arc}z", fill=fill, stroke="#fff", stroke_width=2)
    return drawn


def _figure(
    chance: Chance, figure: Figure, x: float, y: float, scale: float, tint: float, cut: Cut, depth: float = 1.0
) -> str:
    """A drawing around a point; its strokes keep their width whatever its scale."""
    colour = mixed(figure.colour, depth)
    return group(
        strokes(figure.drawing, chance),
        transform=f"translate({short(x)} {short(y)})scale({scale:.2f})",
        color=colour,
        fill=_tint(cut, figure.colour, tint, "#ffffff"),
        stroke=colour,
        stroke_width=f"{STROKE / max(scale, 0.5):.2f}",
    )


def _signs(chance: Chance, signs: tuple[Figure, ...], box: Box, x: float, y: float, r: float, cut: Cut) -> str:
    """Roundels in the free room on both sides of the medallion, as many as fit."""
    side = (box.width / 2 - r) / 2
    size = min(side - 4, ROUNDEL)
    step = 2 * size + 8
    signs = signs[: 2 * int(box.height / step)]
    rows = (len(signs) + 1) // 2
    drawn = ""
    for number, sign in enumerate(signs):
        row, is_left = divmod(number, 2)
        at_x = x + (r + side) * (-1 if is_left else 1)
        at_y = y + (row - (rows - 1) / 2) * step
        drawn += disc(at_x, at_y, size, fill="#fff", stroke=sign.colour, stroke_width=1.5)
        drawn += _figure(chance, sign, at_x, at_y, (size - 3) / 50 * sign.share, 0.26, cut)
    return drawn
