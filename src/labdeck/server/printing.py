"""Printing: the PDF of a deck, made in a process of its own, one at a time, and kept for those who ask next."""

import asyncio
import json
import pickle
import sys
from asyncio.subprocess import PIPE
from collections import OrderedDict
from importlib.util import find_spec
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from labdeck.deck import pictures_of, text_of
from labdeck.paper import PaperError
from labdeck.paper.order import order

from . import catalogue
from .printshop import REFUSED
from .refused import Refused

COMMAND = ("nice", "-n", "19", sys.executable, "-m", "labdeck.server.printshop")  # tables go first
MEMORY = 2 << 30  # of address space; a print takes some hundred megabytes of it
SECONDS = 30.0  # for one print
WAITING = 100  # people who wait for a print
KEPT = 24  # prints that are kept, of some 300 kB each
NEEDED = "typst"
Word = Annotated[str, Query(max_length=60)]

router = APIRouter(prefix="/api/decks/{deck}")


class Printing:
    """Prints by what was wished; whoever wishes the same waits for the same print."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], asyncio.Task[bytes]] = OrderedDict()
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def printed(self, deck: str, wishes: str) -> bytes:
        """The PDF of a deck."""
        key = deck, wishes
        if key not in self._kept:
            if self._waiting >= WAITING:
                raise Refused("too_many", "Too many people are printing. Try again in a minute.")
            self._kept[key] = asyncio.create_task(self._make(deck, wishes))
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        self._waiting += 1
        try:
            return await asyncio.shield(self._kept[key])
        except BaseException:
            self._kept.pop(key, None)
            raise
        finally:
            self._waiting -= 1

    async def _make(self, deck: str, wishes: str) -> bytes:
        async with self._turn:
            process = await asyncio.create_subprocess_exec(
                *COMMAND, str(MEMORY), deck, wishes, stdin=PIPE, stdout=PIPE, stderr=PIPE
            )
            try:
                async with asyncio.timeout(SECONDS):
                    made, says = await process.communicate(pickle.dumps((text_of(deck), dict(pictures_of(deck)))))
            except TimeoutError:
                raise Refused("too_large", "This takes too long to print here.") from None
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
        if process.returncode == REFUSED:
            raise Refused("bad_message", says.decode().strip())
        if process.returncode:
            raise Refused("failed", "This could not be printed here.")
        return made


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
        raise Refused("not_found", "This server cannot print: it lacks the extra “print”.")
    wishes = {
        "parts": what, "size": size, "paper": paper, "backs": backs, "shift": shift, "teaches": teach,
        "is_thrifty": ink, "is_large": large,
    }  # fmt: skip
    try:
        order((file,), **wishes)  # type: ignore[arg-type]
    except PaperError as error:
        raise Refused("bad_message", f"{error}.") from None
    made = await request.app.state.printing.printed(deck, json.dumps(wishes, sort_keys=True))
    return Response(
        made, media_type="application/pdf", headers={"Content-Disposition": f'attachment; filename="{file.id}.pdf"'}
    )
