"""Requests about what goes into decks: pictures, and the cards that are collected from pupils."""

from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from fastapi.params import Path

from labdeck.server.faces import HEADERS as SEALED
from labdeck.server.faces import NAMED
from labdeck.server.lobby import CHANGES, READS, REFUSALS, qr_of
from labdeck.server.protocol.studio.collecting import Collection, CollectionFor, Sent, Submission, Verdict
from labdeck.server.protocol.studio.drafts import Saved
from labdeck.server.protocol.studio.supplies import PictureName, Unbundled
from labdeck.server.rooms import address_of

from .requests import Edited, Studied

PICTURE_KINDS = ("image/png", "image/jpeg", "image/webp")


def bytes_of(*kinds: str) -> dict[str, Any]:
    """The description of a request whose body is a file of one of these kinds."""
    content = {kind: {"schema": {"type": "string", "format": "binary"}} for kind in kinds}
    return {"requestBody": {"required": True, "content": content}}


CardNumber = Annotated[int, Path(ge=1, lt=1 << 31)]

router = APIRouter(prefix="/api/studio", responses=REFUSALS)


@router.post("/pictures", status_code=201, dependencies=CHANGES, openapi_extra=bytes_of(*PICTURE_KINDS))
async def add_picture(request: Request, studio: Studied) -> PictureName:
    """Keep a picture, made small and stripped of all but what one sees; the name that it has in texts."""
    return await studio.pictures.add(await request.body(), address_of(request))


@router.post("/bundles", dependencies=CHANGES, openapi_extra=bytes_of("application/zip"))
async def unbundle(request: Request, studio: Studied) -> Unbundled:
    """Keep the pictures in a ZIP, and have the deck's file in it, which names them."""
    return await studio.pictures.unbundle(await request.body(), address_of(request))


@router.get("/pictures/{name}", dependencies=READS)
async def picture(name: str, studio: Studied) -> Response:
    """A picture by its name, which follows from its bytes."""
    return Response(
        await studio.pictures.picture(name), media_type="image/jpeg", headers=SEALED | {"Cache-Control": NAMED}
    )


@router.post("/drafts/{draft}/collection", status_code=201, dependencies=CHANGES)
async def open_collection(draft: Edited, studio: Studied) -> Collection:
    """The code by which pupils send cards for a deck."""
    return await studio.collecting.open(draft)


@router.delete("/drafts/{draft}/collection", status_code=204, dependencies=CHANGES)
async def end_collection(draft: Edited, studio: Studied) -> None:
    """Take no more cards for a deck; those that were sent stay, and another code can be opened."""
    await studio.collecting.end(draft)


@router.get("/collections/{code}", dependencies=READS)
async def collection(code: str, request: Request, studio: Studied) -> CollectionFor:
    """What somebody sees who is to send a card."""
    return await studio.collecting.look(code, address_of(request))


@router.get("/collections/{code}/qr.svg", dependencies=READS)
async def collection_qr(code: str, request: Request, studio: Studied) -> Response:
    """The link for pupils as a QR code."""
    return qr_of(request, f"add/{(await studio.collecting.look(code, address_of(request)))['code']}")


@router.post("/collections/{code}/cards", status_code=201, dependencies=CHANGES)
async def send_card(code: str, card: Submission, request: Request, studio: Studied) -> Sent:
    """Send a card; what is wrong with it is told, and it is kept nevertheless."""
    return await studio.collecting.send(code, card, address_of(request))


@router.get("/drafts/{draft}/cards", dependencies=READS)
async def sent_cards(draft: Edited, studio: Studied) -> list[Sent]:
    """The cards that were sent for a deck."""
    return await studio.collecting.sent(draft)


@router.post("/drafts/{draft}/cards/{number}", dependencies=CHANGES)
async def judge(number: CardNumber, verdict: Verdict, draft: Edited, request: Request, studio: Studied) -> Saved:
    """Take a card that was sent into the deck as its newest version, or refuse it."""
    return await studio.collecting.judge(draft, number, verdict, address_of(request))
