"""The pictures of the cards, drawn when they are first asked for."""

import gzip
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Query, Response

from labdeck.deck import DeckFile
from labdeck.faces import HAND, TOKEN, back, face, icon, pile_back

from . import catalogue, words
from .refused import Refused

KEPT = 64 << 20  # bytes of pictures in memory: some thousands, or hundreds with photographs in them
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; img-src data:; sandbox; frame-ancestors 'none'",
    "Vary": "Accept-Encoding",
}
# An edition names the deck's words, not the hand that draws them: a week, so that a newer Labdeck's cards come through.
FRESH, NAMED = "public, no-cache", "public, max-age=604800, immutable"
SHORTEST = 8  # digits of an edition that name it
Draw = Callable[[DeckFile, str], str]

router = APIRouter(prefix="/api/decks/{deck}")


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as it is sent, plain and compressed, its tag and the edition of its deck."""

    plain: bytes
    compressed: bytes
    tag: str
    edition: str

    @property
    def weight(self) -> int:
        """The bytes that it takes."""
        return len(self.plain) + len(self.compressed)


@dataclass(frozen=True, slots=True)
class Asker:
    """What a browser has of a picture, what it takes, and the edition in the address."""

    known: str
    takes: str
    version: str


def asker(
    v: Annotated[str, Query(max_length=64, description="The first digits of the deck's edition, 8 or more.")] = "",
    if_none_match: Annotated[str, Header(max_length=200)] = "",
    accept_encoding: Annotated[str, Header(max_length=200)] = "",
) -> Asker:
    """Who asks for a picture."""
    return Asker(if_none_match, accept_encoding, v)


Asking = Annotated[Asker, Depends(asker)]


class Album:
    """Pictures that were drawn, up to a weight; those that nobody has asked for the longest go first."""

    def __init__(self, most: int) -> None:
        self.most, self.weight = most, 0
        self._kept: OrderedDict[tuple[Draw, str, str], Picture] = OrderedDict()

    def picture(self, draw: Draw, deck: str, what: str) -> Picture:
        """A picture of something in a deck."""
        key = draw, deck, what
        if key not in self._kept:
            self._kept[key] = drawn(draw, deck, what)
            self.weight += self._kept[key].weight
        self._kept.move_to_end(key)
        while self.weight > self.most and len(self._kept) > 1:
            self.weight -= self._kept.popitem(last=False)[1].weight
        return self._kept[key]


picture = Album(KEPT).picture


def drawn(draw: Draw, deck: str, what: str) -> Picture:
    """A picture that is drawn now."""
    file = catalogue.found(deck)
    try:
        plain = draw(file, what).encode()
    except KeyError:
        raise Refused("not_found", words.decks.NO_PICTURE) from None
    return Picture(plain, gzip.compress(plain, mtime=0), f'W/"{sha256(plain).hexdigest()[:16]}"', file.edition)


def answer(found: Picture, asker: Asker) -> Response:
    """A picture that a browser may keep: without asking again if its address names the deck's edition."""
    is_named = len(asker.version) >= SHORTEST and found.edition.startswith(asker.version)
    headers = HEADERS | {"ETag": found.tag, "Cache-Control": NAMED if is_named else FRESH}
    if found.tag in asker.known:
        return Response(status_code=304, headers=headers)
    if "gzip" in asker.takes:
        return Response(found.compressed, media_type="image/svg+xml", headers=headers | {"Content-Encoding": "gzip"})
    return Response(found.plain, media_type="image/svg+xml", headers=headers)


def hand_face(deck: DeckFile, card: str) -> str:
    """A face as one holds it."""
    return face(deck, card, HAND)


def token_face(deck: DeckFile, card: str) -> str:
    """A face of points and symbols."""
    return face(deck, card, TOKEN)


def heap_back(deck: DeckFile, pile: str) -> str:
    """The back of a pile without its words, which stand below it on a table."""
    return pile_back(deck, pile, HAND)


@router.get("/faces/{card}.svg")
async def card_face(deck: str, card: str, asker: Asking) -> Response:
    """The front of a card."""
    return answer(picture(face, deck, card), asker)


@router.get("/hands/{card}.svg")
async def card_in_hand(deck: str, card: str, asker: Asking) -> Response:
    """The front of a card in the cut for a hand: its name, picture, symbols and sentence, all of them large."""
    return answer(picture(hand_face, deck, card), asker)


@router.get("/tokens/{card}.svg")
async def card_token(deck: str, card: str, asker: Asking) -> Response:
    """The front of a card in the smallest cut: its points and symbols."""
    return answer(picture(token_face, deck, card), asker)


@router.get("/backs/{card}.svg")
async def card_back(deck: str, card: str, asker: Asking) -> Response:
    """The side of a card with its facts."""
    return answer(picture(back, deck, card), asker)


@router.get("/pile-backs/{pile}.svg")
async def back_of_pile(deck: str, pile: str, asker: Asking) -> Response:
    """What the cards of a pile show face down."""
    return answer(picture(pile_back, deck, pile), asker)


@router.get("/heaps/{pile}.svg")
async def back_of_heap(deck: str, pile: str, asker: Asking) -> Response:
    """What the cards of a pile show face down where they are small: no words."""
    return answer(picture(heap_back, deck, pile), asker)


@router.get("/icons/{kind}.svg")
async def kind_icon(deck: str, kind: str, asker: Asking) -> Response:
    """The mark of a kind."""
    return answer(picture(icon, deck, kind), asker)
