"""The lobby: requests that open tables, fill their seats and tell what everybody may know."""

import asyncio
import io
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Depends, Header, Query, Request, Response, WebSocket
from fastapi.params import Path

from labdeck.rules.numbers import SEATS
from labdeck.version import __version__

from . import catalogue, seating, words
from .names import check_name
from .protocol import answers
from .protocol.guide import Guide
from .protocol.requests import BotName, Fork, Newcomer, NewTable, WindowLength
from .protocol.words import VERSION
from .refused import Refused
from .replay import OWN, moment, replay
from .rooms import Rooms, address_of, check_bot
from .rulebook import guide_to, rulebook
from .security import fingerprint, new_token
from .shelf import is_kept
from .socket import serve_socket
from .table import Table

HOST, SEAT, SPECTATOR = "host", "seat", "spectator"
Eyes = Annotated[str, Query(max_length=10, description="own, table, all, or the number of a seat")]
HOST_NAME = re.compile(r"([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")
SeatNumber = Annotated[int, Path(ge=0, lt=SEATS)]

REFUSALS: dict[int | str, dict[str, Any]] = {status: {"model": answers.Failure} for status in ("4XX", "5XX")}

router = APIRouter(prefix="/api", responses=REFUSALS)


@dataclass(frozen=True, slots=True)
class Caller:
    """Who sends a request about a table, and the table."""

    table: Table
    token: str | None  # its fingerprint

    @property
    def roles(self) -> set[str]:
        """What the caller is at the table."""
        roles = {HOST} if self.table.is_host(self.token) else set()
        return roles | ({SEAT} if self.table.owned_by(self.token) else set()) or {SPECTATOR}

    def ticket(self, token: str | None) -> answers.Ticket:
        """The answer to whoever got a seat: the token itself, once."""
        table = self.table
        return {
            "token": token,
            "seats": table.owned_by(self.token),
            "host": table.is_host(self.token),
            "table": table.facts(),
        }


def rooms_of(request: Request) -> Rooms:
    """The tables of this server."""
    rooms: Rooms = request.app.state.rooms
    return rooms


def payer_of(request: Request) -> str:
    """Who a request is counted for: the token that it shows, if that is known where it goes; else its address."""
    state, code = request.app.state, request.path_params.get("code", "").upper()
    token = known_token(request.headers.get("authorization"))
    room, classroom = state.rooms.live.get(code), state.school.live.get(code)
    if token and ((room and room.table.knows(token)) or (classroom and classroom.knows(token))):
        return token
    return rooms_of(request).guesses.payer(address_of(request), code)


def changes(request: Request) -> None:
    """A request that changes something, of which a payer may send so many."""
    if not rooms_of(request).requests.allows(payer_of(request)):
        raise Refused("too_many", words.requests.TOO_MANY)


def reads(request: Request) -> None:
    """A request that asks about a table, of which a payer may send so many."""
    if not rooms_of(request).readings.allows(payer_of(request)):
        raise Refused("too_many", words.requests.TOO_MANY)


def knocks(request: Request) -> None:
    """A request to be let in, of which a payer may send so many; whoever asks about a table spends none of them."""
    if not rooms_of(request).readings.allows(f"knock {payer_of(request)}"):
        raise Refused("too_many", words.requests.TOO_MANY)


@contextmanager
def newcomer(request: Request, code: str) -> Iterator[None]:
    """Within this somebody sits down by a right code: counted for the code if they may, else as any request."""
    rooms = rooms_of(request)
    if rooms.joins.is_spent(code):
        raise Refused("too_many", words.requests.TOO_MANY_COME)
    try:
        yield
    except Refused:
        if not rooms.requests.allows(payer_of(request)):
            raise Refused("too_many", words.requests.TOO_MANY) from None
        raise
    rooms.joins.allows(code)


async def caller(
    request: Request, code: str, authorization: Annotated[str | None, Header(max_length=200)] = None
) -> Caller:
    """Who asks about which table; it may wake one, so it runs where the tables do and not in a thread."""
    table = await rooms_of(request).find_for(address_of(request), code)
    return Caller(table, known_token(authorization))


def known_token(authorization: str | None) -> str | None:
    """The fingerprint of the token that a header shows; None if it shows none."""
    scheme, _, token = (authorization or "").partition(" ")
    return fingerprint(token) if scheme.lower() == "bearer" and token else None


