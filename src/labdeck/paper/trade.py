"""For printers: one card a page, with bleed and crop marks; and cards as pictures."""

from collections.abc import Iterator

from labdeck.deck import DeckFile

from .document import Document, Made, Page, lettered, pdf, pngs
from .markup import at, picture, quoted, rule
from .missing import missing_file
from .notes import Headings, outlined
from .order import BLEED, Order, check_ids
from .pictures import Pictures, Side
from .selection import selected

SLUG = 7.0  # millimetres beyond the bleed, for crop marks
GAP = 1.0  # from the bleed to a crop mark
DOTS = 300.0  # an inch


def trade_pdf(order: Order) -> Made:
    """A page for each side of each card, front and back in turn, with crop marks outside the bleed."""
    pictures = Pictures(order, BLEED)
    pages = tuple(page for deck in order.decks for page in _pages(order, deck, pictures))
    title = ", ".join(deck.title for deck in order.decks)
    credits_ = "; ".join(dict.fromkeys(deck.credits for deck in order.decks))
    return pdf(lettered(Document(title, credits_, pages, pictures.files), order.fonts, pictures.texts))


def _pages(order: Order, deck: DeckFile, pictures: Pictures) -> Iterator[Page]:
    headings: Headings = ((1, deck.title),)
    for title in selected(deck, order):
        yield _page(order, pictures.front(deck, title), headings)
        headings = ()
        if order.backs != "none":
            yield _page(order, pictures.back(deck, title), ())


def _page(order: Order, side: Side, headings: Headings) -> Page:
    inset = SLUG + BLEED
    width, height = order.size.width + 2 * inset, order.size.height + 2 * inset
    drawn = at(SLUG, SLUG, picture(side.file, width - 2 * SLUG, height - 2 * SLUG, side.alt))
    far = SLUG - GAP
    for x in (inset, width - inset):
        drawn += rule(x, 1, x, far) + rule(x, height - far, x, height - 1)
    for y in (inset, height - inset):
        drawn += rule(1, y, far, y) + rule(width - far, y, width - 1, y)
    says = quoted(f"RGB, {BLEED:g} mm bleed, {order.size.width:g} × {order.size.height:g} mm")
    heads = f"for (level, words) in {outlined(headings)} [#box(heading(level: level, words)) ]"
    drawn += at(inset + 1, 1, f"{{ set text(size: 6pt); show heading: set text(size: 6pt); {heads}; {says} }}")
    return Page(width, height, drawn, bleed=BLEED, slug=SLUG)


def card_pngs(order: Order) -> dict[str, bytes]:
    """Every title's front, and the backs, as pictures of 300 dots an inch with bleed, by the names of their files."""
    check_ids(order)
    pictures = Pictures(order, BLEED)
    names: dict[str, Side] = {}
    for deck in order.decks:
        for title in selected(deck, order):
            names[f"{deck.id}-{title.card.id}.png"] = pictures.front(deck, title)
            if order.teaches:
                names[f"{deck.id}-{title.card.id}-back.png"] = pictures.back(deck, title)
        if not order.teaches:
            for pile in dict.fromkeys(title.card.back for title in selected(deck, order)):
                names[f"{deck.id}-back-{pile}.png"] = pictures.pile_back(deck, pile)
    width, height = order.size.width + 2 * BLEED, order.size.height + 2 * BLEED
    pages = tuple(Page(width, height, at(0, 0, picture(side.file, width, height, ""))) for side in names.values())
    document = lettered(Document("", "", pages, pictures.files), order.fonts, pictures.texts)
    return dict(zip(names, pngs(document, DOTS), strict=True)) | missing_file(document.missing)
