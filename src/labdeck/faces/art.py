"""The picture on a card: a medallion of what it is about, on a rosette of its own."""

from dataclasses import dataclass
from math import cos, pi, sin

from .chance import Chance
from .drawings import DEEDS, SPECIES, THINGS, Drawing, Sort, of_kind, strokes
from .layout import Box
from .palette import COLOURS, INK, mixed
from .printed import Printed, Sheet
from .rosette import rosette
from .svg import Attributes, disc, group, path, short, tag
from .words import by_part, by_word

STROKE = 2.6
MOST = 3  # subjects in one medallion
SQUARE = 0.72  # of a roundel, for what fills its box to the corners


@dataclass(frozen=True, slots=True)
class Figure:
    """A drawing, the colour it is drawn in, and how much of its place it takes."""

    drawing: Drawing
    colour: str
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class Scene:
    """What a picture shows: its subjects on a ground, with signs beside them."""

    subjects: tuple[Figure, ...]
    ground: Figure | None
    signs: tuple[Figure, ...]


def drawn_art(drawn_from: Sheet, title: Printed, box: Box) -> str:
    """The picture of a card, in its box."""
    chance = Chance(f"{drawn_from.deck.id}/{title.card.id}")
    scene = _scene(drawn_from, title)
    x, y = box.x + box.width / 2, box.y + box.height / 2
    r = min(box.height / 2 - 7, box.width * 0.38)
    main = (*scene.subjects, *filter(None, [scene.ground]))[0].colour
    frame: Attributes = {"x": box.x, "y": box.y, "width": box.width, "height": box.height, "rx": 8}
    return (
        tag("clipPath", tag("rect", **frame), id="p")
        + tag("rect", fill=mixed(main, 0.12), **frame)
        + group(rosette(chance, x, y, box.width * 0.58, main, 0.3), clip_path="url(#p)")
        + _medallion(chance, scene, x, y, r, main)
        + _signs(chance, scene.signs, box, x, y, r)
    )


def _scene(drawn_from: Sheet, title: Printed) -> Scene:
    """What a card's picture shows: what it is or needs, what it does, and what it is named after."""
    by_sort: dict[Sort, list[Figure]] = {sort: [] for sort in Sort}
    for kind in _kinds(drawn_from, title):
        mark = drawn_from.marks[kind]
        sort, drawing = of_kind(kind, mark.name)
        by_sort[sort].append(Figure(drawing, mark.colour, SQUARE if sort is Sort.GROUND else 1.0))
    living, grounds, fields, signs = (by_sort[sort] for sort in (Sort.LIVING, Sort.GROUND, Sort.FIELD, Sort.SIGN))
    shown = {figure.drawing for figures in by_sort.values() for figure in figures}
    extra = [figure for figure in _extra(drawn_from, title) if figure.drawing not in shown]
    if living:
        if species := by_part(SPECIES, title.card.id):
            living[0] = Figure(species, living[0].colour)
        beside = (*grounds[1:], *fields, *signs, *extra)
        return Scene(tuple(living[:MOST]), grounds[0] if grounds else None, beside)
    if grounds and not fields:
        return Scene((), grounds[0], (*grounds[1:], *signs, *extra))
    known = [*fields, *grounds] or signs or extra[:1]
    beside = (*known[MOST:], *(signs if known is not signs else ()), *(extra if fields or signs else extra[1:]))
    return Scene(tuple(known[:MOST]), None, beside)


def _kinds(drawn_from: Sheet, title: Printed) -> list[str]:
    """The kinds to be shown; where a need leaves a choice within a class, some of its kinds."""
    chance = Chance(title.card.id)
    kinds: list[str] = []
    for wanted in title.wanted:
        choice, _, name = wanted.partition(" ")
        if not name:
            kinds.append(wanted)
        elif choice == "one" and kinds:
            kinds.append(kinds[-1])
        else:
            members = drawn_from.deck.classes[name]
            kinds.append(chance.pick([kind for kind in members if kind not in kinds] or members))
    return kinds


