"""Printing: the PDF of a deck, made in a process of its own, one at a time, and kept for those who ask next.

Who has used least of the printing time is next, so that nobody's many prints keep others from theirs.
"""

import asyncio
import json
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections import OrderedDict
from importlib.util import find_spec
from typing import Annotated, NamedTuple
from urllib.parse import quote

from fastapi import APIRouter, Query, Request, Response

from labdeck.deck import pictures_of, text_of
from labdeck.paper import PaperError
from labdeck.paper.order import order

from . import catalogue, words
from .printshop import REFUSED
from .refused import Refused
from .rooms import address_of
from .shares import Shares

COMMAND = ("nice", "-n", "19", sys.executable, "-m", "labdeck.server.printshop")  # tables go first
MEMORY = 2 << 30  # of address space; a print takes some hundred megabytes of it
SECONDS = 30.0  # for one print
WAITING = 60  # different prints for which an address waits: 40 pupils have room
KEPT = 24  # prints that are kept, of some 300 kB each
NEEDED = "typst"
MISSING = "Labdeck-Letters"  # a header: lines about letters that no font has, as an address holds them
LONGEST_HEADER = 400  # letters
Word = Annotated[str, Query(max_length=60)]

router = APIRouter(prefix="/api/decks/{deck}")


class Made(NamedTuple):
    """A PDF, and a line for each letter that is not printed as it is."""

    pdf: bytes
    missing: str


class Printing:
    """Prints by what was wished; whoever wishes the same gets the same print, and waits in their own address's turn."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], Made] = OrderedDict()
        self._asked: dict[tuple[str, str, str], asyncio.Task[Made]] = {}
        self._turns = Shares(1, WAITING)

    async def printed(self, deck: str, wishes: str, address: str) -> Made:
        """A deck on paper; the time it takes is that of the address whose turn to print it came first."""
        key, asked = (deck, wishes), (deck, wishes, address)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if asked not in self._asked:
            self._asked[asked] = asyncio.create_task(self._in_turn(*asked))
            self._asked[asked].add_done_callback(lambda made: self._has_made(asked, made))
        return await asyncio.shield(self._asked[asked])

    def _has_made(self, asked: tuple[str, str, str], made: asyncio.Task[Made]) -> None:
        del self._asked[asked]
        if not made.cancelled():
            made.exception()  # heard of, if nobody waits

    async def _in_turn(self, deck: str, wishes: str, address: str) -> Made:
        key = deck, wishes
        async with self._turns.place(address):
            if key not in self._kept:  # another address's turn may have come first
                self._kept[key] = await self._make(deck, wishes)
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            return self._kept[key]

    async def _make(self, deck: str, wishes: str) -> Made:
        process = await asyncio.create_subprocess_exec(
            *COMMAND, str(MEMORY), deck, wishes, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
        )
        try:
            async with asyncio.timeout(SECONDS):
                said, _ = await process.communicate(pickle.dumps((text_of(deck), dict(pictures_of(deck)))))
        except TimeoutError:
            raise Refused("too_large", words.decks.TOO_LONG) from None
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode == REFUSED:
            raise Refused("bad_message", said.decode())
        if process.returncode:
            raise Refused("failed", words.decks.NOT_PRINTED)
        missing, _, pdf = said.partition(b"\n")
        return Made(pdf, "\n".join(json.loads(missing)))


@router.get("/print.pdf")
async def print_deck(
    request: Request,
    deck: str,
    what: Word = "cards",
    size: Word = "poker",
    paper: Word = "a4",
    backs: Word = "long",
    shift: Word = "0,0",
    teach: bool = False,
    ink: bool = False,
    large: bool = False,
) -> Response:
    """A deck as a file to print."""
    file = catalogue.found(deck)
    if find_spec(NEEDED) is None:
        raise Refused("not_found", words.decks.CANNOT_PRINT)
    wishes = {
        "parts": what, "size": size, "paper": paper, "backs": backs, "shift": shift, "teaches": teach,
        "is_thrifty": ink, "is_large": large,
    }  # fmt: skip
    try:
        order((file,), **wishes)  # type: ignore[arg-type]
    except PaperError as error:
        raise Refused("bad_message", f"{error}.") from None
    made = await request.app.state.printing.printed(deck, json.dumps(wishes, sort_keys=True), address_of(request))
    headers = {"Content-Disposition": f'attachment; filename="{file.id}.pdf"'}
    if made.missing:
        headers[MISSING] = quote(made.missing[:LONGEST_HEADER])
    return Response(made.pdf, media_type="application/pdf", headers=headers)
