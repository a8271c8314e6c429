"""The backs of the piles, and the mark of a kind by itself."""

from labdeck.deck import DeckFile

from .chance import Chance
from .cut import FULL, Box, Cut
from .frame import paper
from .marks import drawn
from .palette import COLOURS, INK, PAPER
from .printed import sheet
from .rosette import rosette
from .shapes import SHAPES, outline
from .svg import Attributes, document, group, tag
from .text import FONT, centred, fitted, set_text

ICON = 48.0


def icon(deck: DeckFile, kind: str) -> str:
    """The mark of a kind, or of "any" of a class, as a small SVG document; a KeyError if there is none."""
    mark = sheet(deck).marks[kind]
    middle = ICON / 2
    edge = outline(mark.shape, middle, middle, middle - 2, fill=PAPER)  # so that it stands out from a dark table
    return document(ICON, ICON, mark.name, group(edge + drawn(mark, middle, middle, middle - 4), font_family=FONT))


def pile_back(deck: DeckFile, pile: str, cut: Cut = FULL) -> str:
    """What the cards of a pile show face down, as an SVG document; a KeyError if the deck has no such pile."""
    of_pile = f"{deck.id}/{pile}"
    index = {name: number for number, name in enumerate(sheet(deck).piles)}[pile]
    word = deck.words.get(pile, pile)
    colour = (INK, *COLOURS)[index % (len(COLOURS) + 1)]
    ink = colour if cut.is_thrifty else PAPER
    lines = rosette(Chance(of_pile), cut.width / 2, cut.height / 2, 150 * cut.size, ink, 0.35)
    field = Box(10, 10, cut.width - 20, cut.height - 20)
    within = cut.id(of_pile, field)
    ground: Attributes = {"x": field.x, "y": field.y, "width": field.width, "height": field.height, "rx": 9}
    content = (
        tag("clipPath", tag("rect", **ground), id=within)
        + tag("rect", **(outlined(colour) if cut.is_thrifty else {"fill": colour}), **ground)
        + group(lines, clip_path=f"url(#{within})")
        + _label(deck.title, word, SHAPES[index % len(SHAPES)], colour, cut)
    )
    return document(cut.width, cut.height, f"{deck.title}: {word}", paper(content, cut), cut.bleed)


def outlined(colour: str) -> Attributes:
    """An outline instead of a filled shape, to save ink."""
    return {"fill": "#fff", "stroke": colour, "stroke_width": 2}


def _label(deck: str, word: str, shape: str, colour: str, cut: Cut) -> str:
    x, y, size, room = cut.width / 2, cut.height / 2, cut.size, cut.width - 60
    edge: Attributes = outlined(colour) if cut.is_thrifty else {"fill": PAPER}
    letter = outline(shape, x, y, 48 * size, **edge) + centred(word[:1].upper(), x, y, 58 * size, colour)
    if not cut.type.pile:
        return letter
    name = fitted(word, room, 26, cut.type.pile, bold=True)
    title = fitted(deck, room, 40, cut.type.title, balanced=True)
    ink = INK if cut.is_thrifty else "#fff"
    return (
        letter
        + set_text(name, x, y + 62 * size, room, ink, "middle")
        + set_text(title, x, 30 * size, room, ink, "middle")
    )
