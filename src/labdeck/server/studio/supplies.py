"""Requests about what a deck is made from: decks to begin with, forms, drawings and spreadsheets."""

import asyncio
import base64
import binascii
from functools import cache
from typing import Any

from fastapi import APIRouter, Request, Response

from labdeck import studio as making
from labdeck.deck import DRAWINGS, DeckError, is_here, load, text_of
from labdeck.deck.families import FAMILIES
from labdeck.faces import drawing
from labdeck.faces.drawings.named import GROUPS
from labdeck.server import words
from labdeck.server.faces import FRESH
from labdeck.server.faces import HEADERS as SEALED
from labdeck.server.lobby import CHANGES, REFUSALS, STILL_HERE, House
from labdeck.server.protocol.studio.forms import FamilyForms
from labdeck.server.protocol.studio.supplies import Beginning, BeginningText, DrawingName, Export, Import, Imported
from labdeck.server.refused import Refused
from labdeck.server.rooms import Rooms, address_of
from labdeck.server.shelf import Album

from .requests import Studied

FILES = {
    "toml": "application/toml",
    "csv": "text/csv",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "zip": "application/zip",
}

router = APIRouter(prefix="/api/studio", responses=REFUSALS)


@router.get("/beginnings")
async def beginnings(rooms: House, studio: Studied) -> list[Beginning]:
    """Decks to begin from: small ones that were made for it, those that are shipped, and those of the folder."""
    studio.warm()
    made: Any = making.beginnings()
    return [*made, *(of_folder(name) for name in rooms.settings.decks if "@" in name)]


def of_folder(name: str) -> Beginning:
    """A deck of the server's folder."""
    deck = load(name)
    return {
        "id": name,
        "title": deck.title,
        "about": deck.about,
        "rules": deck.rules,
        "size": sum(deck.counts.values()),
        "is_small": False,
    }


@router.get("/beginnings/{deck}", dependencies=STILL_HERE)
async def beginning(deck: str, rooms: House) -> BeginningText:
    """The text of a deck to begin from."""
    if "@" in deck and await asyncio.to_thread(is_here, deck):
        return {"text": await asyncio.to_thread(copied, rooms, deck)}
    try:
        return {"text": making.beginning(deck)}
    except DeckError:
        raise Refused("not_found", words.studio.NO_BEGINNING) from None


def copied(rooms: Rooms, deck: str) -> str:
    """The text of a deck that is kept, with its own pictures called by the names that they have everywhere."""
    text = text_of(deck)
    with rooms.store.engine.connect() as connection:
        for name, picture in Album(connection, deck).called.items():
            text = text.replace(f'"{name}"', f'"{picture}"')
    return text


@router.post("/import", dependencies=CHANGES)
async def import_sheet(sheet: Import, request: Request, studio: Studied) -> Imported:
    """A deck made from a spreadsheet, or from rows pasted from one."""
    try:
        raw = base64.b64decode(sheet.content, validate=True) if sheet.name else sheet.content.encode()
    except (ValueError, binascii.Error):
        raise Refused("bad_message", words.studio.BASE64) from None
    given = {"name": sheet.name, "raw": raw, "columns": sheet.columns, "into": sheet.into}
    made: Imported = await studio.desk.do(("imported", given), address_of(request))
    return made


@router.post("/export", dependencies=CHANGES)
async def export_file(wish: Export, request: Request, studio: Studied) -> Response:
    """A text as a file: a deck file, or a spreadsheet; with own pictures, a ZIP of it and them."""
    pictures = await studio.pictures.of(wish.text)
    given = {"text": wish.text, "form": wish.form, "pictures": pictures}
    made = await studio.desk.do(("exported", given), address_of(request))
    form = "zip" if pictures else wish.form
    name = f'attachment; filename="deck.{form}"'
    return Response(base64.b64decode(made), media_type=FILES[form], headers={"Content-Disposition": name})


@router.get("/forms/{rules}")
async def forms(rules: str) -> FamilyForms:
    """The fields of each table of a deck file, for a family of rules."""
    if rules not in FAMILIES:
        raise Refused("not_found", words.studio.NO_FAMILY)
    return family_forms(rules)


@cache
def family_forms(rules: str) -> FamilyForms:
    """The forms of a family, made once."""
    made: FamilyForms = making.forms(rules)  # type: ignore[assignment]
    return made


@router.get("/drawings")
async def drawings() -> list[DrawingName]:
    """The drawings that a card can choose by name."""
    return [{"name": name, "group": GROUPS[name]} for name in DRAWINGS]


@router.get("/drawings/{name}.svg")
async def drawing_of(name: str) -> Response:
    """A drawing by its name."""
    if name not in DRAWINGS:
        raise Refused("not_found", words.studio.NO_DRAWING)
    return Response(drawing(name), media_type="image/svg+xml", headers=SEALED | {"Cache-Control": FRESH})
