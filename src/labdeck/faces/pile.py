"""The backs of the piles, and the mark of a kind by itself."""

from labdeck.deck import DeckFile

from .chance import Chance
from .frame import paper
from .layout import HEIGHT, WIDTH
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


def pile_back(deck: DeckFile, pile: str) -> str:
    """What the cards of a pile show face down, as an SVG document; a KeyError if the deck has no such pile."""
    index = {name: number for number, name in enumerate(sheet(deck).piles)}[pile]
    word = deck.words.get(pile, pile)
    colour = (INK, *COLOURS)[index % (len(COLOURS) + 1)]
    lines = rosette(Chance(f"{deck.id}/{pile}"), WIDTH / 2, HEIGHT / 2, 150, PAPER, 0.35)
    content = _reverse(deck.title, word, SHAPES[index % len(SHAPES)], colour, lines)
    return document(WIDTH, HEIGHT, f"{deck.title}: {word}", paper(content))


def _reverse(deck: str, word: str, shape: str, colour: str, lines: str) -> str:
    x, y = WIDTH / 2, HEIGHT / 2
    field: Attributes = {"x": 10, "y": 10, "width": WIDTH - 20, "height": HEIGHT - 20, "rx": 9}
    name = fitted(word, 190, 26, (20, 18, 16, 14, 12, 10, 8, 6), bold=True)
    title = fitted(deck, 190, 40, (15, 14, 13, 12, 11, 10, 9, 8, 7), balanced=True)
    return (
        tag("clipPath", tag("rect", **field), id="p")
        + tag("rect", fill=colour, **field)
        + group(lines, clip_path="url(#p)")
        + outline(shape, x, y, 48, fill=PAPER)
        + centred(word[:1].upper(), x, y, 58, colour)
        + set_text(name, x, y + 62, 190, "#fff", "middle")
        + set_text(title, x, 30, 190, "#fff", "middle")
    )
