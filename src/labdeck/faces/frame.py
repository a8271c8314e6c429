"""The frame: paper, head and foot, the same on every card of every deck."""

from .cut import Cut
from .palette import INK, PAPER, QUIET, mixed
from .svg import Attributes, group, path, short, tag
from .text import FONT, fitted, set_text

EDGE = mixed(INK, 0.55)


def paper(content: str, cut: Cut) -> str:
    """The card's paper, with its edge where the cut has a frame, and everything on it."""
    inner: Attributes = {"x": 1, "y": 1, "width": cut.width - 2, "height": cut.height - 2, "rx": cut.round}
    framed: Attributes = {"stroke": EDGE, "stroke_width": 2, **inner}
    over = cut.bleed
    bare: Attributes = {"x": 0 - over, "y": 0 - over, "width": cut.width + 2 * over, "height": cut.height + 2 * over}
    colour = "#fff" if cut.is_thrifty else PAPER
    ground = tag("rect", fill=colour, **(framed if cut.has_frame else bare))
    return group(ground + content, font_family=FONT, stroke_linecap="round", stroke_linejoin="round")


def head(name: str, colours: tuple[str, ...], badge: str, cut: Cut) -> str:
    """The band with a card's name, in the colours of what it is; none leaves the paper bare."""
    room = cut.title
    block = fitted(name, room.width, room.height, cut.type.head, bold=True, balanced=True)
    top = room.y + (room.height - block.height) / 2
    title = set_text(block, room.x, top, room.width, "#fff" if colours and not cut.is_thrifty else INK, "lead")
    return _band(colours, cut) + badge + title


def _band(colours: tuple[str, ...], cut: Cut) -> str:
    if not colours:
        return path(f"M{short(cut.margin)} {short(cut.head_foot)}h{short(cut.inside)}", stroke=INK, stroke_width=1.5)
    if cut.is_thrifty:
        return _stripes(colours, cut)
    edge, turn = (2.0, cut.round - 1) if cut.has_frame else (0 - cut.bleed, 0.0)
    left, right, foot = edge, cut.width - edge, cut.head_foot
    arc = f"a{short(turn)} {short(turn)} 0 0 1 "
    whole = path(
        f"M{short(left)} {short(foot)}V{short(turn + edge)}{arc}{short(turn)} {short(-turn)}H{short(right - turn)}"
        f"{arc}{short(turn)} {short(turn)}V{short(foot)}z",
        fill=colours[0],
    )
    if len(colours) == 1:
        return whole
    middle, slant = cut.width * 0.56, cut.width * 0.08
    half = path(
        f"M{short(middle + slant)} {short(edge)}H{short(right - turn)}{arc}{short(turn)} {short(turn)}"
        f"V{short(foot)}H{short(middle - slant)}z",
        fill=colours[1],
    )
    return whole + half


def ground(colours: tuple[str, ...], cut: Cut) -> str:
    """The whole card in the colours of what it is, halved if there are two; none leaves the paper bare."""
    drawn = ""
    for number, colour in enumerate(colours):
        left = cut.width / 2 * number + (0 if number else 3)
        size: Attributes = {"y": 3, "width": cut.width - 3 - left, "height": cut.height - 6, "rx": cut.round - 2}
        drawn += tag("rect", x=left, fill=colour, **size)
    return drawn


def _stripes(colours: tuple[str, ...], cut: Cut) -> str:
    """The colours of a head as lines below it, which take little ink."""
    part = cut.inside / len(colours)
    starts = [cut.margin + part * number for number in range(len(colours))]
    return "".join(
        path(f"M{short(start)} {short(cut.head_foot - 1)}h{short(part)}", stroke=colour, stroke_width=4)
        for start, colour in zip(starts, colours, strict=True)
    )


def foot(left: str, right: str, cut: Cut) -> str:
    """The last line: what sort of card it is, and its deck."""
    if not cut.type.sort:
        return ""
    room = cut.inside - 8
    one = fitted(left, room, cut.last, cut.type.sort, bold=True)
    sort = set_text(one, cut.margin + 2, cut.foot, room, QUIET)
    other = fitted(right, room - one.width - 4, 13, cut.type.deck)
    if len(one.lines) > 1 or other.lines != (right,):
        return sort  # what a card is goes before the name of its deck, which is on the back of its pile
    return sort + set_text(other, cut.width - cut.margin - 2, cut.foot + 1, room, QUIET, "end")
