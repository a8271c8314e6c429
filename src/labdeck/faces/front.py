"""The front of a card: its name, what it is, its picture, what it needs and what it says."""

from labdeck.deck import DeckFile

from .art import drawn_art
from .frame import foot, head, paper
from .layout import BADGE, HEIGHT, WIDTH, Box, Spot, caption, picture, sentence, spots
from .marks import Mark, drawn
from .palette import INK
from .printed import Printed, Sheet, sheet
from .shapes import outline, seal
from .svg import document
from .text import centred, fitted, set_text

SENTENCE_SIZES = (19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6)
CAPTION_SIZES = (10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5, 4)
TIMES = {"at once": "played at once", "keep": "kept until played", "any time": "played as an answer"}
GLYPHS = {"wildcard": "★", "block": "✕", "at once": "!", "keep": "◆"}


def face(deck: DeckFile, card: str) -> str:
    """The front of a card as an SVG document; a KeyError if the deck has no such card."""
    drawn_from = sheet(deck)
    title = drawn_from.titles[card]
    return document(WIDTH, HEIGHT, title.card.name, paper(_front(drawn_from, title)))


def need_spots(deck: DeckFile, card: str) -> list[Spot]:
    """Where the marks of a card's needs lie on its face, in its needs' order: x, y and radius."""
    title = sheet(deck).titles[card]
    return spots(len(title.needs), bool(title.card.effect))


def _front(drawn_from: Sheet, title: Printed) -> str:
    card, marks = title.card, drawn_from.marks
    row = _row(title)
    box = picture(len(row), bool(card.effect))
    return (
        drawn_art(drawn_from, title, box)
        + head(card.name, _colours(drawn_from, title), _badge(drawn_from, title))
        + _marks([marks[kind] for kind in row], bool(card.effect))
        + _sentence(card.effect, sentence(len(row)))
        + foot(_sort(drawn_from, title), drawn_from.deck.title)
    )


def _has_points(title: Printed) -> bool:
    return bool(title.card.points or title.needs)


def _row(title: Printed) -> tuple[str, ...]:
    """The kinds below the picture: what is needed, or what the badge does not tell of what the card is."""
    return title.needs or title.kinds[0 if _has_points(title) else 1 :]


def _colours(drawn_from: Sheet, title: Printed) -> tuple[str, ...]:
    if title.needs:
        return ()
    colours = tuple(drawn_from.marks[kind].colour for kind in title.kinds[:2])
    first = _class_of(drawn_from, title.kinds[:1])
    if len(colours) == 2 and _class_of(drawn_from, title.kinds[1:2]) != first:
        colours = colours[:1]
    return colours or (INK,)


def _class_of(drawn_from: Sheet, kinds: tuple[str, ...]) -> str:
    return next((name for name, members in drawn_from.deck.classes.items() if kinds and kinds[0] in members), "")


def _badge(drawn_from: Sheet, title: Printed) -> str:
    """In the corner that shows in a fan of cards: points, the kind, or when the card is played."""
    x, y, r = BADGE
    if _has_points(title):
        ground, ink = (INK, "#fff") if title.needs else ("#fff", INK)
        return seal(x, y, r, fill=ground) + _figure(str(title.card.points), ink)
    if title.kinds:
        return drawn(drawn_from.marks[title.kinds[0]], x, y, r, inverted=True)
    glyph = GLYPHS.get(title.card.role) or GLYPHS.get(title.card.play, "◆")
    return outline("round", x, y, r, fill="#fff") + _figure(glyph, INK)


def _figure(text: str, colour: str) -> str:
    x, y, r = BADGE
    return centred(text, x, y, r * (1.4 if len(text) == 1 else 1.15), colour)


def _marks(row: list[Mark], has_text: bool) -> str:
    drawings = []
    for mark, spot in zip(row, spots(len(row), has_text), strict=True):
        drawings.append(drawn(mark, *spot))
        if not has_text:
            under = caption(spot, len(row))
            block = fitted(mark.name, under.width, under.height, CAPTION_SIZES)
            drawings.append(set_text(block, spot.x, under.y, under.width, INK, "middle"))
    return "".join(drawings)


def _sentence(text: str, box: Box) -> str:
    if not text:
        return ""
    block = fitted(text, box.width, box.height, SENTENCE_SIZES)
    return set_text(block, WIDTH / 2, box.y + (box.height - block.height) / 2, box.width, INK, "middle")


def _sort(drawn_from: Sheet, title: Printed) -> str:
    card = title.card
    if card.role == "project":
        return drawn_from.deck.words["project"]
    return TIMES.get(card.play) or _class_of(drawn_from, title.kinds) or card.role
