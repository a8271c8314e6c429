"""Requests about what a deck is made from: forms and drawings."""

from functools import cache

from fastapi import APIRouter, Response

from labdeck import studio as making
from labdeck.deck import DRAWINGS
from labdeck.deck.families import FAMILIES
from labdeck.faces import drawing
from labdeck.faces.drawings.named import GROUPS
from labdeck.server.faces import FRESH
from labdeck.server.faces import HEADERS as SEALED
from labdeck.server.lobby import REFUSALS
from labdeck.server.protocol.studio import DrawingName, FamilyForms
from labdeck.server.refused import Refused

router = APIRouter(prefix="/api/studio", responses=REFUSALS)


@router.get("/forms/{rules}")
async def forms(rules: str) -> FamilyForms:
    """The fields of each table of a deck file, for a family of rules."""
    if rules not in FAMILIES:
        raise Refused("not_found", "There is no such family of rules.")
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
        raise Refused("not_found", "There is no such drawing.")
    return Response(drawing(name), media_type="image/svg+xml", headers=SEALED | {"Cache-Control": FRESH})
