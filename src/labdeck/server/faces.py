"""The pictures of the cards, drawn when they are first asked for."""

from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from typing import Annotated

from fastapi import APIRouter, Header, Query, Response

from labdeck.deck import DeckFile, load
from labdeck.deck import names as deck_names
from labdeck.faces import back, face, icon, pile_back

from .refused import Refused

KEPT = 2048  # pictures in memory, of a few kilobytes each
HEADERS = {"Content-Security-Policy": "default-src 'none'; sandbox; frame-ancestors 'none'"}
# A digest names the deck's words, not the hand that draws them: a week, so that a newer Labdeck's cards come through.
FRESH, NAMED = "public, no-cache", "public, max-age=604800, immutable"
Known = Annotated[str, Header(alias="if-none-match", max_length=200)]
Version = Annotated[str, Query(max_length=64, description="The deck's digest, or the first 8 or more digits of it.")]
Draw = Callable[[DeckFile, str], str]

router = APIRouter(prefix="/api/decks/{deck}")


@lru_cache(maxsize=KEPT)
def picture(draw: Draw, deck: str, what: str) -> tuple[str, str, str]:
    """A picture, its tag and the digest of the deck it belongs to."""
    if deck not in deck_names():
        raise Refused("not_found", "There is no such deck.")
    file = load(deck)
    try:
        drawn = draw(file, what)
    except KeyError:
        raise Refused("not_found", "The deck has no such picture.") from None
    return drawn, f'"{sha256(drawn.encode()).hexdigest()[:16]}"', file.digest


def answer(draw: Draw, deck: str, what: str, version: str, known: str) -> Response:
    """A picture that a browser may keep: without asking if its address names the deck's digest."""
    drawn, tag, digest = picture(draw, deck, what)
    is_named = len(version) >= 8 and digest.startswith(version)
    headers = HEADERS | {"ETag": tag, "Cache-Control": NAMED if is_named else FRESH}
    if tag in known:
        return Response(status_code=304, headers=headers)
    return Response(drawn, media_type="image/svg+xml", headers=headers)


@router.get("/faces/{card}.svg")
async def card_face(deck: str, card: str, v: Version = "", known: Known = "") -> Response:
    """The front of a card."""
    return answer(face, deck, card, v, known)


@router.get("/backs/{card}.svg")
async def card_back(deck: str, card: str, v: Version = "", known: Known = "") -> Response:
    """The side of a card with its facts."""
    return answer(back, deck, card, v, known)


@router.get("/pile-backs/{pile}.svg")
async def back_of_pile(deck: str, pile: str, v: Version = "", known: Known = "") -> Response:
    """What the cards of a pile show face down."""
    return answer(pile_back, deck, pile, v, known)


@router.get("/icons/{kind}.svg")
async def kind_icon(deck: str, kind: str, v: Version = "", known: Known = "") -> Response:
    """The mark of a kind."""
    return answer(icon, deck, kind, v, known)
