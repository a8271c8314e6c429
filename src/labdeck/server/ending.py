"""Endings: what is kept of a finished game for ever, whatever the rules become."""

import asyncio
import json
import time
import zlib
from typing import Any, TypedDict, cast

import orjson

from labdeck import Game
from labdeck.game.view import NO_CHOICE

from .protocol.view import View
from .store import ADD_ENDING, Row, Step


class Ending(TypedDict):
    """A game's end as it was told."""

    title: str
    count: int
    """How many choices were made."""
    views: list[View]
    """The last view of each seat with its whole log, then a spectator's."""
    hands: list[list[str]]
    record: str
    seed: str


async def ending_of(game: Game) -> Ending:
    """What is to be kept of a game that is over."""
    views: list[View] = []
    for reader in (*range(game.seats), None):
        views.append(cast(View, game.view(reader).plain(NO_CHOICE)))
        await asyncio.sleep(0)  # a log that nobody has read yet takes a moment, so others go between
    return {
        "title": game.deck.title,
        "count": game.made,
        "views": views,
        "hands": [game.hand(p) for p in range(game.seats)],
        "record": game.record,
        "seed": str(game.seed),
    }


async def keep(code: str, game: Game) -> Step:
    """What writes the end of a game to the store."""
    # Packing is no work of Python's, so others go on beside it.
    told = await asyncio.to_thread(zlib.compress, orjson.dumps(await ending_of(game)))
    return ADD_ENDING, {"game": code, "time": time.time(), "told": told}


def read(row: Row) -> Ending:
    """The end of a game as the store has it."""
    ending: Any = json.loads(zlib.decompress(row["told"]))
    for view in ending["views"]:  # lines of older versions have neither
        view["log"] = [{"verb": "", "cards": [], **line} for line in view["log"]]
    return cast(Ending, ending)


def view_of(ending: Ending, seat: int | None) -> View:
    """The last view of a seat, or of a spectator."""
    return ending["views"][-1 if seat is None else seat]
