"""Collecting: pupils send cards by a code, and whoever has the deck's secret looks at them and takes them in."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from labdeck.server import words
from labdeck.server.meter import Meter
from labdeck.server.names import check_name
from labdeck.server.protocol.studio.collecting import Collection, CollectionFor, Sent, Submission, Verdict
from labdeck.server.protocol.studio.drafts import Saved
from labdeck.server.protocol.studio.texts import LONGEST_TEXT
from labdeck.server.refused import Refused
from labdeck.server.rooms import Rooms
from labdeck.server.security import new_code
from labdeck.server.store import Row

from .draft_store import ADD_COLLECTION, ADD_SUBMISSION, DROP_COLLECTION, JUDGE
from .drafts import Drafts, saved
from .pictures import Pictures

LONGEST = 400  # letters of what is wrong with a card


class Collecting:
    """The cards that are collected for drafts."""

    def __init__(self, rooms: Rooms, drafts: Drafts, pictures: Pictures) -> None:
        limits = rooms.settings.limits
        self.rooms, self.drafts, self.pictures, self.kept = rooms, drafts, pictures, drafts.kept
        self.most, self.meter = limits.sent_cards, Meter(limits.sent_burst, limits.sent_rate)

    async def open(self, draft: str) -> Collection:
        """The code by which cards for a draft are sent; a draft has one."""

        async def opened() -> Collection:
            found = await asyncio.to_thread(self.kept.collection_of, draft)
            if found is not None:
                return {"code": found["code"]}
            code = await asyncio.to_thread(self._free_code)
            await self.rooms.store.write((ADD_COLLECTION, {"code": code, "draft": draft}))
            return {"code": code}

        return await self.drafts.turn(draft).do_alone(opened)

    async def end(self, draft: str) -> None:
        """Take no more cards for a draft: its code is worth nothing from now on; what was sent stays."""
        await self.drafts.turn(draft).do_alone(lambda: self.rooms.store.write((DROP_COLLECTION, {"at": draft})))

    def _free_code(self) -> str:
        while self.kept.collection(code := new_code()) is not None:
            pass
        return code

    async def find(self, code: str, address: str) -> Row:
        """The collection of a code; wrong codes are counted, as those of tables are."""
        await self.rooms.guesses.wait(address, code)
        with self.rooms.counted(address, code):
            found = await asyncio.to_thread(self.kept.collection, code.upper())
            if found is None:
                raise Refused("not_found", words.studio.NO_COLLECTION)
            return found

    async def look(self, code: str, address: str) -> CollectionFor:
        """What somebody sees who is to send a card."""
        found = await self.find(code, address)
        row, text, _ = await self.drafts.read(found["draft"])
        return {"code": found["code"], "title": row["title"], "text": text}

    async def send(self, code: str, card: Submission, address: str) -> Sent:
        """Keep a card that somebody sends, right or not; what is wrong with it is told."""
        draft = (await self.find(code, address))["draft"]
        by = check_name(card.by)
        if not self.meter.allows(address):
            raise Refused("too_many", words.studio.too_many_cards(self.meter.burst))
        _, text, _ = await self.drafts.read(draft)
        says = (await self._with_card(text, card.table, card.values, address))["says"][:LONGEST]

        async def kept() -> Sent:
            number = len(await asyncio.to_thread(self.kept.sent, draft)) + 1
            if number > self.most:
                raise Refused("too_many", words.studio.collection_full(self.most))
            row = {"draft": draft, "number": number, "by": by, "of_table": card.table, "told": card.values}
            await self.rooms.store.write((ADD_SUBMISSION, row | {"state": "new", "says": says}))
            return {
                "number": number,
                "by": by,
                "table": card.table,
                "values": card.values,
                "state": "new",
                "says": says,
            }

        return await self.drafts.turn(draft).do_alone(kept)

    async def sent(self, draft: str) -> list[Sent]:
        """All cards that were sent for a draft."""
        return [told(row) for row in await asyncio.to_thread(self.kept.sent, draft)]

    async def judge(self, draft: str, number: int, verdict: Verdict, address: str) -> Saved:
        """Take a card into the deck as its newest version, or refuse it."""

        async def judged() -> Saved:
            row = of_number(await asyncio.to_thread(self.kept.sent, draft), number)
            _, text, head = await self.drafts.read(draft)
            step = JUDGE, {"at": draft, "which": number, "to": "accepted" if verdict.accepts else "refused"}
            if not verdict.accepts:
                await self.rooms.store.write(step)
                return saved(head, text)
            text = (await self._with_card(text, row["of_table"], row["told"], address))["text"]
            if len(text) > LONGEST_TEXT:
                raise Refused("bad_message", words.studio.text_too_long(len(text), LONGEST_TEXT))
            says = words.studio.FROM_CLASS  # who sent it is nobody's but the editor's: versions are open
            return saved(await self.drafts.add(draft, text, head, says, address, step), text)

        return await self.drafts.turn(draft).do_alone(judged)

    async def _with_card(self, text: str, table: str, values: Mapping[str, Any], address: str) -> dict[str, str]:
        """A text with a card more, and what is wrong with that card."""
        pictures = await self.pictures.of(f"{text} {values}")
        given = {"text": text, "table": table, "values": dict(values), "pictures": pictures}
        made: dict[str, str] = await self.drafts.desk.do(("with_card", given), address)
        return made


def of_number(rows: Sequence[Row], number: int) -> Row:
    """The card of a number, if it has not been looked at yet."""
    for row in rows:
        if row["number"] == number and row["state"] == "new":
            return row
        if row["number"] == number:
            raise Refused("not_now", words.studio.JUDGED[row["state"]])
    raise Refused("not_found", words.studio.NO_CARD)


def told(row: Row) -> Sent:
    """What is told of a card that was sent."""
    return {
        "number": row["number"],
        "by": row["by"],
        "table": row["of_table"],
        "values": row["told"],
        "state": row["state"],
        "says": row["says"],
    }
