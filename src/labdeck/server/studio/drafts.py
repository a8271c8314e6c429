"""Drafts: decks that people make here. A save is on disk before it is answered, and two people lose nothing."""

import asyncio
import time
from secrets import choice, compare_digest
from typing import Any
from weakref import WeakValueDictionary

from labdeck.server import words
from labdeck.server.alone import Alone
from labdeck.server.limits import Limits
from labdeck.server.meter import Meter
from labdeck.server.protocol.studio.drafts import Conflict, Draft, DraftTicket, Save, Saved, Secret, Version
from labdeck.server.refused import Refused, Unsaved
from labdeck.server.security import ALPHABET, fingerprint, new_token
from labdeck.server.store import Row, Step, Store

from .desk import Desk
from .draft_store import ADD_DRAFT, ADD_VERSION, SET_SECRET, DraftStore, page_of, remove_draft
from .pictures import Pictures

ID_LETTERS = 12  # 59 bits: who has the id may look, and nobody finds one by trying


class Drafts:
    """All drafts of the server; nothing of them is kept in memory but which secrets nobody was told."""

    def __init__(self, store: Store, desk: Desk, pictures: Pictures, limits: Limits) -> None:
        self.store, self.kept, self.desk, self.pictures, self.limits = store, DraftStore(store), desk, pictures, limits
        self.beginnings = Meter(limits.draft_burst, limits.draft_rate)
        self.saves = Meter(limits.save_burst, limits.save_rate)
        self._turns: WeakValueDictionary[str, Alone] = WeakValueDictionary()
        self._untold: dict[str, tuple[str, str]] = {}  # by draft: the secret before, and one that may be stored

    async def new(self, text: str, address: str) -> DraftTicket:
        """Keep a text as the first version of a new draft."""
        if not self.beginnings.allows(address):
            raise Refused("too_many", words.studio.too_many_decks(self.limits.draft_burst))
        draft, secret = "".join(choice(ALPHABET) for _ in range(ID_LETTERS)), new_token()
        row = {"draft": draft, "secret": fingerprint(secret), "made": time.time()}
        await self.store.write((ADD_DRAFT, row), *await self.version_steps(draft, 1, 0, text, "", address))
        return {"draft": draft, "secret": secret, "version": 1}

    async def find(self, draft: str) -> Row:
        """A draft; refused if there is none of that id."""
        found = await asyncio.to_thread(self.kept.draft, draft.upper())
        if found is None:
            raise Refused("not_found", words.studio.NO_DRAFT)
        return found

    async def edited(self, draft: str, secret: str | None) -> str:
        """The id of a draft, for whoever shows its secret, as a fingerprint; refused to anybody else."""
        found = await self.find(draft)
        id_, known = str(found["draft"]), found["secret"]
        if id_ in self._untold:
            known = await self.turn(id_).do_alone(lambda: self._put_back(id_))
        if secret is None or not compare_digest(secret, known):
            raise Refused("forbidden", words.studio.ONLY_LOOK)
        return id_

    async def read(self, draft: str, version: int = 0) -> tuple[Row, str, int]:
        """A version of a draft, 0 for the newest: what is known of it, its text, and which the newest is."""
        draft = (await self.find(draft))["draft"]

        def look() -> tuple[Row, str, int] | None:
            head = self.kept.head(draft)
            found = self.kept.version(draft, version) if version else head
            return None if head is None or found is None else (found, self.kept.text(found["digest"]), head["version"])

        found = await asyncio.to_thread(look)
        if found is None:
            raise Refused("not_found", words.studio.NO_VERSION)
        return found

    async def draft(self, draft: str, version: int) -> Draft:
        """A draft at one of its versions."""
        row, text, head = await self.read(draft, version)
        return {**told(row), "draft": row["draft"], "head": head, "text": text}

    async def versions(self, draft: str) -> list[Version]:
        """All versions of a draft, the newest first."""
        found = await self.find(draft)
        return [told(row) for row in reversed(await asyncio.to_thread(self.kept.versions, found["draft"]))]

    async def renew_secret(self, draft: str) -> Secret:
        """A new secret; the old one is worth nothing from now on."""
        return await self.turn(draft).do_alone(lambda: self._renew(draft))

    async def _renew(self, draft: str) -> Secret:
        before, secret = await self._put_back(draft), new_token()
        try:
            await self.store.write((SET_SECRET, {"at": draft, "to": fingerprint(secret)}))
        except Unsaved:
            self._untold[draft] = before, fingerprint(secret)
            raise
        return {"secret": secret}

    async def _put_back(self, draft: str) -> str:
        """The secret of a draft, as a fingerprint; the one before, if nobody was told the one that is stored."""
        stored = str((await self.find(draft))["secret"])
        before, untold = self._untold.get(draft, (stored, ""))
        if stored == untold:
            await self.store.write((SET_SECRET, {"at": draft, "to": before}))
            stored = before
        self._untold.pop(draft, None)
        return stored

    async def remove(self, draft: str) -> None:
        """Remove a draft with all its versions."""
        await self.turn(draft).do_alone(lambda: asyncio.to_thread(remove_draft, self.store, draft))

    def turn(self, draft: str) -> Alone:
        """What lets one at a time change a draft."""
        return self._turns.setdefault(draft, Alone())

    async def save(self, draft: str, wish: Save, address: str) -> Saved:
        """Keep a text as the newest version; what somebody saved meanwhile is merged with it."""
        if not self.saves.allows(draft):
            raise Refused("too_many", words.studio.too_many_saves(self.limits.save_burst))
        return await self.turn(draft).do_alone(lambda: self._save(draft, wish, address))

    async def _save(self, draft: str, wish: Save, address: str) -> Saved:
        _, theirs, number = await self.read(draft)
        if wish.text == theirs:  # also a save that was sent again, since its answer was lost
            return saved(number, theirs)
        if wish.parent == number:
            return saved(await self.add(draft, wish.text, number, wish.says, address), wish.text)
        _, base, _ = await self.read(draft, wish.parent)
        merge = await self._merged(base, wish.text, theirs, address)
        if merge["text"] == theirs and not merge["conflicts"]:
            return saved(number, theirs, is_merged=True)
        if not merge["conflicts"]:
            version = await self.add(draft, merge["text"], number, wish.says, address)
            return saved(version, merge["text"], is_merged=True)
        aside = await self._put_aside(draft, wish, address)
        if merge["text"] != theirs:
            number = await self.add(draft, merge["text"], number, wish.says, address)
        return saved(number, merge["text"], True, aside, merge["conflicts"])

    async def _merged(self, base: str, mine: str, theirs: str, address: str) -> dict[str, Any]:
        """Both texts as one; where that cannot be found out, theirs, and mine as a conflict of the whole text."""
        try:
            merge: dict[str, Any] = await self.desk.do(
                ("merge", {"base": base, "mine": mine, "theirs": theirs}), address
            )
        except Refused as refused:
            if refused.code == "too_many":
                raise
            whole = {"table": "", "card": "", "name": "", "field": "", "base": base, "mine": mine, "theirs": theirs}
            return {"text": theirs, "conflicts": [whole]}
        return merge

    async def _put_aside(self, draft: str, wish: Save, address: str) -> int:
        """Keep a text as it was sent beside the others; the number of its version, also if it was sent before."""
        digest, _ = page_of(wish.text)
        for row in await asyncio.to_thread(self.kept.versions, draft):
            if row["is_aside"] and (row["digest"], row["parent"]) == (digest, wish.parent):
                return int(row["version"])
        return await self.add(draft, wish.text, wish.parent, wish.says, address, is_aside=True)

    async def add(
        self, draft: str, text: str, parent: int, says: str, address: str, *others: Step, is_aside: bool = False
    ) -> int:
        """Keep a new version, and other steps with it; its number."""
        version = await asyncio.to_thread(self.kept.last, draft) + 1
        if version > self.limits.draft_versions:
            raise Refused("too_many", words.studio.too_many_versions(self.limits.draft_versions))
        steps = await self.version_steps(draft, version, parent, text, says, address, is_aside)
        await self.store.write(*steps, *others)
        return version

    async def glance(self, text: str, address: str) -> dict[str, str]:
        """What a text is called, by which name it is played, and what is wrong with it first."""
        pictures = await self.pictures.of(text)
        seen: dict[str, str] = await self.desk.do(("glance", {"text": text, "pictures": pictures}), address)
        return seen

    async def version_steps(
        self, draft: str, version: int, parent: int, text: str, says: str, address: str, is_aside: bool = False
    ) -> list[Step]:
        """What keeps a text as a version; a text that nobody can read now is kept like any other."""
        try:
            seen = await self.glance(text, address)
        except Refused:
            seen = {"title": "", "name": ""}
        digest, page = page_of(text)
        row = {"draft": draft, "version": version, "parent": parent, "saved": time.time(), "says": says}
        row |= {"title": seen["title"], "name": seen["name"], "digest": digest, "is_aside": is_aside}
        return [page, (ADD_VERSION, row)]


def told(row: Row) -> Version:
    """What is told of a version."""
    return {
        "version": row["version"],
        "parent": row["parent"],
        "saved": row["saved"],
        "says": row["says"],
        "title": row["title"],
        "name": row["name"],
        "is_aside": bool(row["is_aside"]),
    }


def saved(
    version: int, text: str, is_merged: bool = False, aside: int = 0, conflicts: list[Conflict] | None = None
) -> Saved:
    """What became of a text."""
    return {"version": version, "text": text, "is_merged": is_merged, "aside": aside, "conflicts": conflicts or []}
