"""Requests about drafts: keeping a deck, its versions and secret, and playing it."""

from typing import Annotated

from fastapi import APIRouter, Depends, Header, Query, Request, Response, WebSocket

from labdeck.server.lobby import CHANGES, READS, REFUSALS, known_token, qr_of
from labdeck.server.protocol.studio.drafts import DeckName, Draft, DraftTicket, NewDraft, Save, Saved, Secret, Version
from labdeck.server.rooms import address_of

from .editor import serve_editor
from .studio import Studio

VersionNumber = Annotated[int, Query(ge=0, lt=1 << 31, description="A version; 0 for the newest.")]

router = APIRouter(prefix="/api/studio", responses=REFUSALS)


def studio_of(request: Request) -> Studio:
    """The studio of this server."""
    studio: Studio = request.app.state.studio
    return studio


Studied = Annotated[Studio, Depends(studio_of)]


async def edited(
    draft: str, studio: Studied, authorization: Annotated[str | None, Header(max_length=200)] = None
) -> str:
    """The id of a draft, for whoever has its secret."""
    return await studio.drafts.edited(draft, known_token(authorization))


Edited = Annotated[str, Depends(edited)]


@router.post("/drafts", status_code=201, dependencies=CHANGES)
async def keep(wish: NewDraft, request: Request, studio: Studied) -> DraftTicket:
    """Keep a deck; the ticket has the secret to edit it."""
    return await studio.drafts.new(wish.text, address_of(request))


@router.get("/drafts/{draft}", dependencies=READS)
async def draft(draft: str, studio: Studied, version: VersionNumber = 0) -> Draft:
    """A deck at its newest version, or at another one."""
    return await studio.drafts.draft(draft, version)


@router.get("/drafts/{draft}/qr.svg", dependencies=READS)
async def open_qr(draft: str, request: Request, studio: Studied) -> Response:
    """The open link to a deck as a QR code."""
    return qr_of(request, f"deck/{(await studio.drafts.draft(draft, 0))['draft']}")


@router.get("/drafts/{draft}/may-edit", status_code=204, dependencies=READS)
async def may_edit(draft: Edited) -> None:
    """Whether this secret is the deck's."""


@router.get("/drafts/{draft}/versions", dependencies=READS)
async def versions(draft: str, studio: Studied) -> list[Version]:
    """All versions of a deck, the newest first."""
    return await studio.drafts.versions(draft)


@router.post("/drafts/{draft}/versions", dependencies=CHANGES)
async def save(wish: Save, draft: Edited, request: Request, studio: Studied) -> Saved:
    """Keep a text as the newest version, merged with what was saved meanwhile."""
    return await studio.drafts.save(draft, wish, address_of(request))


@router.post("/drafts/{draft}/secret", dependencies=CHANGES)
async def renew_secret(draft: Edited, studio: Studied) -> Secret:
    """A new secret; the old one is worth nothing from now on."""
    return await studio.drafts.renew_secret(draft)


@router.delete("/drafts/{draft}", status_code=204, dependencies=CHANGES)
async def remove(draft: Edited, studio: Studied) -> None:
    """Remove a deck with all its versions; games that were begun with it go on."""
    await studio.drafts.remove(draft)


@router.post("/drafts/{draft}/play", dependencies=CHANGES)
async def play(draft: str, request: Request, studio: Studied, version: VersionNumber = 0) -> DeckName:
    """The name by which a version is played, looked at and printed like any deck."""
    return await studio.play(draft, version, address_of(request))


@router.websocket("/editor")
async def editor(websocket: WebSocket) -> None:
    """An editor's socket."""
    await serve_editor(websocket, websocket.app.state.studio)
