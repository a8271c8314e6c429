"""The studio of a server: its drafts, and the processes that work for them."""

import asyncio
from typing import Any

from labdeck.deck import is_here
from labdeck.server.meter import Meter
from labdeck.server.protocol.studio.drafts import DeckName
from labdeck.server.protocol.studio.editing import Alter, Look, Mend, Spell
from labdeck.server.refused import Refused
from labdeck.server.rooms import Rooms

from .collecting import Collecting
from .desk import Deed, Desk
from .draft_store import OFFER_TEXT, SET_NAME
from .drafts import Drafts
from .pictures import Pictures
from .scales import Scales


class Studio:
    """Where decks are made, kept and shared."""

    def __init__(self, rooms: Rooms) -> None:
        settings = rooms.settings
        self.rooms, self.limits = rooms, settings.limits
        self.desk = Desk(settings.desk, settings.limits, rooms.metrics)
        pictures = Meter(self.limits.picture_burst, self.limits.picture_rate)
        self.pictures = Pictures(rooms.store, self.desk, pictures)
        self.drafts = Drafts(rooms.store, self.desk, self.pictures, settings.limits)
        self.collecting = Collecting(rooms, self.drafts, self.pictures)
        self.scales = Scales(settings.scales, settings.limits, rooms.metrics)

    def warm(self) -> None:
        """Start the processes: somebody is about to make a deck."""
        self.desk.crew.warm()
        self.scales.crew.warm()

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

    async def pictures_for(self, message: Look | Alter | Mend | Spell) -> dict[str, bytes]:
        """The own pictures with which a message is answered."""
        if isinstance(message, Spell):
            return {}
        # One that a form has just chosen is named by its change, and not yet by the text.
        chosen = [change.model_dump() for change in message.changes] if isinstance(message, Alter) else ""
        return await self.pictures.of(f"{message.text} {chosen}")

    def deed_of(self, message: Look | Alter | Mend | Spell, pictures: dict[str, bytes]) -> Deed:
        """What the desk is to do for a message of an editor."""
        given: dict[str, Any] = {}
        match message:
            case Spell():
                return "offered", {"text": message.text, "table": message.table, "sentence": message.sentence}
            case Look():
                deed = "shown"
            case Alter():
                deed, given = "altered", {"changes": [change.model_dump() for change in message.changes]}
            case Mend():
                deed, given = "mended", {"problem": message.problem}
        opened = {"table": message.table, "at": message.at, "pictures": pictures}
        return deed, {"text": message.text} | opened | given

    async def close(self) -> None:
        """Stop the processes."""
        await self.desk.close()
        await self.scales.close()