def only(*roles: str) -> Callable[[Caller], Caller]:
    """Lets a caller pass who has one of the roles."""

    def check(caller: Annotated[Caller, Depends(caller)]) -> Caller:
        if not caller.roles & set(roles):
            raise Refused("forbidden", words.tables.only(*roles))
        return caller

    return check


Anyone = Annotated[Caller, Depends(caller)]
HostOnly = Annotated[Caller, Depends(only(HOST))]
Seated = Annotated[Caller, Depends(only(HOST, SEAT))]
House = Annotated[Rooms, Depends(rooms_of)]
CHANGES, READS, KNOCKS = [Depends(changes)], [Depends(reads)], [Depends(knocks)]


async def still_here(deck: str, rooms: House) -> None:
    """Refuse a deck that was removed, also while this server remembers it; those of games stay for them."""
    if "@" in deck and deck not in rooms.settings.decks and not await asyncio.to_thread(is_kept, rooms.store, deck):
        raise Refused("not_found", words.decks.NO_DECK)


STILL_HERE = [Depends(still_here)]


@router.get("/health")
async def health() -> answers.Health:
    """Whether the server is there, and what it speaks."""
    return {"status": "ok", "version": __version__, "protocol": VERSION}


@router.get("/metrics")
async def metrics(rooms: House) -> Response:
    """Counts of what the server has done."""
    text = rooms.metrics.text(tables_live=len(rooms.live), sockets_open=rooms.crowd.size)
    return Response(text, media_type="text/plain")


@router.get("/decks")
async def decks(rooms: House) -> list[answers.Deck]:
    """Every deck that is offered here, without its cards."""
    return catalogue.decks(rooms.settings.decks)


@router.get("/decks/{deck}", dependencies=STILL_HERE)
async def deck(deck: str) -> answers.DeckWithCards:
    """A deck with its cards."""
    return catalogue.deck(deck)


@router.get("/decks/{deck}/knobs", dependencies=STILL_HERE)
async def knobs(deck: str) -> list[answers.Knob]:
    """The house rules that a table with this deck may set."""
    return catalogue.knobs(deck)


@router.get("/decks/{deck}/guide", dependencies=STILL_HERE)
async def guide(deck: str) -> Guide:
    """How a deck is played, told to people."""
    return guide_to(catalogue.found(deck), {})


@router.get("/rules/{family}")
async def rules(family: str) -> list[answers.RulePart]:
    """The numbered rules of a family of decks."""
    return rulebook(family)


@router.get("/bots")
async def bots() -> list[answers.Bot]:
    """The bots that can sit at a table."""
    return catalogue.bots()


@router.get("/phrases")
async def phrases() -> list[answers.Phrase]:
    """Ready phrases for the chat."""
    return [{"phrase": phrase, "text": text} for phrase, text in words.chat.PHRASES.items()]


def check_openings(request: Request, rooms: Rooms) -> None:
    """Refuse an address that opens too many tables."""
    if not rooms.openings.allows(address_of(request)):
        raise Refused("too_many", words.requests.TOO_MANY_TABLES)


@router.post("/tables", status_code=201, dependencies=CHANGES)
async def open_table(wish: NewTable, request: Request, rooms: House) -> answers.Ticket:
    """Open a table; the ticket has the host's token."""
    check_openings(request, rooms)
    token = new_token()
    table = await rooms.open(wish, fingerprint(token))
    rooms.guesses.hit(address_of(request), table.code)
    return Caller(table, fingerprint(token)).ticket(token)


@router.get("/tables/{code}", dependencies=READS)
async def table(caller: Anyone) -> answers.Table:
    """What everybody may know of a table."""
    return caller.table.facts()


@router.get("/tables/{code}/guide", dependencies=READS)
async def guide_of(caller: Anyone) -> Guide:
    """How the deck of a table is played with the house rules of the table."""
    facts = caller.table.facts()
    return guide_to(catalogue.found(facts["deck"]), facts["knobs"])


@router.get("/tables/{code}/qr.svg", dependencies=READS)
async def qr(caller: Anyone, request: Request) -> Response:
    """The link to the table as a QR code."""
    return qr_of(request, f"t/{caller.table.code}")


