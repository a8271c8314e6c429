"""The other side of a card: what it teaches, and where that comes from."""

from labdeck.deck import DeckFile

from .art import drawn_art
from .frame import foot, head, paper
from .layout import BADGE, FOOT, HEAD_FOOT, HEIGHT, INSIDE, MARGIN, WIDTH, Box
from .palette import INK, QUIET
from .printed import Printed, sheet
from .shapes import outline
from .svg import document, path, short, tag
from .text import LEADING, Block, fitted, set_text, wrapped

FACT_SIZES = tuple(size / 2 for size in range(32, 7, -1))
SOURCE_SIZES = (8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5, 4.5, 4)
SOURCE = 34.0  # room for the sources
FACTS = Box(MARGIN + 12, HEAD_FOOT + 12, INSIDE - 12, FOOT - SOURCE - HEAD_FOOT - 18)
PICTURE = 90.0  # the least height in which the picture is shown again


def back(deck: DeckFile, card: str) -> str:
    """The side of a card with its facts and sources as an SVG document; a KeyError if there is no such card."""
    drawn_from = sheet(deck)
    title = drawn_from.titles[card]
    blocks = _blocks(title.card.facts or tuple(filter(None, [title.card.about])))
    end = FACTS.y + sum(block.height + _gap(block) for block in blocks)
    rest = FACTS.y + FACTS.height - end
    content = (
        (drawn_art(drawn_from, title, Box(MARGIN, end, INSIDE, rest)) if rest > PICTURE else "")
        + head(title.card.name, (), _sign())
        + _facts(blocks)
        + _source(title)
        + foot("1 copy" if title.card.copies == 1 else f"{title.card.copies} copies", deck.title)
    )
    return document(WIDTH, HEIGHT, f"{title.card.name}: facts", paper(content))


def _sign() -> str:
    x, y, r = BADGE
    letter = tag(
        "text", "i", x=x, y=y + r * 0.5, fill="#fff", font_size=r * 1.4, font_weight="700", font_style="italic",
        text_anchor="middle", font_family="Georgia,serif",
    )  # fmt: skip
    return outline("round", x, y, r * 0.9, fill=INK) + letter


def _facts(blocks: list[Block]) -> str:
    top, drawn = FACTS.y, ""
    for block in blocks:
        drawn += tag("circle", cx=MARGIN + 3, cy=top + block.size * 0.6, r=2.2, fill=QUIET)
        drawn += set_text(block, FACTS.x, top, FACTS.width, INK)
        top += block.height + _gap(block)
    return drawn


def _gap(block: Block) -> float:
    """The room between a fact and the next."""
    return block.size * LEADING / 2


def _blocks(facts: tuple[str, ...]) -> list[Block]:
    """The facts at the largest size at which all of them fit; cut off at the smallest if they never do."""
    for size in FACT_SIZES:
        blocks = [Block(tuple(wrapped(fact, size, FACTS.width)), size) for fact in facts]
        if sum(block.height + _gap(block) for block in blocks) <= FACTS.height:
            return blocks
    share = FACTS.height / len(facts) - _gap(blocks[0])
    return [fitted(fact, FACTS.width, share, FACT_SIZES[-1:]) for fact in facts]


def _source(title: Printed) -> str:
    if not title.source:
        return ""
    top = FOOT - SOURCE
    block = fitted(f"Sources: {title.source}", INSIDE - 4, SOURCE - 6, SOURCE_SIZES)
    rule = path(f"M{short(MARGIN)} {short(top - 3)}h{short(INSIDE)}", stroke=QUIET, stroke_width=0.6)
    return rule + set_text(block, MARGIN + 2, top, INSIDE - 4, QUIET)
