"""Own pictures: made anew by the desk, kept by their digests and found again by the texts that name them."""

import asyncio
from base64 import b64decode
from contextlib import suppress
from functools import lru_cache

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert  # its words for a conflict are SQLite's, too

from labdeck.server import words
from labdeck.server.meter import Meter
from labdeck.server.protocol.studio.supplies import PictureName, Unbundled
from labdeck.server.refused import Refused
from labdeck.server.shelf import OWN_PICTURE, pictures
from labdeck.server.store import Store

from .desk import Desk

MOST = 250  # pictures that a text is drawn with
KEPT = 400  # pictures in memory, of 60 kB at most
ADD_PICTURE = insert(pictures).on_conflict_do_nothing()


class Pictures:
    """The own pictures of all drafts."""

    def __init__(self, store: Store, desk: Desk, meter: Meter) -> None:
        self.store, self.desk, self.meter = store, desk, meter
        self.find = lru_cache(maxsize=KEPT)(self._find)

    async def add(self, raw: bytes, address: str) -> PictureName:
        """Keep a picture, stripped of all but what one sees; the name that it has in texts."""
        self._count(1, address)
        made = await self.desk.do(("picture", {"raw": raw}), address)
        await self._keep({made["name"]: made["bytes"]})
        return {"picture": made["name"]}

    async def unbundle(self, raw: bytes, address: str) -> Unbundled:
        """The deck's file in a ZIP; the pictures in it are kept as if each had been sent."""
        found = await self.desk.do(("unbundled", {"raw": raw}), address)
        self._count(len(found["pictures"]), address)
        await self._keep(found["pictures"])
        return {"name": found["name"], "content": found["content"]}

    def _count(self, many: int, address: str) -> None:
        if not all(self.meter.allows(address) for _ in range(many)):
            raise Refused("too_many", words.studio.too_many_pictures(self.meter.burst))

    async def _keep(self, made: dict[str, str]) -> None:
        await self.store.write(
            *((ADD_PICTURE, {"name": name, "bytes": b64decode(coded)}) for name, coded in made.items())
        )

    async def picture(self, name: str) -> bytes:
        """A picture by its name."""
        if OWN_PICTURE.fullmatch(name):
            with suppress(KeyError):
                return await asyncio.to_thread(self._find, name)  # not from memory: it may have been removed
        raise Refused("not_found", words.studio.NO_PICTURE)

    async def of(self, text: str) -> dict[str, bytes]:
        """The pictures that a text names, as far as they are here; they are read in a thread, since it may be slow."""
        names = sorted(set(OWN_PICTURE.findall(text)))[:MOST]
        return await asyncio.to_thread(self.named, names) if names else {}

    def named(self, names: list[str]) -> dict[str, bytes]:
        """Those of these pictures that are here."""
        found: dict[str, bytes] = {}
        for name in names:
            try:
                found[name] = self.find(name)
            except KeyError:
                continue
        return found

    def _find(self, name: str) -> bytes:
        wanted = sql.select(pictures.c.bytes).where(pictures.c.name == name)
        unread = words.saving.PICTURES_UNREAD
        found: bytes | None = self.store.read(lambda connection: connection.scalar(wanted), unread)
        if found is None:
            raise KeyError(name)
        return found