def qr_of(request: Request, path: str) -> Response:
    """A link to a page of this server as a QR code."""
    if not HOST_NAME.fullmatch(request.headers.get("host", "")):
        raise Refused("bad_message", words.requests.NO_HOST, status=400)
    drawn = io.BytesIO()
    try:
        made = segno.make(f"{request.base_url}{path}", micro=False)
    except segno.DataOverflowError:
        raise Refused("too_large", words.requests.HOST_TOO_LONG) from None
    made.save(drawn, kind="svg", scale=8, border=2, xmldecl=False, omitsize=True)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@router.post("/tables/{code}/seats/{seat}", dependencies=KNOCKS)
async def take_seat(seat: SeatNumber, wish: Newcomer, caller: Anyone, request: Request) -> answers.Ticket:
    """Take a free seat, with a new token or one of this table."""
    is_known = caller.roles != {SPECTATOR}
    token = None if is_known else new_token()
    mine = Caller(caller.table, caller.token if token is None else fingerprint(token))
    assert mine.token is not None
    with newcomer(request, caller.table.code):
        await seating.take(caller.table, seat, check_name(wish.name), mine.token, is_known)
    return mine.ticket(token)


@router.post("/tables/{code}/start", dependencies=CHANGES)
async def start(caller: HostOnly) -> answers.Table:
    """Begin the game now."""
    await seating.begin(caller.table)
    return caller.table.facts()


@router.post("/tables/{code}/seats/{seat}/bot", dependencies=CHANGES)
async def put_bot(seat: SeatNumber, bot: BotName, caller: Seated) -> answers.Table:
    """Put a bot in a seat, or have it stand in."""
    await seating.put_bot(caller.table, seat, check_bot(bot.bot), HOST in caller.roles)
    return caller.table.facts()


@router.delete("/tables/{code}/seats/{seat}/bot", dependencies=CHANGES)
async def free_seat(seat: SeatNumber, caller: HostOnly) -> answers.Table:
    """Make a bot's seat free to be taken."""
    await seating.free(caller.table, seat)
    return caller.table.facts()


@router.post("/tables/{code}/window", dependencies=CHANGES)
async def set_window(length: WindowLength, caller: HostOnly) -> answers.Table:
    """Set how long windows stay open in which people are asked."""
    await caller.table.set_length(length.seconds)
    return caller.table.facts()


@router.post("/tables/{code}/rematch", dependencies=CHANGES)
async def rematch(caller: Seated, request: Request, rooms: House) -> answers.Table:
    """Open the next table with the same seats."""
    table = await rooms.rematch(caller.table)
    rooms.guesses.hit(address_of(request), table.code)
    return table.facts()


@router.get("/tables/{code}/record", dependencies=READS)
async def record(caller: Anyone, request: Request, rooms: House) -> answers.GameRecord:
    """The record and the seed, which show every hand: only after the end."""
    table = caller.table
    if table.ending:
        return {"record": table.ending["record"], "seed": table.ending["seed"]}
    game = table.playing()
    if not game.over:
        raise Refused("not_now", words.tables.RECORD_LATER)
    async with rooms.replays.place(address_of(request), caller.table.code):
        return {"record": game.record, "seed": str(game.seed)}


@router.get("/tables/{code}/replay", dependencies=READS)
async def replay_of(caller: Anyone, request: Request, rooms: House, eyes: Eyes = OWN) -> answers.Replay:
    """How many moments a game has so far, and its log."""
    async with rooms.replays.place(address_of(request), caller.table.code):
        return replay(caller.table, caller.token, eyes)


@router.get("/tables/{code}/moments/{made}", dependencies=READS)
async def moment_of(
    made: Annotated[int, Path(ge=0)], caller: Anyone, request: Request, rooms: House, eyes: Eyes = OWN
) -> answers.Moment:
    """The game as it was after so many choices."""
    async with rooms.replays.place(address_of(request), caller.table.code):
        return moment(caller.table, caller.token, eyes, made)


@router.post("/tables/{code}/fork", status_code=201, dependencies=CHANGES)
async def fork(wish: Fork, request: Request, caller: Anyone, rooms: House) -> answers.Ticket:
    """Open a table at which a game that is over is played on from one of its moments, against bots."""
    check_openings(request, rooms)
    token = new_token()
    table = await rooms.fork(caller.table, wish, fingerprint(token))
    rooms.guesses.hit(address_of(request), table.code)
    return Caller(table, fingerprint(token)).ticket(token)


@router.websocket("/tables/{code}/socket")
async def socket(websocket: WebSocket, code: str) -> None:
    """The table's socket."""
    await serve_socket(websocket, websocket.app.state.rooms, code)
