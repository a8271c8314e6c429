"""The studio of a server: its drafts, and the processes that work for them."""

import asyncio

from labdeck.deck import is_here
from labdeck.server.meter import Meter
from labdeck.server.protocol.studio import DeckName
from labdeck.server.refused import Refused
from labdeck.server.rooms import Rooms

from .desk import Desk
from .draft_store import OFFER_TEXT, SET_NAME
from .drafts import Drafts
from .pictures import Pictures


class Studio:
    """Where decks are made, kept and shared."""

    def __init__(self, rooms: Rooms) -> None:
        settings = rooms.settings
        self.rooms, self.limits = rooms, settings.limits
        self.desk = Desk(settings.desk, settings.limits, rooms.metrics)
        pictures = Meter(self.limits.picture_burst, self.limits.picture_rate)
        self.pictures = Pictures(rooms.store, self.desk, pictures)
        self.drafts = Drafts(rooms.store, self.desk, self.pictures, settings.limits)

    async def play(self, draft: str, version: int, address: str) -> DeckName:
        """The name of a version, by which it is played, looked at and printed from now on like any deck."""
        row, text, _ = await self.drafts.read(draft, version)
        seen = await self.drafts.glance(text, address)
        if seen["problem"]:
            raise Refused("bad_message", seen["problem"])
        name = seen["name"]
        await self.rooms.store.write(
            (OFFER_TEXT, {"name": name, "text": text}),
            (SET_NAME, {"at": row["draft"], "which": row["version"], "to": name}),
        )
        await asyncio.to_thread(is_here, name)  # read here once, aside from the tables
        return {"deck": name}

    async def close(self) -> None:
        """Stop the processes."""
        await self.desk.close()
