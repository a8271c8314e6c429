"""Scatter: what each card earns against what it asks, a dot for each, those with a finding named."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from statistics import median

from labdeck.deck.words import counted, listed

from ..judging import POINTS
from ..report import Finding, Section
from .labels import NARROWEST, best_label, dot_box, label_marks
from .marks import box, level, placed, shape, svg, words
from .numerals import ends, numeral
from .records import Record, records
from .scales import Scale, scale_of
from .tracks import gravity_of

TOP, FOOT, LINE = 14, 280, 14
LEFT = 0.1  # of the width, for the numbers of the axis
APART = 11  # pixels between two dots
NAMED = 6  # dots with a name at most


@dataclass(frozen=True, slots=True)
class Dot:
    """A card: where it is, and what is said of it."""

    name: str
    says: str
    lane: int
    x: float  # pixels from the middle of its lane
    y: float
    finding: Finding | None
    is_seldom: bool


def scatter(section: Section, found: dict[str, Finding]) -> str:
    """The cards in lanes by what they ask, as high as they earn."""
    all_rows = records(section)
    lanes = list(dict.fromkeys(one["asks"] for one in all_rows))
    usual = [median(one["usual"] for one in all_rows if one["asks"] == lane) for lane in lanes]
    bands = [one + side * POINTS for one in usual for side in (1, -1)]
    scale = scale_of([0.0, *(one["earned"].value for one in all_rows), *bands])
    dots: list[Dot] = []
    has_starts = any(one["by"] == "starts" for one in all_rows)
    for one in all_rows:
        lane, y = lanes.index(one["asks"]), height(scale, one["earned"].value)
        is_seldom = has_starts and one["by"] == "draws"
        finding = found.get(one["project"])
        dots.append(Dot(one["project"], dot_says(one), lane, beside(dots, lane, len(lanes), y), y, finding, is_seldom))
    label = f"A dot for each of {len(dots)} cards, in {len(lanes)} groups by what they ask. {outliers(dots)}"
    feet = [foot.replace(" and ", "\nand ").split("\n") for foot in lanes]
    marks = [*ground(scale, usual, len(lanes)), *lane_feet(feet), *lane_dots(dots, len(lanes))]
    return svg(FOOT + 8 + LINE * max(map(len, feet)), *marks, name="chart scatter", label=label)


def dot_says(one: Record) -> str:
    """What a card asks and earns, in a line."""
    worth = f"{one['project']}: {counted(one['points'], 'point')} for {one['asks']}"
    often = f"earns {numeral(one['earned'].value)} ({ends(one['earned'])})"
    return f"{worth}; {often}, {numeral(one['difference'].value, sign=True)} against its like"


def height(scale: Scale, value: float) -> float:
    """Where a number of points is, in pixels from the top."""
    return round(FOOT - scale.at(value) * (FOOT - TOP), 1)


def middle(lane: int, lanes: int) -> float:
    """The middle of a lane, as a part of the width."""
    return LEFT + (1 - LEFT) * (lane + 0.5) / lanes


def beside(dots: Sequence[Dot], lane: int, lanes: int, y: float) -> float:
    """The place nearest to the middle of its lane where a dot covers no other, or covers least, in pixels."""
    near = [dot.x for dot in dots if dot.lane == lane and abs(dot.y - y) < APART - 1]
    half = (1 - LEFT) / lanes / 2 * NARROWEST - 6
    places = [side * APART * step / 2 for step in range(int(half / APART * 2) + 1) for side in (1, -1)]
    return max(places, key=lambda x: min([APART, *(abs(x - other) for other in near)]))


def outliers(dots: Sequence[Dot]) -> str:
    """The cards with a finding, in a sentence."""
    names = [dot.name for dot in dots if dot.finding]
    return f"Off are {listed(names, 'and')}." if names else "None is off."


def ground(scale: Scale, usual: list[float], lanes: int) -> Iterator[str]:
    """The steps of points, and in each lane what is usual, and a band around it."""
    half = (1 - LEFT) / lanes / 2 * 0.96
    for lane, value in enumerate(usual):
        at = middle(lane, lanes)
        top, foot = height(scale, value + POINTS), height(scale, value - POINTS)
        yield box(at - half, at + half, "band", top, round(foot - top, 1))
    for tick in scale.ticks():
        y = height(scale, tick)
        yield level(y, "fair" if tick == 0 else "grid")
        yield words(0, y - 4, scale.label(tick), "tick", "start")
    for lane, value in enumerate(usual):
        at = middle(lane, lanes)
        yield level(height(scale, value), "usual", at - half, at + half)


def lane_feet(feet: list[list[str]]) -> Iterator[str]:
    """What is asked in each lane, below it."""
    for lane, lines in enumerate(feet):
        for line, text in enumerate(lines):
            yield words(middle(lane, len(feet)), FOOT + 16 + LINE * line, text, "tick")


def lane_dots(dots: Sequence[Dot], lanes: int) -> Iterator[str]:
    """The dots of each lane, and above all of them the names."""
    for lane in range(lanes):
        yield placed(middle(lane, lanes), *(drawn(dot) for dot in dots if dot.lane == lane))
    taken = [dot_box(middle(dot.lane, lanes) * NARROWEST + dot.x, dot.y) for dot in dots]
    off = sorted(((dot.finding.weight, at) for at, dot in enumerate(dots) if dot.finding), reverse=True)
    for dot in (dots[at] for _, at in off[:NAMED]):
        part = middle(dot.lane, lanes)
        label = best_label(dot.name, dot.x, dot.y, part * NARROWEST, taken)
        taken.append(label.box(part * NARROWEST))
        yield placed(part, label_marks(label, dot.x, dot.y))


def drawn(dot: Dot) -> str:
    """A dot, which tells what it is when it is pointed at."""
    kind, name = "usual", "seldom" if dot.is_seldom else ""
    if dot.finding:
        kind, name = "more" if dot.finding.size.value > 0 else "less", gravity_of(dot.finding)
    return f'<g class="says"><title>{escape(dot.says)}</title>{shape(kind, dot.x, dot.y, name)}</g>'
