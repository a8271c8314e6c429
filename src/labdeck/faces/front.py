"""The front of a card: its name, what it is, its picture, what it needs and what it says."""

from dataclasses import replace
from math import pi

from labdeck.deck import DeckFile

from .art import drawn_art
from .cut import FULL, Box, Cut, Spot
from .frame import foot, ground, head, paper
from .marks import Mark, drawn
from .palette import INK
from .printed import TIMES, Printed, Sheet, sheet
from .shapes import outline, polygon, seal
from .svg import document, path
from .text import centred, fitted, set_text

PICTURE = 44.0  # the least height of a picture that gives room to a sentence


def face(deck: DeckFile, card: str, cut: Cut = FULL) -> str:
    """The front of a card in a cut as an SVG document; a KeyError if the deck has no such card."""
    drawn_from = sheet(deck)
    title = drawn_from.titles[card]
    content = _symbols(drawn_from, title, cut) if cut.is_token else _front(drawn_from, title, _settled(title, cut))
    return document(cut.width, cut.height, title.card.name, paper(content, cut), cut.bleed)


def need_spots(deck: DeckFile, card: str, cut: Cut = FULL) -> list[Spot]:
    """Where the marks of a card's needs lie on its face, in its needs' order: x, y and radius."""
    title = sheet(deck).titles[card]
    if cut.is_token:
        return cut.cells(1 + len(title.needs))[1:]
    return _settled(title, cut).spots(len(title.needs), bool(title.card.effect))


def _settled(title: Printed, cut: Cut) -> Cut:
    """The cut with as much room for the card's sentence as it takes, where the picture gives it."""
    effect = title.card.effect
    if effect and cut.least:
        return _given_way(title, cut)
    if not cut.grows or not effect:
        return cut
    marks = len(row_of(title))
    least = cut.head_foot + PICTURE + (2 * cut.kind + 12 if marks else 7)
    block = fitted(effect, cut.sentence(marks).width, cut.foot - 5 - least, cut.type.sentence)
    top = max(cut.foot - 5 - block.height, least)
    return replace(cut, text=top - (cut.sentence(marks).y - cut.text))


def _symbols(drawn_from: Sheet, title: Printed, cut: Cut) -> str:
    """What a token shows: the badge of the card, and the symbols of what it needs or is, on the colours of its head."""
    row = row_of(title)
    badge, *spots = cut.cells(1 + len(row))
    colours = _colours(drawn_from, title)
    marks = zip((drawn_from.marks[kind] for kind in row), spots, strict=True)
    symbols = [drawn(mark, *spot, inverted=bool(colours)) for mark, spot in marks]
    return ground(colours, cut) + _badge(drawn_from, title, badge, cut) + "".join(symbols)


def _given_way(title: Printed, cut: Cut) -> Cut:
    """The cut with a picture only as low as the card's sentence needs to be read with ease."""
    text, marks = title.card.effect, len(row_of(title))
    least = cut.head_foot + 4 + cut.least + (cut.kind + 4 if marks else 0)
    for top in range(int(cut.text), int(least), -6):
        trial = replace(cut, text=float(top))
        box = trial.sentence(marks)
        if fitted(text, box.width, box.height, cut.type.sentence).size >= cut.comfort:
            return trial
    return replace(cut, text=least)


def _front(drawn_from: Sheet, title: Printed, cut: Cut) -> str:
    card, marks = title.card, drawn_from.marks
    row = row_of(title)
    box = cut.picture(len(row), bool(card.effect))
    return (
        drawn_art(drawn_from, title, box, cut)
        + head(card.name, _colours(drawn_from, title), _badge(drawn_from, title, cut.badge, cut), cut)
        + _marks([marks[kind] for kind in row], bool(card.effect), cut)
        + _sentence(card.effect, cut.sentence(len(row)), cut)
        + foot(_sort(drawn_from, title), drawn_from.deck.title, cut)
    )


def _has_points(title: Printed) -> bool:
    return bool(title.card.points or title.needs)


def row_of(title: Printed) -> tuple[str, ...]:
    """The kinds below the picture: what the card needs, or those of its own kinds that the badge does not show."""
    return title.needs or title.kinds[0 if _has_points(title) else 1 :]


def _colours(drawn_from: Sheet, title: Printed) -> tuple[str, ...]:
    """The colours of a card's head: those of its kinds, two if both are of one class; ink if it has none."""
    if title.needs:
        return ()
    colours = tuple(drawn_from.marks[kind].colour for kind in title.kinds[:2])
    is_split = len({_class_of(drawn_from, kind) for kind in title.kinds[:2]}) == 1
    return (colours if is_split else colours[:1]) or (INK,)


def _class_of(drawn_from: Sheet, kind: str) -> str:
    return next((name for name, members in drawn_from.classes.items() if kind in members), "")


def _badge(drawn_from: Sheet, title: Printed, spot: Spot, cut: Cut) -> str:
    """The badge in the corner that shows in a fan of cards: points, the kind, or when the card is played."""
    x, y, r = spot
    if _has_points(title):
        ground, ink = (INK, "#fff") if title.needs and not cut.is_thrifty else ("#fff", INK)
        edge = seal(x, y, r, INK, is_hollow=True) if cut.is_thrifty else seal(x, y, r, ground)
        return edge + _figure(str(title.card.points), spot, ink)
    if title.kinds:
        return drawn(drawn_from.marks[title.kinds[0]], x, y, r, inverted=True, hollow=cut.is_thrifty)
    return outline("round", x, y, r, fill="#fff") + _sign(title, spot)


def _sign(title: Printed, spot: Spot) -> str:
    """The sign of a card without points or kinds: for a wildcard, a block, when it is played, or its role."""
    x, y, r = spot
    if title.card.role == "wildcard":
        return path(polygon(x, y, r * 0.8, 10, -pi / 2, 0.42), fill=INK)
    if title.card.role == "block":
        return outline("shield", x, y - 1, r * 0.62, fill=INK)
    if title.card.play == "keep":
        return outline("diamond", x, y, r * 0.6, fill=INK)
    return _figure("!" if title.card.play else title.card.role[:1].upper(), spot, INK)


def _figure(text: str, spot: Spot, colour: str) -> str:
    x, y, r = spot
    return centred(text, x, y, r * (1.4 if len(text) == 1 else 1.15), colour)


def _marks(row: list[Mark], has_text: bool, cut: Cut) -> str:
    drawings = []
    for mark, spot in zip(row, cut.spots(len(row), has_text), strict=True):
        drawings.append(drawn(mark, *spot, hollow=cut.is_thrifty))
        if cut.type.caption and not has_text:
            room = cut.caption(spot, len(row))
            block = fitted(mark.name, room.width, room.height, cut.type.caption, balanced=True)
            if cut.is_list:
                top = room.y + (room.height - block.height) / 2
                drawings.append(set_text(block, room.x, top, room.width, INK))
            else:
                drawings.append(set_text(block, spot.x, room.y, room.width, INK, "middle"))
    return "".join(drawings)


def _sentence(text: str, box: Box, cut: Cut) -> str:
    if not text:
        return ""
    block = fitted(text, box.width, box.height, cut.type.sentence, balanced=True)
    return set_text(block, cut.width / 2, box.y + (box.height - block.height) / 2, box.width, INK, "middle")


def _sort(drawn_from: Sheet, title: Printed) -> str:
    card = title.card
    own = _class_of(drawn_from, card.id) or drawn_from.deck.words.get(card.role, card.role)
    return " · ".join(filter(None, [TIMES.get(card.play) or own, title.note]))
