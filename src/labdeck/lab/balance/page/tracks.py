"""Tracks: rows that say a name, draw a figure on a common scale, and tell its number.

The rows are a list, so a picture of tracks can be read aloud; what is drawn is hidden from screen readers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from labdeck.lab.figures import Figure

from ..report import Finding
from .marks import arrow, box, level, placed, shape, svg, upright, whisker, words
from .scales import Scale

SIZES = {"tiny": 8, "short": 16}  # by the letters of the longest name: what room it leaves beside it
MIDDLE = "50%"


def gravity_of(one: Finding | None) -> str:
    """The class of what a finding is on; empty without one."""
    return "" if one is None else "grave" if one.is_grave else "slight"


@dataclass(frozen=True, slots=True)
class Track:
    """One row: a name, a figure, and how it stands: a shape and a class."""

    name: str
    figure: Figure
    value: str  # as people read it
    ends: str = ""
    kind: str = "usual"
    gravity: str = ""
    start: Figure | None = None  # what a change made this figure of
    band: tuple[float, float] | None = None  # the inner range of what it sums up


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies behind all rows of a picture: its scale, a fair number, and from where it is grave or promised."""

    scale: Scale
    fair: float | None = None
    zones: tuple[tuple[float, float, str], ...] = ()  # from, to, class
    labels: tuple[tuple[float, str, str], ...] = ()  # below the axis: where, what, and how it is anchored
    sign: bool = False
    steps: int = 5

    @property
    def ticks(self) -> list[float]:
        """The round numbers that are drawn."""
        return self.scale.ticks(self.steps)


def rows(tracks: Sequence[Track], ground: Ground, is_long: bool = False) -> str:
    """The rows, and their axis; names and numbers that are long stand above what is drawn, where it is narrow."""
    longest = max(len(track.name) for track in tracks)
    size = next((size for size, most in SIZES.items() if longest <= most and not is_long), "long")
    return f'<div class="{size}">\n{list_of(tracks, ground)}\n{axis(ground)}\n</div>'


def list_of(tracks: Sequence[Track], ground: Ground) -> str:
    """The rows alone."""
    items = "\n".join(item(track, ground) for track in tracks)
    return f'<ul class="rows">\n{items}\n</ul>'


def item(track: Track, ground: Ground) -> str:
    """A row."""
    small = f" <small>{escape(track.ends)}</small>" if track.ends else ""
    return (
        f'<li class="row {track.gravity}"><span class="row-name">{escape(track.name)}</span>'
        f'<span class="track">{svg("100%", *behind(ground), *drawn(track, ground.scale))}</span>'
        f'<span class="row-value"><b>{escape(track.value)}</b>{small}</span></li>'
    )


def behind(ground: Ground) -> list[str]:
    """What lies behind a row."""
    at = ground.scale.at
    marks = [box(at(low), at(high), name) for low, high, name in ground.zones]
    marks += [upright(at(tick), "grid") for tick in ground.ticks]
    return marks if ground.fair is None else [*marks, upright(at(ground.fair), "fair")]


def drawn(track: Track, scale: Scale) -> list[str]:
    """The figure of a row."""
    marks = []
    if track.band:
        marks.append(level(MIDDLE, "span", scale.at(track.band[0]), scale.at(track.band[1])))
    if track.start:
        marks += [
            arrow(scale, track.start.value, track.figure.value, MIDDLE),
            placed(scale.at(track.start.value), shape("usual", 0, 0, "before"), y=MIDDLE),
        ]
    marks.append(whisker(scale, track.figure, MIDDLE, track.gravity))
    return [*marks, placed(scale.at(track.figure.value), shape(track.kind, 0, 0, track.gravity), y=MIDDLE)]


def axis(ground: Ground) -> str:
    """The numbers below the rows, or what is said of some of them."""
    scale = ground.scale
    numbers = [(tick, scale.label(tick, ground.sign, ground.steps)) for tick in ground.ticks]
    marks = [words(scale.at(value), 13, text, "tick") for value, text in numbers]
    marks += [words(scale.at(value), 28, text, "tick-note", anchor) for value, text, anchor in ground.labels]
    drawing = svg(34 if ground.labels else 18, *marks)
    return f'<div class="row axis" aria-hidden="true"><span class="track">{drawing}</span></div>'
