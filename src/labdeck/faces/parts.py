"""The parts of a card's front: where its name, its badge, its marks, its sentence and its last line are."""

from labdeck.deck import DeckFile

from .cut import FULL, Box, Cut
from .front import row_of
from .printed import sheet


def parts(deck: DeckFile, card: str, cut: Cut = FULL) -> dict[str, Box]:
    """Where one points at to explain a card, by what is there; a KeyError if the deck has no such card."""
    title = sheet(deck).titles[card]
    marked, effect = len(row_of(title)), bool(title.card.effect)
    x, y, r = cut.badge
    found = {"badge": Box(x - r, y - r, 2 * r, 2 * r), "name": cut.title}
    if marks := cut.spots(marked, effect):
        left, right = min(each.x - each.r for each in marks), max(each.x + each.r for each in marks)
        top, bottom = min(each.y - each.r for each in marks), max(each.y + each.r for each in marks)
        found["marks"] = Box(left, top, right - left, bottom - top)
    if effect:
        found["sentence"] = cut.sentence(marked)
    return found
