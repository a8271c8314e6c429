"""The school: from a code to its live class, read from the store when somebody first comes."""

import asyncio
import time
from contextlib import suppress

from labdeck.deck import load

from . import words
from .class_store import ADD_CLASS, load_class, prune_classes
from .classroom import Classroom
from .groups import sizes
from .protocol.classes import Found, NewClass
from .refused import Refused
from .rooms import Rooms, check_bot, check_knobs
from .security import log, place_of
from .term import DAY, kept

SWEEP_SECONDS = 600.0


class School:
    """All classes of the server; those that somebody looks at are in memory."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms, self.store = rooms, rooms.store
        self.live: dict[str, Classroom] = {}

    async def find_for(self, address: str, code: str) -> Classroom:
        """The class of a code; wrong codes are counted for each address, as those of tables are."""
        with self.rooms.counted(address, code):
            return await self.find(code)

    async def find(self, code: str) -> Classroom:
        """The class of a code, in small or capital letters; the store is asked in a thread, since it may be slow."""
        code = code.upper()
        classroom = self.live.get(code)
        if classroom is None:
            saved = await asyncio.to_thread(load_class, self.store, code)
            if saved is None:
                raise Refused("not_found", words.classes.NOT_THERE)
            # Whoever else has read it meanwhile may have changed it already, so there is one class.
            classroom = self.live.get(code) or Classroom(saved, self.rooms)
            self.live[code] = classroom
        classroom.seen_at = time.monotonic()
        return classroom

    async def lead(self, address: str, code: str) -> Found:
        """What a code leads to: a class or a table."""
        with self.rooms.counted(address, code):
            with suppress(Refused):
                classroom = await self.find(code)
                title = load(classroom.row["deck"]).title
                return {"kind": "class", "code": classroom.code, "link": f"/c/{classroom.code}", "title": title}
            try:
                facts = (await self.rooms.find(code)).facts()
            except Refused as refused:
                if refused.code == "not_found":
                    says = words.classes.neither(code.upper()[:16], kept(self.rooms.settings.keep))
                    raise Refused("not_found", says) from None
                raise
            return {"kind": "table", "code": facts["code"], "link": facts["link"], "title": facts["title"]}

    async def open(self, wish: NewClass, teacher: str) -> Classroom:
        """A new class as it is wished for."""
        await self.rooms.check_deck(wish.deck)
        deck = load(wish.deck)
        least, most = sizes(deck.players)
        size = wish.size if wish.size is not None else min(max(least, deck.usual_players), most)
        if not least <= size <= most:
            raise Refused("bad_message", words.classes.size(least, most))
        for seats in range(least, most + 1):  # whoever comes last makes some tables smaller or larger
            check_knobs(wish.deck, wish.knobs, seats)
        code = await self.rooms.new_code()
        row = {"code": code, "deck": wish.deck, "knobs": wish.knobs, "size": size, "begins": wish.begins}
        row |= {
            "draft": wish.draft,
            "bot": check_bot(wish.bot),
            "teacher": teacher,
            "opened": time.time(),
            "halt": None,
        }
        await self.store.write((ADD_CLASS, row))
        self.rooms.metrics.add("classes_opened")
        return await self.find(code)

    async def sweep(self) -> None:
        """Forget, for ever and again, classes that nobody has looked at for a while, and drop those of long ago."""
        limits = self.rooms.settings.limits
        while True:
            before = time.monotonic() - limits.idle_seconds
            for classroom in list(self.live.values()):
                if not classroom.lookers and not classroom.is_busy and classroom.seen_at < before:
                    del self.live[classroom.code]
            try:
                await asyncio.to_thread(prune_classes, self.store, limits.class_days * DAY)
            except Exception as error:
                log.error("Old classes could not be dropped now: %s", place_of(error))
            await asyncio.sleep(SWEEP_SECONDS)
