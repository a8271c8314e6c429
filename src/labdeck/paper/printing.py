"""Printing: an order becomes a document."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from labdeck.deck import DeckFile

from .box import box_pages
from .calibration import calibration_pages
from .cards import blank_pages, card_pages
from .document import Document, Page, lettered, pdf
from .facts import fact_pages
from .inventory import inventory_pages
from .leaflet import leaflet_pages
from .missing import missing_page
from .notes import Headings
from .order import Order
from .pictures import Pictures
from .questions import question_pages
from .scorepad import score_pages
from .selection import selected

Pages = Callable[[Order, DeckFile, Pictures, Headings], Iterator[Page]]
PARTS: dict[str, tuple[str, Pages]] = {
    "cards": ("Cards", card_pages),
    "leaflet": ("How to play", leaflet_pages),
    "list": ("All cards", inventory_pages),
    "facts": ("Facts", fact_pages),
    "questions": ("Questions", question_pages),
    "score": ("Scores", score_pages),
    "box": ("The box", box_pages),
    "blank": ("Blank cards", blank_pages),
    "calibration": ("Calibration", calibration_pages),
}
DUPLEX = {"long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge"}


@dataclass(frozen=True, slots=True)
class Print:
    """A PDF, how many cards and pages are in it, and a line for each letter that is not printed as it is."""

    pdf: bytes
    cards: int
    pages: int
    missing: tuple[str, ...]


def printed(order: Order) -> Print:
    """All that is ordered as a PDF; a PaperError if something of it cannot be printed."""
    pictures = Pictures(order)
    pages = [page for deck in order.decks for page in _pages(order, deck, pictures)]
    title = ", ".join(deck.title for deck in order.decks)
    author = "; ".join(dict.fromkeys(deck.credits for deck in order.decks))
    duplex = DUPLEX.get(order.backs, "Simplex")
    document = Document(title, author, tuple(pages), pictures.files, duplex)
    document = lettered(document, order.fonts, pictures.texts)
    if document.missing:
        document = replace(document, pages=(*document.pages, missing_page(order.paper, document.missing)))
    made = pdf(document)
    cards = sum(len(selected(deck, order)) for deck in order.decks) if "cards" in order.parts else 0
    return Print(made.bytes, cards, made.pages, made.missing)


def _pages(order: Order, deck: DeckFile, pictures: Pictures) -> Iterator[Page]:
    """The parts of a deck, one after the other; each begins on a sheet of its own."""
    for number, part in enumerate(order.parts):
        heading, made = PARTS[part]
        headings = ((2, heading),) if number else ((1, deck.title), (2, heading))
        yield from made(order, deck, pictures, headings)
