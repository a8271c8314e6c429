"""For the Tabletop Simulator: sheets of up to 70 cards as pictures, and the object that its players load."""

import json
from itertools import groupby
from typing import Any

from labdeck.deck import DeckFile
from labdeck.faces.printed import Printed

from .document import Document, Page, lettered, pngs
from .errors import PaperError
from .markup import at, picture
from .missing import missing_file
from .order import Order, check_ids
from .pictures import Pictures
from .selection import selected

COLUMNS, ROWS = 10, 7  # of a sheet: the most that the simulator takes
MOST = COLUMNS * ROWS
WIDE = 4090  # dots of a sheet; more than 4096 is made smaller there
STILL = dict.fromkeys(("posX", "posY", "posZ", "rotX", "rotZ"), 0.0) | {"rotY": 180.0}
UPRIGHT = STILL | {"rotZ": 180.0, "scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0}


def simulator_files(order: Order, url: str) -> dict[str, bytes]:
    """The pictures and the saved object, by the names of their files; the object says that they lie at an address."""
    if not url.startswith(("http://", "https://")):
        raise PaperError("url: the simulator fetches its pictures: say where they will lie, as in --url https://…")
    check_ids(order)
    pictures = Pictures(order)
    files: dict[str, bytes] = {}
    piles: list[dict[str, Any]] = []
    for deck in order.decks:
        for pile, group in groupby(selected(deck, order), key=lambda title: title.card.back):
            cards, name = list(group), f"{deck.id}-{pile}"
            titles = list({title.card.id: title for title in cards}.values())
            sheets = [titles[first : first + MOST] for first in range(0, len(titles), MOST)]
            for number, several in enumerate(sheets, 1):
                files[f"{name}-{number}.png"] = _sheet(order, deck, pictures, several)
            files[f"{name}-back.png"] = _back(order, deck, pictures, pile)
            piles.append(_pile(deck, pile, cards, sheets, f"{url.rstrip('/')}/{name}", len(piles)))
    saved = {"SaveName": "", "ObjectStates": piles}
    called = "-".join(deck.id for deck in order.decks)
    missing = _lettered(Page(0, 0, ""), pictures).missing
    return files | missing_file(missing) | {f"{called}.json": json.dumps(saved, ensure_ascii=False, indent=1).encode()}


def _sheet(order: Order, deck: DeckFile, pictures: Pictures, titles: list[Printed]) -> bytes:
    """The faces of some titles in rows of ten."""
    wide, high = order.size.width, order.size.height
    content = "".join(
        at(number % COLUMNS * wide, number // COLUMNS * high, picture(pictures.front(deck, title).file, wide, high, ""))
        for number, title in enumerate(titles)
    )
    return _png(COLUMNS * wide, ROWS * high, content, pictures, WIDE)


def _back(order: Order, deck: DeckFile, pictures: Pictures, pile: str) -> bytes:
    wide, high = order.size.width, order.size.height
    content = at(0, 0, picture(pictures.pile_back(deck, pile).file, wide, high, ""))
    return _png(wide, high, content, pictures, WIDE // COLUMNS)


def _png(wide: float, high: float, content: str, pictures: Pictures, dots: int) -> bytes:
    page = Page(wide, high, content)
    return pngs(_lettered(page, pictures), dots / wide * 25.4)[0]


def _lettered(page: Page, pictures: Pictures) -> Document:
    return lettered(Document("", "", (page,), pictures.files), pictures.order.fonts, pictures.texts)


def _pile(
    deck: DeckFile, pile: str, cards: list[Printed], sheets: list[list[Printed]], url: str, before: int
) -> dict[str, Any]:
    """A pile of cards as the simulator saves it; a card is known by its sheet and its place there."""
    first = before * 10 + 1
    custom = {
        str(first + number): {
            "FaceURL": f"{url}-{number + 1}.png",
            "BackURL": f"{url}-back.png",
            "NumWidth": COLUMNS,
            "NumHeight": ROWS,
            "BackIsHidden": True,
            "UniqueBack": False,
        }
        for number in range(len(sheets))
    }
    numbers = {
        title.card.id: (first + number) * 100 + place
        for number, several in enumerate(sheets)
        for place, title in enumerate(several)
    }
    at_ = UPRIGHT | {"posX": 3.0 * before}
    contained = [
        {
            "Name": "Card",
            "Transform": at_,
            "Nickname": title.card.name,
            "Description": title.card.effect,
            "CardID": numbers[title.card.id],
            "CustomDeck": {str(numbers[title.card.id] // 100): custom[str(numbers[title.card.id] // 100)]},
        }
        for title in cards
    ]
    return {
        "Name": "DeckCustom",
        "Transform": at_,
        "Nickname": f"{deck.title}: {deck.words.get(pile, pile)}",
        "Description": deck.about,
        "DeckIDs": [numbers[title.card.id] for title in cards],
        "CustomDeck": custom,
        "ContainedObjects": contained,
    }
