"""The frame: paper, head and foot, the same on every card of every deck."""

from .layout import FOOT, HEAD_FOOT, HEIGHT, INSIDE, MARGIN, ROUND, TITLE, WIDTH
from .palette import INK, PAPER, QUIET, mixed
from .svg import Attributes, group, path, short, tag
from .text import FONT, fitted, set_text

EDGE = mixed(INK, 0.55)
HEAD_SIZES = (24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6)


def paper(content: str) -> str:
    """The card's paper with its edge, and everything on it."""
    size: Attributes = {"x": 1, "y": 1, "width": WIDTH - 2, "height": HEIGHT - 2, "rx": ROUND}
    ground = tag("rect", fill=PAPER, stroke=EDGE, stroke_width=2, **size)
    return group(ground + content, font_family=FONT, stroke_linecap="round", stroke_linejoin="round")


def head(name: str, colours: tuple[str, ...], badge: str) -> str:
    """The band with a card's name, in the colours of what it is; none leaves the paper bare."""
    block = fitted(name, TITLE.width, TITLE.height, HEAD_SIZES, bold=True, balanced=True)
    top = TITLE.y + (TITLE.height - block.height) / 2
    title = set_text(block, TITLE.x, top, TITLE.width, "#fff" if colours else INK)
    return _band(colours) + badge + title


def _band(colours: tuple[str, ...]) -> str:
    if not colours:
        return path(f"M{short(MARGIN)} {short(HEAD_FOOT)}h{short(INSIDE)}", stroke=INK, stroke_width=1.5)
    left, right, foot, turn = 2.0, WIDTH - 2, HEAD_FOOT, ROUND - 1
    arc = f"a{short(turn)} {short(turn)} 0 0 1 "
    whole = path(
        f"M{short(left)} {short(foot)}V{short(turn + 2)}{arc}{short(turn)} {short(-turn)}H{short(right - turn)}"
        f"{arc}{short(turn)} {short(turn)}V{short(foot)}z",
        fill=colours[0],
    )
    if len(colours) == 1:
        return whole
    half = path(f"M160 2H{short(right - turn)}{arc}{short(turn)} {short(turn)}V{short(foot)}H120z", fill=colours[1])
    return whole + half


def foot(left: str, right: str) -> str:
    """The last line: what sort of card it is, and its deck."""
    room = INSIDE - 8
    one = fitted(left, room * 0.55, 13, (10, 9, 8, 7, 6), bold=True)
    other = fitted(right, room * 0.45, 13, (9, 8, 7, 6))
    return set_text(one, MARGIN + 2, FOOT, room, QUIET) + set_text(
        other, WIDTH - MARGIN - 2, FOOT + 1, room, QUIET, "end"
    )
