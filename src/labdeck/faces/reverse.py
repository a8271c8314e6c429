"""The other side of a card: what it teaches, and where that comes from."""

from labdeck.deck import DeckFile

from .art import drawn_art
from .cut import FULL, Box, Cut
from .frame import foot, head, paper
from .palette import INK, QUIET
from .printed import Printed, sheet
from .shapes import outline
from .svg import Attributes, document, path, short, tag
from .text import LEADING, Block, centred, fitted, is_leftward, set_text, wrapped

PICTURE = 90.0  # the least height in which the picture is shown again


def back(deck: DeckFile, card: str, cut: Cut = FULL) -> str:
    """The side of a card with its facts and sources as an SVG document; a KeyError if there is no such card."""
    drawn_from = sheet(deck)
    title = drawn_from.titles[card]
    room = cut.facts
    blocks = _blocks(title.card.facts or tuple(filter(None, [title.card.about])), cut)
    end = room.y + sum(block.height + _gap(block) for block in blocks)
    rest = room.y + room.height - end
    content = (
        (drawn_art(drawn_from, title, Box(cut.margin, end, cut.inside, rest), cut) if rest > PICTURE else "")
        + head(title.card.name, (), _sign(cut), cut)
        + _facts(blocks, cut)
        + _source(title, cut)
        + foot("1 copy" if title.card.copies == 1 else f"{title.card.copies} copies", deck.title, cut)
    )
    return document(cut.width, cut.height, f"{title.card.name}: facts", paper(content, cut), cut.bleed)


def _sign(cut: Cut) -> str:
    x, y, r = cut.badge
    if cut.is_list:
        edge: Attributes = {"fill": "#fff", "stroke": INK, "stroke_width": 2} if cut.is_thrifty else {"fill": INK}
        return outline("round", x, y, r * 0.9, **edge) + centred("i", x, y, r * 1.3, INK if cut.is_thrifty else "#fff")
    letter = tag(
        "text", "i", x=x, y=y + r * 0.5, fill="#fff", font_size=r * 1.4, font_weight="700", font_style="italic",
        text_anchor="middle", font_family="Georgia,serif",
    )  # fmt: skip
    return outline("round", x, y, r * 0.9, fill=INK) + letter


def _facts(blocks: list[Block], cut: Cut) -> str:
    room = cut.facts
    top, drawn = room.y, ""
    for block in blocks:
        dot, left = cut.margin + 3, room.x
        if is_leftward(block.lines[0]):
            dot, left = cut.width - dot, cut.width - left - room.width
        drawn += tag("circle", cx=dot, cy=top + block.size * 0.6, r=2.2, fill=QUIET)
        drawn += set_text(block, left, top, room.width, INK, "lead")
        top += block.height + _gap(block)
    return drawn


def _gap(block: Block) -> float:
    """The room between a fact and the next."""
    return block.size * LEADING / 2


def _blocks(facts: tuple[str, ...], cut: Cut) -> list[Block]:
    """The facts at the largest size at which all of them fit; cut off at the smallest if they never do."""
    room = cut.facts
    for size in cut.type.fact:
        blocks = [Block(tuple(wrapped(fact, size, room.width)), size) for fact in facts]
        if sum(block.height + _gap(block) for block in blocks) <= room.height:
            return blocks
    share = room.height / len(facts) - _gap(blocks[0])
    return [fitted(fact, room.width, share, cut.type.fact[-1:]) for fact in facts]


def _source(title: Printed, cut: Cut) -> str:
    if not (title.source and cut.source):
        return ""
    top = cut.foot - cut.source
    block = fitted(f"Source: {title.source}", cut.inside - 4 - cut.code, cut.source - 6, cut.type.source)
    rule = path(f"M{short(cut.margin)} {short(top - 3)}h{short(cut.inside)}", stroke=QUIET, stroke_width=0.6)
    return rule + set_text(block, cut.margin + 2, top, cut.inside - 4 - cut.code, QUIET, "lead")
