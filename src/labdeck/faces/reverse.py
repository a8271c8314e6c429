"""The other side of a card: what it teaches, and where that comes from."""

from labdeck.deck import DeckFile

from .frame import foot, head, paper
from .layout import BADGE, FOOT, HEAD_FOOT, HEIGHT, INSIDE, MARGIN, WIDTH
from .palette import INK, QUIET
from .printed import Printed, sheet
from .shapes import outline
from .svg import document, path, short, tag
from .text import LEADING, Block, fitted, set_text

FACT_SIZES = tuple(size / 2 for size in range(32, 7, -1))
SOURCE_SIZES = (8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5, 4.5, 4)
GAP = 0.5  # between facts, in lines
SOURCE = 34.0  # room for the sources


def back(deck: DeckFile, card: str) -> str:
    """The side of a card with its facts and sources as an SVG document; a KeyError if there is no such card."""
    drawn_from = sheet(deck)
    title = drawn_from.titles[card]
    content = head(title.card.name, (), _sign()) + _facts(title) + _source(title) + foot("facts", deck.title)
    return document(WIDTH, HEIGHT, f"{title.card.name}: facts", paper(content))


def _sign() -> str:
    x, y, r = BADGE
    letter = tag(
        "text", "i", x=x, y=y + r * 0.5, fill="#fff", font_size=r * 1.4, font_weight="700", font_style="italic",
        text_anchor="middle", font_family="Georgia,serif",
    )  # fmt: skip
    return outline("round", x, y, r * 0.9, fill=INK) + letter


def _facts(title: Printed) -> str:
    facts = title.card.facts or ((title.card.about,) if title.card.about else ())
    if not facts:
        return ""
    room, top = INSIDE - 12, HEAD_FOOT + 12
    height = FOOT - SOURCE - top - 4
    blocks = _blocks(facts, room, height)
    lines = []
    for block in blocks:
        lines.append(set_text(block, MARGIN + 12, top, room, INK))
        lines.append(tag("circle", cx=MARGIN + 3, cy=top + block.size * 0.6, r=2.2, fill=QUIET))
        top += block.height + block.size * LEADING * GAP
    return "".join(lines)


def _blocks(facts: tuple[str, ...], room: float, height: float) -> list[Block]:
    """The facts at the largest size at which all of them fit."""
    blocks: list[Block] = []
    for size in FACT_SIZES:
        blocks = [fitted(fact, room, height, (size,)) for fact in facts]
        used = sum(block.height for block in blocks) + (len(blocks) - 1) * size * LEADING * GAP
        if used <= height and not any(line.endswith("…") for block in blocks for line in block.lines):
            return blocks
    share = height / len(facts) - FACT_SIZES[-1] * LEADING * GAP
    return [fitted(fact, room, share, FACT_SIZES[-1:]) for fact in facts]


def _source(title: Printed) -> str:
    if not title.source:
        return ""
    top = FOOT - SOURCE
    block = fitted(f"Sources: {title.source}", INSIDE - 4, SOURCE - 6, SOURCE_SIZES)
    rule = path(f"M{short(MARGIN)} {short(top - 3)}h{short(INSIDE)}", stroke=QUIET, stroke_width=0.6)
    return rule + set_text(block, MARGIN + 2, top, INSIDE - 4, QUIET)