def _extra(drawn_from: Sheet, title: Printed) -> list[Figure]:
    """What a card does and is named after, or what its facts speak of; the first is what it shows best."""
    card = title.card
    if card.id in title.kinds:
        return []
    named = by_word(THINGS, card.name) or by_word(THINGS, " ".join(card.facts))
    if not card.effect:
        return [Figure(named, INK)] if named else []
    deed = by_part(DEEDS, card.effect) or DEEDS[-1][1]
    colour = COLOURS[[drawing for _, drawing in DEEDS].index(deed) % len(COLOURS)]
    spoken = [mark for kind, mark in drawn_from.marks.items() if not mark.is_hollow and kind in card.effect.split()]
    about = [Figure(of_kind(mark.name, mark.name)[1], mark.colour) for mark in spoken]
    return [*([Figure(named, colour)] if named else []), Figure(deed, colour), *about]


def _medallion(chance: Chance, scene: Scene, x: float, y: float, r: float, main: str) -> str:
    turn = chance.between(0, 360)
    content = disc(x, y, r, fill="#fff")
    if scene.ground:
        depth, tint = (0.4, 0.16) if scene.subjects else (1.0, 0.26)
        clip = tag("clipPath", disc(x, y, r), id="d")
        content += clip + group(_figure(chance, scene.ground, x, y, r / 49, tint, depth), clip_path="url(#d)")
    elif len(scene.subjects) > 1:
        content += _sectors(scene, x, y, r, turn)
    for subject, (right, down, share) in zip(scene.subjects, _places(len(scene.subjects), turn), strict=True):
        content += _figure(chance, subject, x + right * r, y + down * r, (r * share - 2) / 50, 0.26)
    rim = disc(x, y, r, fill="none", stroke=main, stroke_width=3)
    return content + rim + disc(x, y, r - 4.5, fill="none", stroke=main, stroke_width=0.8)


def _places(count: int, turn: float) -> list[tuple[float, float, float]]:
    """Where each subject lies in a medallion of radius 1, and how large it may be."""
    if count == 1:
        return [(0.0, 0.0, 0.84)]
    far, share = (0.47, 0.48) if count == 2 else (0.53, 0.43)
    angles = [(turn / 360 + number / count) * 2 * pi for number in range(count)]
    return [(far * cos(angle), far * sin(angle), share) for angle in angles]


def _sectors(scene: Scene, x: float, y: float, r: float, turn: float) -> str:
    count, drawn = len(scene.subjects), ""
    for number, subject in enumerate(scene.subjects):
        start, end = ((turn / 360 + (number + side) / count) * 2 * pi for side in (-0.5, 0.5))
        arc = f"{short(x + r * cos(start))} {short(y + r * sin(start))}A{short(r)} {short(r)} 0 0 1 "
        arc += f"{short(x + r * cos(end))} {short(y + r * sin(end))}"
        drawn += path(f"M{short(x)} {short(y)}L{arc}z", fill=mixed(subject.colour, 0.13), stroke="#fff", stroke_width=2)
    return drawn


def _figure(chance: Chance, figure: Figure, x: float, y: float, scale: float, tint: float, depth: float = 1.0) -> str:
    """A drawing around a point; its strokes keep their width whatever its scale."""
    colour = mixed(figure.colour, depth)
    return group(
        strokes(figure.drawing, chance),
        transform=f"translate({short(x)} {short(y)})scale({scale:.2f})",
        color=colour,
        fill=mixed(figure.colour, tint, "#ffffff"),
        stroke=colour,
        stroke_width=f"{STROKE / max(scale, 0.5):.2f}",
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _signs(chance: Chance, signs: tuple[Figure, ...], box: Box, x: float, y: float, r: float) -> str:
    """Roundels in the free room on both sides of the medallion."""
    side = (box.width / 2 - r) / 2
    size = min(side - 4, 19.0)
    drawn = ""
    rows = (len(signs) + 1) // 2
    for number, sign in enumerate(signs):
        row, left = divmod(number, 2)
        at_x = x + (r + side) * (-1 if left else 1)
        at_y = y + (row - (rows - 1) / 2) * (2 * size + 8)
        drawn += disc(at_x, at_y, size, fill="#fff", stroke=sign.colour, stroke_width=1.5)
        drawn += _figure(chance, sign, at_x, at_y, (size - 3) / 50 * sign.share, 0.26)
    return drawn
